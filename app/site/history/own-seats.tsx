import { formatRupees } from '#core/money/paise.ts';
import { seatTones } from '#core/seats/seat-stage.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { paid } from '#messages/booking.ts';
import * as m from '#messages/order-history.ts';
import * as seats from '#messages/seat-booking.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { SeeLink } from './see-link.tsx';

export type OwnSeat = Pick<
  SeatView,
  'id' | 'number' | 'title' | 'day' | 'seats' | 'price' | 'paid' | 'state'
>;

/** A Devotee's paid seats of classes and tours; each links to their page (no proof asked). */
export function OwnSeats({ bookings }: { bookings: OwnSeat[] }) {
  return (
    <section aria-labelledby="seats" className="panel grid gap-4">
      <h2 id="seats">{seats.mySeats}</h2>
      <Table caption={seats.mySeats} columns={columns} rows={bookings} rowKey={({ id }) => id} />
    </section>
  );
}

const columns: Column<OwnSeat>[] = [
  {
    label: m.booking,
    cell: ({ number }) => <b className="num">{number}</b>,
  },
  { label: seats.firstDay, cell: ({ day }) => <span className="num">{dayInWords(day)}</span> },
  { label: m.bookedWhat, cell: ({ title }) => title },
  { label: seats.seats, numeric: true, cell: ({ seats: count }) => <span className="num">{count}</span> },
  {
    label: paid,
    numeric: true,
    cell: ({ paid: sum }) => <b className="num">{formatRupees(sum, 'short')}</b>,
  },
  {
    label: m.status,
    cell: ({ state }) => <Badge tone={seatTones[state]}>{seats.states[state].badge}</Badge>,
  },
  {
    label: m.next,
    cell: ({ id, number }) => <SeeLink to={href('/seat/booking/:id', { id })} number={number} />,
  },
];
