import type { TourCard, TourDeparture } from '#core/content/tour.ts';
import { formatRupees } from '#core/money/paise.ts';
import { longDay } from '#core/time/date-words.ts';
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
export type DepartureView = TourDeparture & { words: string };

export function toDepartureView(departure: TourDeparture): DepartureView {
  return { ...departure, words: longDay(new Date(`${departure.day}T12:00:00+05:30`)) };
}

/** Whether it can be chosen on the form. */
export function isOffered({ seatsLeft, closed }: Pick<TourDeparture, 'seatsLeft' | 'closed'>): boolean {
  return seatsLeft > 0 && !closed;
}

/** '12 seats left' */
export function seatWords(left: number): string {
  return left <= 0 ? m.full : m.seatsLeft(left);
}
