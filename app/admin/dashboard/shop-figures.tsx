import { KeyFigure, WaitingFigure } from '#admin/figures/key-figure.tsx';
import { comparison } from '#admin/figures/period-figure.tsx';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/dashboard.ts';
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
        label={m.netSales}
        value={formatRupees(sales.now.net, 'short')}
        note={
          <>
            {m.orders(sales.now.count)}
            <span className="block">{comparison(sales.now.net, sales.lastYear.net)}</span>
          </>
        }
        to={`${href('/admin-dashboard/orders/sales')}?period=month`}
      />
      <KeyFigure label={m.ordersToPack} value={String(orders.pack)} note={m.openOrders} to={board('pack')} />
      <KeyFigure label={m.ordersToSend} value={String(orders.ship)} note={m.packed} to={board('ship')} />
      <WaitingFigure
        label={m.ordersShort}
        count={orders.short}
        note={m.ordersShortNote}
        to={board('short')}
      />
      <WaitingFigure
        label={m.lowStock}
        count={lowStock}
        note={m.lowStockNote}
        to={`${href('/admin-dashboard/products')}?view=low`}
      />
    </div>
  );
}
