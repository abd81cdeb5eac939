import type { Generated } from 'kysely';
import type { Paise } from '#core/money/paise.ts';

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
  updated_at: Generated<Date>;
}
