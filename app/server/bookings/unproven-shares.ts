import { addressShares, heldGoodsCountHours } from '#core/bookings/unproven-share.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';

/** From where a request came, and the account that is proven (people/viewer.ts), if one is. */
type From = { address: string; proven?: string };

/**
 * The origin of a request: the visitor's IP address (as a keyed hash: it is not stored), after the
 * account if its e-mail address is verified.
 */
export function originOf(services: Services, { proven, address }: From): string {
  const hash = signBySite(services, `origin:${address}`).slice(0, 22);
  return proven ? `${proven}@${hash}` : hash;
}

/** By what an origin is counted: who it is, as far as it is proven, and its address. */
export function partsOfOrigin(origin: string): { who: string; address: string } {
  const [who = origin, address = who] = origin.split('@');
  return { who, address };
}

export type Share = { holder: string; origin: string; unit: string; pieces: number; endsAt: Date };

/**
 * Records that somebody holds pieces of a unit without having paid or proven anything. Null when
 * recorded; else how many more this origin may hold, and nothing is recorded. Concurrent forms of
 * one origin or address are counted one after the other.
 */
export async function takeShare(
  trx: Transaction,
  { holder, origin, unit, pieces, endsAt }: Share,
  { most, now }: { most: number; now: Date },
): Promise<number | null> {
  const { who, address } = partsOfOrigin(origin);
  await lockOrigin(trx, 'share', { who, address });
  const { own, near } = await trx
    .selectFrom('unproven_shares')
    .select(({ fn }) => [
      fn.sum<string | null>('pieces').filterWhere('origin', '=', who).as('own'),
      fn.sum<string | null>('pieces').filterWhere('address', '=', address).as('near'),
    ])
    .where(({ eb, or }) => or([eb('origin', '=', who), eb('address', '=', address)]))
    .where('unit', '=', unit)
    .where('holder', '<>', holder)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  const left = Math.min(most - Number(own ?? 0), addressShares * most - Number(near ?? 0));
  if (pieces > left) return Math.max(left, 0);
  await trx
    .insertInto('unproven_shares')
    .values({ holder, unit, origin: who, address, pieces, ends_at: endsAt })
    .onConflict((conflict) => conflict.columns(['holder', 'unit']).doUpdateSet({ pieces, ends_at: endsAt }))
    .execute();
  return null;
}

/** Accounts before addresses, so that two forms never wait for each other. */
export async function lockOrigin(
  trx: Transaction,
  what: string,
  { who, address }: ReturnType<typeof partsOfOrigin>,
): Promise<void> {
  for (const one of new Set([who, address])) await takeAdvisoryLock(trx, `${what}:${one}`);
}

/** For what is paid or confirmed: it counts no longer. */
export async function releaseShares(trx: Transaction, holder: string): Promise<void> {
  await trx.deleteFrom('unproven_shares').where('holder', '=', holder).execute();
}

/** Until when something counts that was held until this moment without being paid. */
export function countsUntil(held: Date): Date {
  return new Date(held.getTime() + heldGoodsCountHours * 3_600_000);
}

/**
 * For what was given back unpaid: it counts for some hours more at most, so that giving back is no
 * way to hold by turns either.
 */
export async function endShares(trx: Transaction, holder: string, at: Date): Promise<void> {
  const endsAt = countsUntil(at);
  await trx
    .updateTable('unproven_shares')
    .set({ ends_at: endsAt })
    .where('holder', '=', holder)
    .where('ends_at', '>', endsAt)
    .execute();
}
