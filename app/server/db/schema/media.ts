import type { Generated } from 'kysely';
import type { MediaKind } from '#core/content/media-item.ts';

export interface MediaItemsTable {
  id: string;
  kind: MediaKind;
  title: string;
  media: string;
  poster: string | null;
  alt: string;
  credit: Generated<string>;
  /** 'YYYY-MM-DD' */
  taken_on: string | null;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
