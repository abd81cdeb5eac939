import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockMembership } from './lock-membership.ts';
import { moveStage } from './move-stage.ts';
import { noteEvent } from './note-event.ts';
import { remindAnew } from './remind-anew.ts';

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

/**
 * Money of a donation went back: of the parts that it paid, those that the rest does not cover are
 * open again, the last first, so that active stays paid in full. What is left of it beyond the
 * others is in the timeline, for the office to refund too. The donation is locked.
 */
export async function reopenParts(trx: Transaction, services: Services, donationId: string): Promise<void> {
  const paid = await trx
    .selectFrom('membership_parts')
    .select(['id', 'membership_id', 'amount_paise'])
    .where('donation_id', '=', donationId)
    .orderBy('position')
    .execute();
  const [first] = paid;
  const membership = first && (await lockMembership(trx, first.membership_id));
  if (!membership) return;
  const covered = coveredParts(paid, await netOf(trx, donationId));
  const partIds = paid.slice(covered).map(({ id }) => id);
  await noteEvent(trx, services, membership, { kind: 'part-returned', donationId });
  if (partIds.length === 0) return;
  await trx
    .updateTable('membership_parts')
    .set({ donation_id: null, paid_at: null })
    .where('id', 'in', partIds)
    .execute();
  await remindAnew(trx, { partIds });
  await moveStage(trx, services, membership);
}

/** What is left of a donation, in paise. */
async function netOf(trx: Transaction, donationId: string): Promise<number> {
  const { total, returned } = await trx
    .selectFrom('donations')
    .leftJoin('payments', (join) =>
      join.onRef('payments.donation_id', '=', 'donations.id').on('payments.role', '=', 'settling'),
    )
    .select(['donations.total_paise as total', 'payments.refunded_paise as returned'])
    .where('donations.id', '=', donationId)
    .executeTakeFirstOrThrow();
  return total - (returned ?? 0);
}

/** How many of these parts, from the first, a sum covers. */
function coveredParts(parts: readonly { amount_paise: number }[], sum: number): number {
  let left = sum;
  const open = parts.findIndex(({ amount_paise: amount }) => {
    left -= amount;
    return left < 0;
  });
  return open === -1 ? parts.length : open;
}
