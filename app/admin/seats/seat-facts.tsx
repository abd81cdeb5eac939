import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { BillFacts } from '#admin/records/bill-facts.tsx';
import { Fact, Facts } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/seats.ts';
import { href } from '#ui/href.ts';

/** What is known of a booking; who comes is on the request that it became. */
export function SeatFacts({ seat }: { seat: SeatView }) {
  const { buyer, unit } = seat;
  const facts: [label: string, value: string | null][] = [
    [unit.kind === 'class' ? m.klass : m.tour, seat.title],
    [unit.kind === 'class' ? m.firstDay : m.leavesOn, dayInWords(seat.day)],
    [m.seatCount, String(seat.seats)],
    [m.price, formatRupees(seat.price)],
    [m.paid, formatRupees(seat.paid)],
    [m.toPay, seat.stage === 'booked' && seat.toPay > zeroPaise ? formatRupees(seat.toPay) : null],
    [m.bookedAt, shortMoment(seat.createdAt)],
  ];
  return (
    <Panel title={m.booking}>
      <dl className="admin-facts">
        <Fact label={m.buyer}>{buyer.name}</Fact>
        <Fact label={m.phone} num>
          <a href={`tel:${buyer.phone}`} className="underline">
            {buyer.phone}
          </a>
        </Fact>
        {buyer.email && <Fact label={m.email}>{buyer.email}</Fact>}
        <Facts facts={facts} />
        {seat.restOf && (
          <Fact label={m.booking}>
            <Link to={href('/admin-dashboard/seats/:id', { id: seat.restOf.id })} className="underline">
              {m.restOf(seat.restOf.number)}
            </Link>
          </Fact>
        )}
        <BillFacts bills={seat.bills} />
        {seat.requestId && (
          <Fact label={m.whoComes}>
            <Link to={href('/admin-dashboard/inbox/:id', { id: seat.requestId })} className="underline">
              {m.openRequest}
            </Link>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
