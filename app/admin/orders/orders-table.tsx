import { Link } from 'react-router';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
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
      label: m.order,
      cell: (order) => (
        <>
          <Link to={href('/admin-dashboard/orders/:id', { id: order.id })} className="font-semibold num">
            {order.number}
          </Link>
          {order.delivery === 'pickup' && <Badge tone="info">{m.pickUp}</Badge>}
        </>
      ),
    },
    { label: m.when, cell: ({ createdAt }) => <span className="num">{shortMoment(createdAt)}</span> },
    {
      label: m.buyer,
      cell: ({ buyer, address }) => (
        <div>
          {buyer.name}
          <span className="sm faint block">{address.at(-2) ?? m.fetchesIt}</span>
        </div>
      ),
    },
    { label: m.goods, cell: (order) => goodsOf(order) },
    { label: m.total, numeric: true, cell: ({ total }) => <b className="num">{formatRupees(total)}</b> },
    ...(tab === 'ship' && mayWrite ? [courier] : []),
    ...(tab === 'underway' || tab === 'done' ? [sent] : []),
  ];
  return <Table caption={m.orders} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

const tick: Column<OrderView> = {
  label: m.choose,
  cell: ({ id, number }) => (
    <label className="check">
      <input type="checkbox" name="order" value={id} />
      <span className="sr">{m.orderOf(number)}</span>
    </label>
  ),
};

const courier: Column<OrderView> = {
  label: m.courierAndTracking,
  cell: ({ id, number, delivery, courier: known, tracking }) =>
    delivery === 'pickup' ? (
      <span className="faint">{m.pickUpNote}</span>
    ) : (
      <span className="row wrapx gap-2">
        <input type="hidden" name="row" value={id} />
        <input
          className="input courier"
          name={`courier:${id}`}
          aria-label={m.courierOf(number)}
          placeholder={m.courier}
          defaultValue={known ?? ''}
        />
        <input
          className="input courier"
          name={`tracking:${id}`}
          aria-label={m.trackingOf(number)}
          placeholder={m.trackingNumber}
          defaultValue={tracking ?? ''}
        />
      </span>
    ),
};

const sent: Column<OrderView> = {
  label: m.courier,
  cell: ({ courier: carrier, tracking }) =>
    carrier ? (
      <div>
        {carrier}
        <span className="sm num block break-all">{tracking}</span>
      </div>
    ) : (
      <span className="faint">{m.pickedUp}</span>
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
