import type { Paise } from '#core/money/paise.ts';
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
};

export type Tour = TourCard & ReadInEnglish & { content: SafeHtml };
