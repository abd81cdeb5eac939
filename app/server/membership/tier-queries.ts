import type { MembershipTier } from '#core/content/membership-tier.ts';
import type { Services } from '../services.ts';

/** The tiers on offer, in the staff's order. */
export function listMembershipTiers({ db }: Services): Promise<MembershipTier[]> {
  return db
    .selectFrom('membership_tiers')
    .select(['id', 'title', 'amount_paise as amount', 'benefits'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
