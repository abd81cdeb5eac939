import { Link } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import type { OrderTab } from '#server/orders/queries/admin-order-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';

type OrdersTableProps = { orders: OrderView[]; tab: OrderTab; mayWrite: boolean };

export function OrdersTable({ orders, tab, mayWrite }: OrdersTableProps) {
  const ticks = mayWrite && (tab === 'pack' || tab === 'ship' || tab === 'underway');
  const columns: Column<OrderView>[] = [
    ...(ticks ? [tick] : []),
    {
      label: 'Order',
      cell: (order) => (
        <>
          <Link to={href('/admin-dashboard/orders/:id', { id: order.id })} className="font-semibold num">
            {order.number}
          </Link>
          {order.delivery === 'pickup' && <Badge tone="info">Pick-up</Badge>}
        </>
      ),
    },
    { label: 'When', cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
    {
      label: 'Buyer',
      cell: ({ buyer, address }) => (
        <div>
          {buyer.name}
          <span className="sm faint block">{address.at(-2) ?? 'Fetches it'}</span>
        </div>
      ),
    },
    { label: 'Goods', cell: (order) => goodsOf(order) },
    { label: 'Total', numeric: true, cell: ({ total }) => <b className="num">{formatRupees(total)}</b> },
    ...(tab === 'ship' && mayWrite ? [courier] : []),
    ...(tab === 'underway' || tab === 'done' ? [sent] : []),
  ];
  return <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

const tick: Column<OrderView> = {
  label: 'Choose',
  cell: ({ id, number }) => (
    <label className="check">
      <input type="checkbox" name="order" value={id} />
      <span className="sr">Order {number}</span>
    </label>
  ),
};

const courier: Column<OrderView> = {
  label: 'Courier and tracking',
  cell: ({ id, number, delivery, courier: known, tracking }) =>
    delivery === 'pickup' ? (
      <span className="faint">Pick-up: open it to hand it over</span>
    ) : (
      <span className="row wrapx gap-2">
        <input type="hidden" name="row" value={id} />
        <input
          className="input courier"
          name={`courier:${id}`}
          aria-label={`Courier of order ${number}`}
          placeholder="Courier"
          defaultValue={known ?? ''}
        />
        <input
          className="input courier"
          name={`tracking:${id}`}
          aria-label={`Tracking number of order ${number}`}
          placeholder="Tracking number"
          defaultValue={tracking ?? ''}
        />
      </span>
    ),
};

const sent: Column<OrderView> = {
  label: 'Courier',
  cell: ({ courier: carrier, tracking }) =>
    carrier ? (
      <div>
        {carrier}
        <span className="sm num block break-all">{tracking}</span>
      </div>
    ) : (
      <span className="faint">Picked up</span>
    ),
};

/** '2 × Sri Isopanisad (English), 1 × …': the lines to supply. */
function goodsOf({ lines }: OrderView): string {
  return lines
    .filter(({ quantity, cancelled }) => quantity > cancelled)
    .map(
      ({ quantity, cancelled, title, options }) =>
        `${quantity - cancelled} × ${title}${options && ` (${options})`}`,
    )
    .join(', ');
}
