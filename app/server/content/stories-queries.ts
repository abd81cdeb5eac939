import type { Story } from '#core/stories/story.ts';
import type { Services } from '../services.ts';
import { translatedTexts } from '../translations/translated.ts';

/** Stories on show now, in the editors' order. */
export async function listLiveStories({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Story[]> {
  const now = clock();
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'type', 'media', 'poster', 'title', 'description', 'alt'])
    .where('status', '=', 'live')
    .where('publish_at', '<=', now)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('position')
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .execute();
  return translatedTexts({ db }, 'stories', rows, 'description');
}
