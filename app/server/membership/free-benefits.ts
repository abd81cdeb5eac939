import type { BenefitKind } from '#core/membership/benefits.ts';
import type { Viewer } from '#core/people/viewer.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockMembership } from './lock-membership.ts';
import { findMembership } from './membership-queries.ts';
import { listActiveMembers } from './own-memberships.ts';
import { spendBenefit, type UsedBy } from './spend-benefit.ts';

export type FreeLeft = { membershipId: string; left: number };

/**
 * Free nights or passes that who is signed in has left in this year of membership; of several
 * memberships that with the most. null: none.
 */
export async function findFreeLeft(
  services: Services,
  viewer: Viewer,
  kind: BenefitKind,
): Promise<FreeLeft | null> {
  const own = await listActiveMembers(services.db, viewer);
  const all = await Promise.all(
    own.map(async ({ id }): Promise<FreeLeft> => {
      const benefit = (await findMembership(services, id))?.benefits.find((one) => one.kind === kind);
      return { membershipId: id, left: benefit?.left ?? 0 };
    }),
  );
  const [most] = all.toSorted((one, other) => other.left - one.left);
  return most && most.left > 0 ? most : null;
}

type Taken = { usedBy: UsedBy; membershipId: string; count: number; note: string };

/**
 * Takes free nights for a stay or free passes for a booking that is made now; they are used while
 * it is unpaid too. null: done; else how many are left. Rooms, places and the booking are locked
 * before the membership.
 */
export async function takeFree(
  trx: Transaction,
  services: Services,
  { usedBy, membershipId, count, note }: Taken,
): Promise<number | null> {
  const membership = await lockMembership(trx, membershipId);
  if (!membership) return 0;
  const isStay = 'stayId' in usedBy;
  const intentKey = isStay ? `stay_${usedBy.stayId}` : `passes_${usedBy.passBookingId}`;
  const kind = isStay ? 'nights' : 'passes';
  return spendBenefit(trx, services, membership, { intentKey, kind, count, note, by: 'member', usedBy });
}

/** A locked stay or booking came to nothing: what it took is the member's again. */
export async function giveFreeBack(trx: Transaction, usedBy: UsedBy, at: Date): Promise<void> {
  await takenBy(trx, usedBy).set({ withdrawn_at: at }).execute();
}

/** A locked stay or booking takes fewer: only so many stay used, one at least. */
export async function keepFree(trx: Transaction, usedBy: UsedBy, count: number): Promise<void> {
  await takenBy(trx, usedBy).set({ count }).execute();
}

function takenBy(trx: Transaction, usedBy: UsedBy) {
  const uses = trx.updateTable('membership_uses').where('withdrawn_at', 'is', null);
  return 'stayId' in usedBy
    ? uses.where('stay_id', '=', usedBy.stayId)
    : uses.where('pass_booking_id', '=', usedBy.passBookingId);
}
