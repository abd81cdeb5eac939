import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/seat-booking.ts';
import * as booking from '#messages/stay-booking.ts';
import './seats.css';

/** What is booked, when, and its money. */
export function SeatSummary({ seat }: { seat: SeatView }) {
  const isClass = seat.unit.kind === 'class';
  const facts: [string, string][] = [
    [isClass ? m.theClass : m.theTour, seat.title],
    [isClass ? m.firstDay : m.leavesOn, dayInWords(seat.day)],
    ...(seat.restOf ? [[m.restOfBooking, m.seat(seat.restOf.number)] as [string, string]] : []),
    [m.seats, String(seat.seats)],
    [m.price, formatRupees(seat.price, 'short')],
    ...(seat.stage === 'open' ? [] : [[booking.paid, formatRupees(seat.paid, 'short')] as [string, string]]),
    ...(seat.toPay > zeroPaise
      ? [[m.restOnTheDay, formatRupees(seat.toPay, 'short')] as [string, string]]
      : []),
  ];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="the-seats">
      <h2 id="the-seats" className="text-h3">
        {m.yourBooking}
      </h2>
      <dl className="seat-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
