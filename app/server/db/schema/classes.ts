import type { Generated } from 'kysely';
import type { Paise } from '#core/money/paise.ts';

export interface ClassesTable {
  id: string;
  title: string;
  description: string;
  teacher: string;
  venue: string;
  language: string;
  days: number[];
  /** '17:30:00' */
  starts_at: string;
  ends_at: string;
  /** '2026-12-05' */
  starts_on: string;
  ends_on: string;
  age_min: Generated<number>;
  fee_paise: Generated<Paise>;
  seats: number;
  seats_taken: Generated<number>;
  image: string;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
