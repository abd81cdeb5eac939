import type { Viewer } from '#core/people/viewer.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { lockMembership } from './lock-membership.ts';
import { findMembership } from './membership-queries.ts';
import { listActiveMembers } from './own-memberships.ts';
import { spendBenefit } from './spend-benefit.ts';

export type FreeNights = { membershipId: string; left: number };

/** Free nights that who is signed in has left in this year of membership; null: none. */
export async function findFreeNights(services: Services, viewer: Viewer): Promise<FreeNights | null> {
  const own = await listActiveMembers(services.db, viewer);
  const all = await Promise.all(
    own.map(async ({ id }): Promise<FreeNights> => {
      const nights = (await findMembership(services, id))?.benefits.find(({ kind }) => kind === 'nights');
      return { membershipId: id, left: nights?.left ?? 0 };
    }),
  );
  const [most] = all.toSorted((one, other) => other.left - one.left);
  return most && most.left > 0 ? most : null;
}

type Taken = { stayId: string; membershipId: string; nights: number; arrival: string; departure: string };

/**
 * Takes free nights for a stay that is booked now; they are used while it is unpaid too. null:
 * done; else how many are left. The rooms are locked before the membership.
 */
export async function takeFreeNights(
  trx: Transaction,
  services: Services,
  { stayId, membershipId, nights, arrival, departure }: Taken,
): Promise<number | null> {
  const membership = await lockMembership(trx, membershipId);
  if (!membership) return 0;
  const note = `${arrival} – ${departure}`;
  const spent = {
    intentKey: `stay_${stayId}`,
    kind: 'nights',
    count: nights,
    note,
    by: 'member',
    stayId,
  } as const;
  return spendBenefit(trx, services, membership, spent);
}

/** A locked stay came to nothing: its free nights are the member's again. */
export async function giveNightsBack(trx: Transaction, stayId: string, at: Date): Promise<void> {
  await trx
    .updateTable('membership_uses')
    .set({ withdrawn_at: at })
    .where('stay_id', '=', stayId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** A locked stay has fewer nights: only so many of its free ones stay used, one at least. */
export async function keepFreeNights(trx: Transaction, stayId: string, nights: number): Promise<void> {
  await trx
    .updateTable('membership_uses')
    .set({ count: nights })
    .where('stay_id', '=', stayId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
