import type { CauseCategory } from '#core/donations/cause.ts';
import type { DonationOutcome } from '#core/donations/donation-outcome.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** What gifts of these kinds did, the newest first; nothing where the staff entered nothing. */
export async function listDonationOutcomes(
  { db }: Pick<Services, 'db'>,
  categories: readonly CauseCategory[],
  most: number,
): Promise<DonationOutcome[]> {
  if (categories.length === 0) return [];
  const rows = await db
    .selectFrom('donation_outcomes')
    .select(['id', 'category', 'figure', 'words', 'happened_on as happenedOn', 'image', 'alt'])
    .where('published', '=', true)
    .where('category', 'in', [...new Set(categories)])
    .orderBy('happened_on', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return translated({ db }, 'donation_outcomes', rows);
}
