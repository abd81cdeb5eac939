import { formatRupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/booking.ts';
import * as booking from '#messages/stay-booking.ts';
import { FactList } from '#site/checkout-parts/fact-list.tsx';

/** A guest's dates, room and money. */
export function StayCard({ stay }: { stay: StayView }) {
  const facts: [string, string][] = [
    [booking.arrival, booking.fromHour(dayInWords(stay.arrival), stay.checkIn)],
    [booking.departure, booking.byHour(dayInWords(stay.departure), stay.checkOut)],
    [booking.room, booking.ofKind(stay.rooms, stay.kindTitle)],
    ...(stay.stage === 'in-house'
      ? [[booking.roomNumbers, stay.roomNumbers.join(', ')] as [string, string]]
      : []),
    [booking.guests, booking.people(stay.adults + stay.children)],
    ...(stay.freeNights > 0
      ? [[booking.freeNights, booking.nights(stay.freeNights)] as [string, string]]
      : []),
    [booking.total, formatRupees(stay.price.total, 'short')],
    ...(stay.stage === 'open' ? [] : [[m.paid, formatRupees(stay.paid, 'short')] as [string, string]]),
    ...(stay.toPay > 0 && stay.stage !== 'open'
      ? [[booking.toPayOnArrival, formatRupees(stay.toPay, 'short')] as [string, string]]
      : []),
    ...(stay.deposit > 0
      ? [[booking.depositHeld, formatRupees(stay.deposit, 'short')] as [string, string]]
      : []),
  ];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="the-stay">
      <h2 id="the-stay" className="text-h3">
        {booking.yourStay}
      </h2>
      <FactList facts={facts} />
      <p className="sm faint">
        {stay.price.tax > 0 ? booking.gstIncluded(formatRupees(stay.price.tax, 'short')) : booking.noGst}
      </p>
    </section>
  );
}
