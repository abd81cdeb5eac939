import type { PlacedPasses } from '#core/passes/book-passes.ts';
import { isPassWaitId } from '#core/passes/pass-wait.ts';
import { offerRuns } from '#server/bookings/offer-runs.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import { closePassWait } from './close-wait.ts';
import type { PassWaitRow } from './wait-row.ts';

/**
 * The offer that a booking answers, as the holder's link names it; the caller has checked the key.
 */
export type OfferTaken = { waitId: string };

/**
 * Turns the places of an offer that still runs over to a booking of just these: they are free for
 * it in this transaction. Its end and whose it was; null: the offer is over, or is of others.
 */
export async function takeOffer(
  trx: Transaction,
  { waitId }: OfferTaken,
  { lines, slot, bookingId }: Pick<PlacedPasses, 'lines' | 'slot'> & { bookingId: string },
  now: Date,
): Promise<{ until: Date | null; origin: string } | null> {
  const wait = await findRunningOffer(trx, waitId, now);
  const [line, ...others] = lines;
  const isIt =
    wait !== null &&
    others.length === 0 &&
    line?.product.id === wait.product_id &&
    line.quantity === wait.quantity &&
    (slot?.id ?? null) === wait.slot_id;
  if (!isIt || !(await closePassWait(trx, waitId, { state: 'taken', at: now, bookingId }))) return null;
  return { until: wait.offer_until, origin: wait.origin };
}

/** The entry whose offer still runs; else null. */
export async function findRunningOffer(db: Db, waitId: string, now: Date): Promise<PassWaitRow | null> {
  if (!isPassWaitId(waitId)) return null;
  const wait = await db
    .selectFrom('event_waits')
    .selectAll()
    .where('id', '=', waitId)
    .where(offerRuns(now))
    .executeTakeFirst();
  return wait ?? null;
}
