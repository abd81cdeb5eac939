import { formatRupees } from '#core/money/paise.ts';
import { stayTones } from '#core/stay/stay-tones.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/order-history.ts';
import * as booking from '#messages/stay-booking.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { BillCell } from './bill-cell.tsx';
import { SeeLink } from './see-link.tsx';

export type OwnStay = Pick<
  StayView,
  'id' | 'number' | 'kindTitle' | 'arrival' | 'departure' | 'state' | 'price' | 'bills'
>;

/** A Devotee's stays in the guest house; each links to the stay's page (no proof asked). */
export function OwnStays({ stays }: { stays: OwnStay[] }) {
  return (
    <section aria-labelledby="stays" className="panel grid gap-4">
      <h2 id="stays">{m.yourStays}</h2>
      <Table caption={m.yourStays} columns={columns} rows={stays} rowKey={({ id }) => id} />
    </section>
  );
}

/** Nobody stayed: no bill follows. */
const notBilled = new Set<StayView['state']>(['cancelled', 'no-show', 'short', 'refunded']);

const columns: Column<OwnStay>[] = [
  {
    label: m.stay,
    cell: ({ number }) => <b className="num">{number}</b>,
  },
  {
    label: m.nights,
    cell: ({ arrival, departure }) => (
      <span className="num">{booking.fromTo(dayInWords(arrival), dayInWords(departure))}</span>
    ),
  },
  { label: booking.room, cell: ({ kindTitle }) => kindTitle },
  {
    label: m.total,
    numeric: true,
    cell: ({ price }) => <b className="num">{formatRupees(price.total, 'short')}</b>,
  },
  {
    label: m.bill,
    cell: ({ bills, state }) => <BillCell bills={bills} cancelled={notBilled.has(state)} />,
  },
  {
    label: m.status,
    cell: ({ state }) => <Badge tone={stayTones[state]}>{booking.states[state].badge}</Badge>,
  },
  {
    label: m.next,
    cell: ({ id, number }) => <SeeLink to={href('/stay/booking/:id', { id })} number={number} />,
  },
];
