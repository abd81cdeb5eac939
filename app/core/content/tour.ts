import type { Paise } from '#core/money/paise.ts';
import type { LadderStep } from '../stay/stay-terms.ts';
import type { ReadInEnglish } from '../translations/read-in-english.ts';
import type { SafeHtml } from './safe-html.ts';

export type TourCard = {
  id: string;
  title: string;
  summary: string;
  image: string;
  length: string;
  /** For one person, as a first indication; null by arrangement. */
  price: Paise | null;
};

/** A day on which a tour leaves, and its free seats. */
export type TourDeparture = {
  id: string;
  tourId: string;
  /** '2026-12-06' */
  day: string;
  seatsLeft: number;
  /** The staff has closed its registration. */
  closed: boolean;
  /** It does not leave; why, as the office says it to visitors ('' for nothing). */
  calledOff: boolean;
  calledOffWords: string;
  seats: number;
  /** Of the tour, for one person; null by arrangement. */
  price: Paise | null;
  /** Paid on the site, the deposit of one person or all of the price (core/seats/seat-price.ts). */
  payOnline: boolean;
  deposit: Paise | null;
  ladder: readonly LadderStep[];
};

export type Tour = TourCard & ReadInEnglish & { content: SafeHtml };
