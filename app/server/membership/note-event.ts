import type { MembershipEventKind } from '../db/schema/memberships.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedMembership } from './lock-membership.ts';

type Entry = { kind: MembershipEventKind; donationId?: string; note?: string };

/** An entry in the timeline of a membership, with the stage that it has now. */
export async function noteEvent(
  trx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { id, stage }: Pick<LockedMembership, 'id' | 'stage'>,
  { kind, donationId, note }: Entry,
): Promise<void> {
  await trx
    .insertInto('membership_events')
    .values({
      ...{ membership_id: id, at: clock(), kind, stage },
      ...{ donation_id: donationId ?? null, note: note ?? null },
    })
    .execute();
}
