import type { Viewer } from '#core/people/viewer.ts';
import type { Sender } from '../auth/take-turn.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';

/**
 * The origin of a request, as far as it is proven: the account if its e-mail address is verified,
 * else the visitor's IP address (as a keyed hash: it is not stored).
 */
export function originOf(services: Services, { account, address }: Sender): string {
  return account ?? signBySite(services, `origin:${address}`).slice(0, 22);
}

/** The account if its e-mail address is verified. */
export function provenAccount(viewer: Viewer): string | undefined {
  const proven = viewer.kind === 'staff' || (viewer.kind === 'devotee' && viewer.emailVerified);
  return proven ? viewer.personId : undefined;
}

export type Share = { holder: string; origin: string; unit: string; pieces: number; endsAt: Date };

/**
 * Records that somebody holds pieces of a unit without having paid or proven anything. Null when
 * recorded; else how many more this origin may hold, and nothing is recorded. Concurrent forms of
 * one origin are counted one after the other.
 */
export async function takeShare(
  trx: Transaction,
  { holder, origin, unit, pieces, endsAt }: Share,
  { most, now }: { most: number; now: Date },
): Promise<number | null> {
  await takeAdvisoryLock(trx, `share:${origin}`);
  const { sum } = await trx
    .selectFrom('unproven_shares')
    .select(({ fn }) => fn.sum<string | null>('pieces').as('sum'))
    .where('origin', '=', origin)
    .where('unit', '=', unit)
    .where('holder', '<>', holder)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  const left = most - Number(sum ?? 0);
  if (pieces > left) return Math.max(left, 0);
  await trx
    .insertInto('unproven_shares')
    .values({ holder, unit, origin, pieces, ends_at: endsAt })
    .onConflict((conflict) => conflict.columns(['holder', 'unit']).doUpdateSet({ pieces, ends_at: endsAt }))
    .execute();
  return null;
}

/** For what is paid or confirmed: it counts no longer. */
export async function releaseShares(trx: Transaction, holder: string): Promise<void> {
  await trx.deleteFrom('unproven_shares').where('holder', '=', holder).execute();
}
