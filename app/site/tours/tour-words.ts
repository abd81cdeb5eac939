import type { TourCard, TourDeparture } from '#core/content/tour.ts';
import { formatRupees } from '#core/money/paise.ts';
import { termsOfDeparture } from '#core/seats/seat-price.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeNoon } from '#core/time/temple-noon.ts';
import * as m from '#messages/tours.ts';

/** 'One day · about ₹2,500 a person' */
export function tourNote({ length, price }: Pick<TourCard, 'length' | 'price'>): string {
  return m.lengthAndPrice(length, priceWords(price));
}

/** The staff confirms the price; the one on the page is an estimate. */
export function priceWords(price: TourCard['price']): string {
  return price === null ? m.byArrangement : m.aboutAPerson(formatRupees(price, 'short'));
}

/** A departure as pages show it, its day worded on the server: 'Sunday, 6 December 2026'. */
export type DepartureView = Pick<
  TourDeparture,
  'id' | 'tourId' | 'day' | 'seatsLeft' | 'closed' | 'calledOff' | 'calledOffWords'
> & {
  words: string;
  /**
   * What one person pays on the site with the registration; null: the tour desk agrees the price.
   */
  paidNow: string | null;
};

export function toDepartureView(departure: TourDeparture): DepartureView {
  const { id, tourId, day, seatsLeft, closed, calledOff, calledOffWords } = departure;
  const words = longDay(templeNoon(day));
  const shown = { id, tourId, day, seatsLeft, closed, calledOff, calledOffWords };
  return { ...shown, words, paidNow: paidNowWords(departure) };
}

/** '₹2,500 a person, paid on the site'; where a deposit is asked, of what price. */
function paidNowWords(departure: TourDeparture): string | null {
  const terms = termsOfDeparture(departure);
  if (!terms) return null;
  const each = formatRupees(terms.each, 'short');
  return terms.deposit === null
    ? m.paidOnTheSite(each)
    : m.depositOnTheSite(formatRupees(terms.deposit, 'short'), each);
}

/** Whether it can be chosen on the form. */
export function isOffered({ seatsLeft, closed }: Pick<TourDeparture, 'seatsLeft' | 'closed'>): boolean {
  return seatsLeft > 0 && !closed;
}

/** '12 seats left' */
export function seatWords(left: number): string {
  return left <= 0 ? m.full : m.seatsLeft(left);
}
