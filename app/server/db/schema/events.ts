import type { ColumnType, Generated } from 'kysely';
import type { Pictures } from '#core/content/picture.ts';
import type { Paise } from '#core/money/paise.ts';

export interface EventsTable {
  id: string;
  title: string;
  description: string;
  location: string;
  map_query: string | null;
  starts_at: Date;
  ends_at: Date | null;
  /** JSON. */
  images: ColumnType<Pictures, string, string>;
  tags: Generated<string[]>;
  capacity: number | null;
  fee_paise: Generated<Paise>;
  status: Generated<'draft' | 'live' | 'cancelled'>;
  publish_at: Date;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
