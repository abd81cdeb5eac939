import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import type { StayLetterSays } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** What a letter says of a stay. */
export type LetterStay = Pick<
  StayView,
  'id' | 'number' | 'kindTitle' | 'rooms' | 'arrival' | 'departure' | 'checkIn' | 'checkOut' | 'toPay'
> & { guest: Pick<StayView['guest'], 'name'>; price: Pick<StayView['price'], 'total' | 'tax'> };

/** One step of a stay; the calendar file is attached by who composes it. */
export function stayLetter(says: StayLetterSays, stay: LetterStay, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const [arrival, departure] = [dates.dayInWords(stay.arrival), dates.dayInWords(stay.departure)];
  const text = words(`stay-${says}`, { stay: String(stay.number), room: stay.kindTitle, arrival, departure });
  const comes = says === 'booked' || says === 'changed';
  return writtenPage(text, {
    title: greeting(writing, stay.guest.name),
    rows: [
      { label: m.stay, value: String(stay.number) },
      { label: m.room, value: stay.rooms > 1 ? `${stay.kindTitle} × ${stay.rooms}` : stay.kindTitle },
      { label: m.arrival, value: comes ? m.fromHour(arrival, stay.checkIn) : arrival },
      { label: m.departure, value: comes ? m.byHour(departure, stay.checkOut) : departure },
      { label: m.totalWithTax, value: formatRupees(stay.price.total) },
      ...(stay.price.tax > 0 ? [{ label: m.taxInIt, value: formatRupees(stay.price.tax) }] : []),
      ...(comes && stay.toPay > 0 ? [{ label: m.paidOnArrival, value: formatRupees(stay.toPay) }] : []),
    ],
    href: href('/stay/booking/:id', { id: stay.id }),
  });
}

/** Money of a stay that went back; `stray`: of a payment that did not pay it. */
export function stayReturnedLetter(
  stay: LetterStay,
  { amount, stray }: { amount: Paise; stray: boolean },
  writing: Writing,
): LetterPage {
  const { words, m } = writing;
  const sum = formatRupees(amount);
  const text = words(stray ? 'stay-returned-stray' : 'stay-returned', { stay: String(stay.number), sum });
  return writtenPage(text, {
    title: greeting(writing, stay.guest.name),
    rows: [
      { label: m.goneBack, value: sum },
      { label: m.stay, value: String(stay.number) },
    ],
    href: href('/stay/booking/:id', { id: stay.id }),
  });
}
