import type { Paise } from '#core/money/paise.ts';
import type { SafeHtml } from './safe-html.ts';

export type TourCard = {
  id: string;
  title: string;
  summary: string;
  image: string;
  length: string;
  /** For one person, as a first orientation; null by arrangement. */
  price: Paise | null;
};

/** A day on which a tour leaves, and how many can still come along. */
export type TourDeparture = {
  id: string;
  tourId: string;
  /** '2026-12-06' */
  day: string;
  seatsLeft: number;
  /** The office takes no more registrations for it. */
  closed: boolean;
};

export type Tour = TourCard & { content: SafeHtml };
