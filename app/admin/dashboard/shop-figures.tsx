import { KeyFigure, WaitingFigure } from '#admin/figures/key-figure.tsx';
import { comparison } from '#admin/figures/period-figure.tsx';
import { counted } from '#admin/words/counted.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderTab } from '#server/orders/queries/admin-order-queries.ts';
import type { SalesFigure } from '#server/orders/queries/sales-queries.ts';
import { href } from '#ui/href.ts';

export type Shop = {
  sales: { now: SalesFigure; lastYear: SalesFigure };
  orders: Record<OrderTab, number>;
  lowStock: number;
};

/** Sales and open work of the shop; each number links to its rows. */
export function ShopFigures({ sales, orders, lowStock }: Shop) {
  const board = (tab: OrderTab) => `${href('/admin-dashboard/orders')}?tab=${tab}`;
  return (
    <div className="kpis">
      <KeyFigure
        label="Shop net sales, last 30 days"
        value={formatRupees(sales.now.net, 'short')}
        note={
          <>
            {counted(sales.now.count, 'order')}
            <span className="block">{comparison(sales.now.net, sales.lastYear.net)}</span>
          </>
        }
        to={`${href('/admin-dashboard/orders/sales')}?period=month`}
      />
      <KeyFigure label="Orders to pack" value={String(orders.pack)} note="open orders" to={board('pack')} />
      <KeyFigure label="Orders to send" value={String(orders.ship)} note="packed" to={board('ship')} />
      <WaitingFigure
        label="Orders without goods"
        count={orders.short}
        note="paid, and the shelf was empty"
        to={board('short')}
      />
      <WaitingFigure
        label="Low stock"
        count={lowStock}
        note="articles at or below their level"
        to={`${href('/admin-dashboard/products')}?view=low`}
      />
    </div>
  );
}
