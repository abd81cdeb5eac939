import { type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { returnedPercent, shareOf } from '../stay/cancellation.ts';
import type { LadderStep } from '../stay/stay-terms.ts';

/** What one seat costs, and what of it is paid online; null: all of it. */
export type SeatTerms = { each: Paise; deposit: Paise | null };
export type SeatPrice = { price: Paise; due: Paise };

/** The most that one payment can be, in paise: five lakh rupees. */
export const mostAtOnce = 5_00_000_00;

/** The price of so many seats, and what of it is paid now; null: more than one payment can be. */
export function priceSeats({ each, deposit }: SeatTerms, seats: number): SeatPrice | null {
  const price = paise(each * seats);
  const due = paise((deposit ?? each) * seats);
  return due > mostAtOnce ? null : { price, due };
}

/** How a class is paid on the site; null: it is free, or paid at the first lesson. */
export function termsOfClass(one: { fee: Paise; payBy: 'lesson' | 'online' }): SeatTerms | null {
  return one.payBy === 'online' && one.fee > zeroPaise ? { each: one.fee, deposit: null } : null;
}

/** How a seat of a departure is paid on the site; null: the tour desk agrees the price. */
export function termsOfDeparture(one: {
  price: Paise | null;
  payOnline: boolean;
  deposit: Paise | null;
}): SeatTerms | null {
  if (!one.payOnline || one.price === null || one.price <= zeroPaise) return null;
  // A price that fell below the deposit since.
  return { each: one.price, deposit: one.deposit !== null && one.deposit < one.price ? one.deposit : null };
}

/** What the ladder gives back on a day of what is left of the payment, in paise. */
export function seatGoesBack(
  { ladder, day }: { ladder: readonly LadderStep[]; day: string },
  left: number,
  today: string,
): Paise {
  return shareOf(paise(left), returnedPercent(ladder, today, day));
}
