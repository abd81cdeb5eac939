import type { MediaItem, MediaKind } from '#core/content/media-item.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/**
 * The gallery's published items of one kind, or of all, in the editors' order. The library knows
 * how long its sounds and films run.
 */
export async function listMediaItems({ db }: Pick<Services, 'db'>, kind?: MediaKind): Promise<MediaItem[]> {
  const rows = await db
    .selectFrom('media_items as item')
    .leftJoin('media_files as file', 'file.address', 'item.media')
    .select(['item.id', 'item.kind', 'title', 'media', 'poster', 'item.alt', 'item.credit', 'seconds'])
    .$if(kind !== undefined, (query) => query.where('item.kind', '=', kind as MediaKind))
    .where('status', '=', 'live')
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
  return translated({ db }, 'media_items', rows);
}
