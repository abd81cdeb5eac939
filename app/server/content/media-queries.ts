import type { MediaItem, MediaKind } from '#core/content/media-item.ts';
import type { Services } from '../services.ts';

/** The gallery's published items of one kind, in the editors' order. */
export async function listMediaItems({ db }: Pick<Services, 'db'>, kind: MediaKind): Promise<MediaItem[]> {
  return db
    .selectFrom('media_items')
    .select(['id', 'kind', 'title', 'media', 'poster', 'alt', 'credit'])
    .where('kind', '=', kind)
    .where('status', '=', 'live')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
