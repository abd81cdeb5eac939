import { Link } from 'react-router';
import { addPaise, formatRupees, type Paise } from '#core/money/paise.ts';
import { buyerMayCancel } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/order-history.ts';
import { orderBadge } from '#site/shop-parts/order-words.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { BillCell } from './bill-cell.tsx';

type Shown =
  | 'id'
  | 'number'
  | 'begunOn'
  | 'state'
  | 'stage'
  | 'money'
  | 'payBy'
  | 'delivery'
  | 'mailed'
  | 'total';
export type OwnOrder = Pick<OrderView, Shown | 'payable' | 'bills'> & {
  goods: { title: string; options: string; quantity: number }[];
  /** Completed refunds. */
  returned: Paise[];
};

type OrdersTableProps = { orders: OwnOrder[]; buyerCancels: boolean };

/** A Devotee's orders, newest first; numbers link to the order's page (no proof asked). */
export function OrdersTable({ orders, buyerCancels }: OrdersTableProps) {
  const columns: Column<OwnOrder>[] = [
    {
      label: m.order,
      cell: ({ id, number }) => (
        <Link to={href('/status/:id', { id })} className="font-semibold num">
          {number}
        </Link>
      ),
    },
    { label: m.date, cell: ({ begunOn }) => <span className="num">{dayInWords(begunOn)}</span> },
    { label: m.goods, cell: Goods },
    { label: m.total, numeric: true, cell: Total },
    { label: m.status, cell: Status },
    {
      label: m.bill,
      cell: ({ bills, stage }) => <BillCell bills={bills} cancelled={stage === 'cancelled'} />,
    },
    { label: m.next, cell: (order) => <Next order={order} buyerCancels={buyerCancels} /> },
  ];
  return (
    <div className="panel">
      <Table caption={m.yourOrders} columns={columns} rows={orders} rowKey={({ id }) => id} />
    </div>
  );
}

function Goods({ goods }: OwnOrder) {
  return (
    <div className="own-goods">
      <GoodsList goods={goods.length <= most ? goods : goods.slice(0, most - 1)} />
      {goods.length > most && (
        <details>
          <summary className="fold-link">{m.andMore(goods.length - most + 1)}</summary>
          <GoodsList goods={goods.slice(most - 1)} />
        </details>
      )}
    </div>
  );
}

/** How many lines of an order are open; a longer order unfolds. */
const most = 4;

function GoodsList({ goods }: Pick<OwnOrder, 'goods'>) {
  return (
    <ul>
      {goods.map(({ title, options, quantity }) => (
        <li key={`${title} ${options}`}>
          {quantity > 1 && <span className="num">{quantity} × </span>}
          {title}
          {options && <span className="faint"> {options}</span>}
        </li>
      ))}
    </ul>
  );
}

function Total({ total, returned }: OwnOrder) {
  return (
    <>
      <b className="num">{formatRupees(total, 'short')}</b>
      {returned.length > 0 && (
        <span className="faint num block">{m.returned(formatRupees(addPaise(returned), 'short'))}</span>
      )}
    </>
  );
}

function Status(order: OwnOrder) {
  const { tone, badge } = orderBadge(order);
  return <Badge tone={tone}>{badge}</Badge>;
}

/** The most useful action of an order now, and cancelling while it is allowed. */
function Next({
  order: { id, number, stage, money, payable },
  buyerCancels,
}: {
  order: OwnOrder;
  buyerCancels: boolean;
}) {
  const of = <span className="sr"> {m.ofOrder(number)}</span>;
  const pays = payable && !awaitsAnswer(money);
  return (
    <div className="next-cell">
      <Link
        to={pays ? href('/checkout/pay/:id', { id }) : href('/status/:id', { id })}
        className="btn btn-quiet btn-sm"
        reloadDocument={pays}
      >
        <span>
          {pays ? m.pay : m.see}
          {of}
        </span>
      </Link>
      {buyerMayCancel({ money, stage }, buyerCancels) && (
        <Link to={`${href('/status/:id', { id })}?cancel#cancel`} className="btn btn-quiet btn-sm">
          <span>
            {m.cancel}
            {of}
          </span>
        </Link>
      )}
    </div>
  );
}
