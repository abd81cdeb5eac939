import type { TourCard } from '#core/content/tour.ts';
import { formatRupees } from '#core/money/paise.ts';

/** 'One day · about ₹2,500 a person' */
export function tourNote({ length, price }: Pick<TourCard, 'length' | 'price'>): string {
  return `${length} · ${priceWords(price)}`;
}

/** The desk says the price for good: what stands on the page is a first orientation. */
export function priceWords(price: TourCard['price']): string {
  return price === null ? 'Price by arrangement' : `about ${formatRupees(price, 'short')} a person`;
}
