import type { CauseCategory } from '#core/donations/cause.ts';
import type { GiftOutcome } from '#core/donations/gift-outcome.ts';
import type { Services } from '../services.ts';

/** What gifts of these kinds did, the newest first; nothing where the staff entered nothing. */
export async function listGiftOutcomes(
  { db }: Pick<Services, 'db'>,
  categories: readonly CauseCategory[],
  most: number,
): Promise<GiftOutcome[]> {
  if (categories.length === 0) return [];
  return db
    .selectFrom('gift_outcomes')
    .select(['id', 'category', 'figure', 'words', 'happened_on as happenedOn', 'image', 'alt'])
    .where('published', '=', true)
    .where('category', 'in', [...new Set(categories)])
    .orderBy('happened_on', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
