import { formatRupees } from '#core/money/paise.ts';
import { passTones } from '#core/passes/pass-tones.ts';
import type { PassBookingView } from '#core/passes/pass-view.ts';
import { longDate } from '#core/time/date-words.ts';
import * as m from '#messages/order-history.ts';
import { states } from '#messages/pass-booking.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { SeeLink } from './see-link.tsx';

export type OwnBooking = Pick<PassBookingView, 'id' | 'number' | 'total' | 'state'> & {
  title: string;
  begins: Date | null;
  passes: number;
};

/** A Devotee's passes of events; each links to the page that shows them (no proof asked). */
export function OwnPasses({ bookings }: { bookings: OwnBooking[] }) {
  return (
    <section aria-labelledby="passes" className="panel grid gap-4">
      <h2 id="passes">{m.yourPasses}</h2>
      <Table caption={m.yourPasses} columns={columns} rows={bookings} rowKey={({ id }) => id} />
    </section>
  );
}

const columns: Column<OwnBooking>[] = [
  {
    label: m.booking,
    cell: ({ number }) => <b className="num">{number}</b>,
  },
  {
    label: m.date,
    cell: ({ begins }) => <span className="num">{begins ? longDate(begins) : '–'}</span>,
  },
  { label: m.event, cell: ({ title }) => title },
  { label: m.passes, numeric: true, cell: ({ passes }) => <span className="num">{passes}</span> },
  {
    label: m.total,
    numeric: true,
    cell: ({ total }) => <b className="num">{formatRupees(total, 'short')}</b>,
  },
  {
    label: m.status,
    cell: ({ state }) => <Badge tone={passTones[state]}>{states[state].badge}</Badge>,
  },
  { label: m.next, cell: ({ id, number }) => <SeeLink to={href('/passes/:id', { id })} number={number} /> },
];
