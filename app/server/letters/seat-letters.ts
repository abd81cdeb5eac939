import { href } from 'react-router';
import { formatRupees, type Paise, zeroPaise } from '#core/money/paise.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import type { SeatLetterSays } from '../mail/letter.ts';
import { calledOffRows } from './called-off-letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** What a letter says of paid seats. */
export type LetterSeat = Pick<
  SeatView,
  | 'id'
  | 'number'
  | 'unit'
  | 'title'
  | 'day'
  | 'seats'
  | 'price'
  | 'paid'
  | 'total'
  | 'toPay'
  | 'payUntil'
  | 'calledOffWords'
> & { buyer: Pick<SeatView['buyer'], 'name'> };

/** One step of paid seats; the calendar file is attached by who composes it. */
export function seatLetter(says: SeatLetterSays, seat: LetterSeat, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const day = dates.dayInWords(seat.day);
  const asks = says === 'offered' || says === 'rest';
  const confirms = says === 'booked' || says === 'rest-paid';
  const values = { seat: String(seat.number), title: seat.title, day };
  const text = asks
    ? words(`seat-${says}`, { ...values, until: dates.longMoment(seat.payUntil) })
    : words(`seat-${says}`, values);
  const isClass = seat.unit.kind === 'class';
  return writtenPage(text, {
    title: greeting(writing, seat.buyer.name),
    rows: [
      { label: m.seat, value: String(seat.number) },
      { label: isClass ? m.klass : m.tour, value: seat.title },
      { label: isClass ? m.firstDay : m.departure, value: day },
      ...(says === 'called-off' ? calledOffRows(m, seat.calledOffWords) : []),
      { label: m.people, value: String(seat.seats) },
      { label: m.price, value: formatRupees(seat.price) },
      ...(confirms ? [{ label: m.paidOnline, value: formatRupees(seat.paid) }] : []),
      ...(asks ? [{ label: m.payNow, value: formatRupees(seat.total) }] : []),
      ...(says === 'booked' && seat.toPay > zeroPaise
        ? [{ label: m.paidOnlineOrOnArrival, value: formatRupees(seat.toPay) }]
        : []),
    ],
    href: href(asks ? '/seat/pay/:id' : '/seat/booking/:id', { id: seat.id }),
  });
}

/** Money of seats that went back; `stray`: of a payment that did not pay them. */
export function seatReturnedLetter(
  seat: LetterSeat,
  { amount, stray }: { amount: Paise; stray: boolean },
  writing: Writing,
): LetterPage {
  const { words, m } = writing;
  const sum = formatRupees(amount);
  const text = words(stray ? 'seat-returned-stray' : 'seat-returned', { seat: String(seat.number), sum });
  return writtenPage(text, {
    title: greeting(writing, seat.buyer.name),
    rows: [
      { label: m.goneBack, value: sum },
      { label: m.seat, value: String(seat.number) },
    ],
    href: href('/seat/booking/:id', { id: seat.id }),
  });
}
