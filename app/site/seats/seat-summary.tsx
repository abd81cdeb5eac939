import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { paid } from '#messages/booking.ts';
import * as m from '#messages/seat-booking.ts';
import { FactList } from '#site/checkout-parts/fact-list.tsx';

/** What is booked, when, and its money. */
export function SeatSummary({ seat }: { seat: SeatView }) {
  const isClass = seat.unit.kind === 'class';
  const facts: [string, string][] = [
    [isClass ? m.theClass : m.theTour, seat.title],
    [isClass ? m.firstDay : m.leavesOn, dayInWords(seat.day)],
    ...(seat.restOf ? [[m.restOfBooking, m.seat(seat.restOf.number)] as [string, string]] : []),
    [m.seats, String(seat.seats)],
    [m.price, formatRupees(seat.price, 'short')],
    ...(seat.stage === 'open' ? [] : [[paid, formatRupees(seat.paid, 'short')] as [string, string]]),
    ...(seat.toPay > zeroPaise
      ? [[m.restOnTheDay, formatRupees(seat.toPay, 'short')] as [string, string]]
      : []),
  ];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="the-seats">
      <h2 id="the-seats" className="text-h3">
        {m.yourBooking}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}
