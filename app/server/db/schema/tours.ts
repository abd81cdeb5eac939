import type { Generated } from 'kysely';
import type { Paise } from '#core/money/paise.ts';

export interface TourDeparturesTable {
  id: string;
  tour_id: string;
  /** '2026-12-06' */
  leaves_on: string;
  seats: number;
  seats_taken: Generated<number>;
  /** Nobody can register for it any more, whatever is left. */
  closed: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface ToursTable {
  id: string;
  title: string;
  summary: string;
  content: string;
  image: string;
  length: string;
  price_paise: Paise | null;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
