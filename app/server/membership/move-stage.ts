import { sql } from 'kysely';
import { type MembershipStage, stageOfParts } from '#core/membership/membership-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { LockedMembership } from './lock-membership.ts';
import { listParts } from './membership-queries.ts';
import { noteEvent } from './note-event.ts';
import { notifyMember } from './notify-member.ts';

/**
 * Moves a locked membership to the stage that its parts make, after one was paid, went back or fell
 * due; returns it. Paid in full for the first time it begins: number, card and letter. What was
 * ended stays so.
 */
export async function moveStage(
  trx: Transaction,
  services: Services,
  membership: LockedMembership,
): Promise<MembershipStage> {
  const { id, stage, grace_days: graceDays } = membership;
  if (stage === 'applied' || stage === 'ended') return stage;
  const today = templeDay(services.clock());
  const parts = (await listParts(trx, id)).map(({ dueOn, donationId }) => ({
    dueOn,
    paid: donationId !== null,
  }));
  const next = stageOfParts(parts, { graceDays, today });
  if (next === stage) return next;
  await trx.updateTable('memberships').set({ stage: next }).where('id', '=', id).execute();
  const moved = { ...membership, stage: next };
  if (next === 'active' && membership.number === null) await begin(trx, services, moved, today);
  else if (next === 'lapsed') {
    await noteEvent(trx, services, moved, { kind: 'lapsed' });
    await notifyMember(trx, services, moved, { says: 'lapsed', cause: `${id}:${today}` });
  } else if (stage === 'lapsed') {
    await noteEvent(trx, services, moved, { kind: 'resumed' });
  }
  return next;
}

async function begin(
  trx: Transaction,
  services: Services,
  membership: LockedMembership,
  today: string,
): Promise<void> {
  const { id } = membership;
  const { last_number } = await trx
    .insertInto('membership_series')
    .values({ last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql`membership_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const number = `LM-${String(last_number).padStart(6, '0')}`;
  await trx.updateTable('memberships').set({ number, began_on: today }).where('id', '=', id).execute();
  await issueCard(trx, services, id);
  await noteEvent(trx, services, membership, { kind: 'began', note: number });
  await notifyMember(trx, services, membership, { says: 'begun', cause: id });
}

/** A new card; the one before it is not valid any more. */
export async function issueCard(
  trx: Transaction,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  membershipId: string,
): Promise<void> {
  await trx
    .updateTable('membership_cards')
    .set({ ended_at: clock() })
    .where('membership_id', '=', membershipId)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto('membership_cards')
    .values({ code: ids('card'), membership_id: membershipId, issued_at: clock(), ended_at: null })
    .execute();
}
