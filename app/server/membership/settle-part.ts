import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockMembership } from './lock-membership.ts';
import { moveStage } from './move-stage.ts';
import { noteEvent } from './note-event.ts';

/**
 * A donation settled: where a link for a part of a membership began it, the part is paid. A part
 * that something else has paid meanwhile stays as it is; the donation is then in the timeline as
 * paid twice, for the office to refund. The donation is locked.
 */
export async function settlePart(trx: Transaction, services: Services, donationId: string): Promise<void> {
  const part = await trx
    .selectFrom('pay_links')
    .innerJoin('membership_parts as part', 'part.id', 'pay_links.membership_part_id')
    .select(['part.id', 'part.membership_id'])
    .where('pay_links.donation_id', '=', donationId)
    .executeTakeFirst();
  const membership = part && (await lockMembership(trx, part.membership_id));
  if (!part || !membership) return;
  const paid = await trx
    .updateTable('membership_parts')
    .set({ donation_id: donationId, paid_at: services.clock() })
    .where('id', '=', part.id)
    .where('donation_id', 'is', null)
    .executeTakeFirst();
  const kind = paid.numUpdatedRows > 0n ? 'part-paid' : 'paid-twice';
  await noteEvent(trx, services, membership, { kind, donationId });
  await moveStage(trx, services, membership);
}

/** All of a donation went back: what it paid of a membership is open again. */
export async function reopenParts(trx: Transaction, services: Services, donationId: string): Promise<void> {
  const part = await trx
    .selectFrom('membership_parts')
    .select('membership_id')
    .where('donation_id', '=', donationId)
    .limit(1)
    .executeTakeFirst();
  const membership = part && (await lockMembership(trx, part.membership_id));
  if (!membership) return;
  await trx
    .updateTable('membership_parts')
    .set({ donation_id: null, paid_at: null })
    .where('donation_id', '=', donationId)
    .execute();
  await noteEvent(trx, services, membership, { kind: 'part-returned', donationId });
  await moveStage(trx, services, membership);
}
