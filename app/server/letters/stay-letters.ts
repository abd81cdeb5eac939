import { href } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import type { WaitView } from '#core/stay/wait.ts';
import type { StayLetterSays, StayWaitSays } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** What a letter says of a stay. */
export type LetterStay = Pick<
  StayView,
  'id' | 'number' | 'kindTitle' | 'rooms' | 'arrival' | 'departure' | 'checkIn' | 'checkOut' | 'toPay'
> & { guest: Pick<StayView['guest'], 'name'>; price: Pick<StayView['price'], 'total' | 'tax'> };

/**
 * One step of a stay; the calendar file is attached by who composes it. `paid`: what came for its
 * rest, where the letter is about that.
 */
export function stayLetter(
  says: StayLetterSays,
  stay: LetterStay,
  writing: Writing,
  paid: Paise | null = null,
): LetterPage {
  const { words, m, dates } = writing;
  const [arrival, departure] = [dates.dayInWords(stay.arrival), dates.dayInWords(stay.departure)];
  const text = words(`stay-${says}`, { stay: String(stay.number), room: stay.kindTitle, arrival, departure });
  const comes = says === 'booked' || says === 'changed';
  const owes = (comes || says === 'rest-paid') && stay.toPay > 0;
  return writtenPage(text, {
    title: greeting(writing, stay.guest.name),
    rows: [
      { label: m.stay, value: String(stay.number) },
      { label: m.room, value: ofKind(stay) },
      { label: m.arrival, value: comes ? m.fromHour(arrival, stay.checkIn) : arrival },
      { label: m.departure, value: comes ? m.byHour(departure, stay.checkOut) : departure },
      { label: m.totalWithTax, value: formatRupees(stay.price.total) },
      ...(stay.price.tax > 0 ? [{ label: m.taxInIt, value: formatRupees(stay.price.tax) }] : []),
      ...(paid === null ? [] : [{ label: m.paidOnline, value: formatRupees(paid) }]),
      ...(owes ? [{ label: m.paidOnlineOrOnArrival, value: formatRupees(stay.toPay) }] : []),
    ],
    href: href('/stay/booking/:id', { id: stay.id }),
  });
}

export type LetterWait = Pick<
  WaitView,
  'kindTitle' | 'rooms' | 'arrival' | 'departure' | 'name' | 'offerUntil'
> & { path: string };

/** To who waits for nights; `path`: the page of the entry, with its key. */
export function stayWaitLetter(says: StayWaitSays, wait: LetterWait, writing: Writing): LetterPage {
  const { words, m, dates } = writing;
  const [arrival, departure] = [dates.dayInWords(wait.arrival), dates.dayInWords(wait.departure)];
  const nights = { room: wait.kindTitle, arrival, departure };
  const until = wait.offerUntil ? dates.longMoment(wait.offerUntil) : '';
  const text =
    says === 'joined' ? words('stay-wait-joined', nights) : words('stay-wait-offered', { ...nights, until });
  return writtenPage(text, {
    title: greeting(writing, wait.name),
    rows: [
      { label: m.room, value: ofKind(wait) },
      { label: m.arrival, value: arrival },
      { label: m.departure, value: departure },
    ],
    href: wait.path,
  });
}

function ofKind({ kindTitle, rooms }: Pick<LetterStay, 'kindTitle' | 'rooms'>): string {
  return rooms > 1 ? `${kindTitle} × ${rooms}` : kindTitle;
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
