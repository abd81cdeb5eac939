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

export type Tour = TourCard & { content: SafeHtml };
