import type { MediaItem, MediaKind } from '#core/content/media-item.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** The gallery's published items of one kind, in the editors' order. */
export async function listMediaItems({ db }: Pick<Services, 'db'>, kind: MediaKind): Promise<MediaItem[]> {
  const rows = await db
    .selectFrom('media_items')
    .select(['id', 'kind', 'title', 'media', 'poster', 'alt', 'credit'])
    .where('kind', '=', kind)
    .where('status', '=', 'live')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'media_items', rows);
}
