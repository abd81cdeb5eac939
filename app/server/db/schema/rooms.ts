import type { Generated } from 'kysely';
import type { Paise } from '#core/money/paise.ts';

export interface RoomTypesTable {
  id: string;
  title: string;
  summary: string;
  sleeps: number;
  night_paise: Paise;
  amenities: Generated<string[]>;
  image: string;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
