import type { MembershipTier } from '#core/content/membership-tier.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';

/** The tiers on offer, in the staff's order. */
export async function listMembershipTiers({ db }: Services): Promise<MembershipTier[]> {
  const rows = await db
    .selectFrom('membership_tiers')
    .select(['id', 'title', 'amount_paise as amount', 'benefits'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return translated({ db }, 'membership_tiers', rows);
}
