import { Link } from 'react-router';
import { PrintBar } from '#admin/frame/print-bar.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findOrder } from '#server/orders/queries/order-queries.ts';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/print.route';
import './print.css';

const mostPrinted = 100;

/** A sheet for the packing table: the contents of each parcel, or the address labels. */
export const loader = forStaff(
  'orders.read',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const ids = url.searchParams.getAll('order').slice(0, mostPrinted);
    const found = await Promise.all([...new Set(ids)].map((id) => findOrder(services, id)));
    return {
      labels: params.what === 'labels',
      orders: found.filter((order): order is OrderView => order !== null),
    };
  },
);

export const meta: Route.MetaFunction = () => [{ title: m.toPrint }];

export default function Print({ loaderData: { labels, orders } }: Route.ComponentProps) {
  if (orders.length === 0) {
    return (
      <main className="print-none">
        <h1>{m.nothingToPrint}</h1>
        <p>{m.nothingToPrintNote}</p>
        <Link to={href('/admin-dashboard/orders')} className="btn btn-outline btn-sm">
          {m.toOrders}
        </Link>
      </main>
    );
  }
  return (
    <main className={labels ? 'labels' : 'packing'}>
      <PrintBar
        title={labels ? m.addressLabels : m.packingList}
        back={{ to: href('/admin-dashboard/orders'), label: m.toOrders }}
      />
      {orders.map((order) =>
        labels ? <Label key={order.id} order={order} /> : <Parcel key={order.id} order={order} />,
      )}
    </main>
  );
}

function Label({ order: { number, buyer, address, delivery } }: { order: OrderView }) {
  return (
    <section className="label">
      <p className="num">{m.orderOf(number)}</p>
      <b>{buyer.name}</b>
      {delivery === 'pickup' ? (
        <span>{m.toBeCollected}</span>
      ) : (
        address.map((line) => <span key={line}>{line}</span>)
      )}
      <span className="num">{buyer.phone}</span>
    </section>
  );
}

function Parcel({ order }: { order: OrderView }) {
  const { number, buyer, lines, note, total, weightGrams } = order;
  return (
    <section className="parcel">
      <h2>
        <Sentence
          text={m.parcelTitle(number, buyer.name)}
          parts={{ num: (words) => <span className="num">{words}</span> }}
        />
      </h2>
      <ul>
        {lines
          .filter(({ quantity, cancelled }) => quantity > cancelled)
          .map((line) => (
            <li key={line.position}>
              <i aria-hidden="true" /> <b className="num">{line.quantity - line.cancelled} ×</b> {line.title}
              {line.options && ` (${line.options})`} <span className="num">{line.sku}</span>
            </li>
          ))}
      </ul>
      {note && <p>“{note}”</p>}
      <p className="num">{m.sumAndGrams(formatRupees(total), weightGrams)}</p>
    </section>
  );
}
