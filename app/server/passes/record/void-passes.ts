import type { Transaction } from '#server/db/schema.ts';
import { giveFreeBack, keepFree } from '#server/membership/free-benefits.ts';
import { freePlaces, giveBackPlaces } from './places.ts';

type Void = {
  bookingId: string;
  at: Date;
  reason: string;
  /** Who of the office; null: the holder, or the site. */
  by: string | null;
  /** Of the booking's passes only these. */
  only?: readonly string[];
};

/**
 * Ends passes of a locked booking for good and gives their places back: held ones as well as those
 * that were valid or used. Those that are void already stay as they are.
 */
export async function voidPasses(
  trx: Transaction,
  { bookingId, at, reason, by, only }: Void,
): Promise<number> {
  const holding = { holder: bookingId, now: at };
  if (!only) await freePlaces(trx, holding);
  const open = await trx
    .selectFrom('passes')
    .select(['id', 'state', 'product_id', 'slot_id', 'people', 'of_member'])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'void')
    .$if(only !== undefined, (query) => query.where('id', 'in', [...(only ?? [])]))
    // As gates lock them, so that neither waits for the other in a circle.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (open.length === 0) return 0;
  await trx
    .updateTable('passes')
    .set({ state: 'void', voided_at: at, voided_by: by, void_reason: reason })
    .where('id', 'in', [...open.map(({ id }) => id)])
    .execute();
  const taken = open.filter(({ state }) => state !== 'held');
  await giveBackPlaces(trx, holding, taken);
  if (open.some(({ of_member }) => of_member)) await giveFreePassesBack(trx, bookingId, at);
  return open.length;
}

/** The free passes of a member that are void are the member's again. */
async function giveFreePassesBack(trx: Transaction, passBookingId: string, at: Date): Promise<void> {
  const { count } = await trx
    .selectFrom('passes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('booking_id', '=', passBookingId)
    .where('of_member', 'is', true)
    .where('state', '<>', 'void')
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) await keepFree(trx, { passBookingId }, Number(count));
  else await giveFreeBack(trx, { passBookingId }, at);
}
