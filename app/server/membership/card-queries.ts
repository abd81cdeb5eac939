import type { MembershipStage } from '#core/membership/membership-stage.ts';
import type { Services } from '../services.ts';

/** What a card says to whoever has its address: no contact, no sums. */
export type MemberCard = {
  code: string;
  number: string;
  /** Empty on the card of a former holder. */
  name: string;
  tier: string;
  beganOn: string;
  /** transferred: the membership is another person's now. */
  state: 'valid' | 'transferred' | 'lapsed' | 'ended';
};

/** Null for an unknown code and for a malformed one. */
export async function findCard({ db }: Pick<Services, 'db'>, code: string): Promise<MemberCard | null> {
  if (!/^card_[\w-]{22}$/.test(code)) return null;
  const row = await db
    .selectFrom('membership_cards as card')
    .innerJoin('memberships', 'memberships.id', 'card.membership_id')
    .select(['card.code', 'number', 'name', 'tier_title as tier', 'began_on as beganOn', 'stage'])
    .select(['card.ended_at', 'memberships.email'])
    .where('card.code', '=', code)
    .executeTakeFirst();
  if (!row || row.number === null || row.beganOn === null) return null;
  const { ended_at, stage, number, beganOn, tier, email } = row;
  const state = ended_at === null ? stateOf(stage) : 'transferred';
  // The new holder's name is not the business of who has the old card; who was erased has none.
  const name = state === 'transferred' || email === null ? '' : row.name;
  return { code, number, beganOn, tier, name, state };
}

function stateOf(stage: MembershipStage): MemberCard['state'] {
  if (stage === 'active') return 'valid';
  return stage === 'ended' ? 'ended' : 'lapsed';
}
