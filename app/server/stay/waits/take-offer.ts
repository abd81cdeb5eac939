import type { StaySearch } from '#core/stay/book-stay.ts';
import { isWaitId } from '#core/stay/wait.ts';
import { offerRuns } from '#server/bookings/offer-runs.ts';
import type { Transaction } from '#server/db/schema.ts';
import { closeWait } from './close-wait.ts';
import type { WaitRow } from './wait-row.ts';

/**
 * The offer that a booking answers, as the guest's link names it; the caller has checked the key.
 */
export type OfferTaken = { waitId: string };

type Asked = Pick<StaySearch, 'arrival' | 'departure' | 'rooms'> & { kindId: string; bookingId: string };

/**
 * Turns the nights of an offer that still runs over to a booking of just these nights, whose rooms
 * the caller has locked: they are free for it in this transaction. Its end, whose it was and
 * whether the office made it by hand; null: the offer is over, or is of other nights.
 */
export async function takeOffer(
  trx: Transaction,
  { waitId }: OfferTaken,
  { bookingId, ...asked }: Asked,
  now: Date,
): Promise<{ until: Date | null; origin: string; byHand: boolean } | null> {
  const wait = await findRunningOffer(trx, waitId, now);
  if (!wait || !isOfferOf(wait, asked)) return null;
  if (!(await closeWait(trx, waitId, { state: 'taken', at: now, bookingId }))) return null;
  return { until: wait.offer_until, origin: wait.origin, byHand: wait.offered_by !== null };
}

/** The entry whose offer still runs; else null. */
export async function findRunningOffer(
  db: Pick<Transaction, 'selectFrom'>,
  waitId: string,
  now: Date,
): Promise<WaitRow | null> {
  if (!isWaitId(waitId)) return null;
  const wait = await db
    .selectFrom('stay_waits')
    .selectAll()
    .where('id', '=', waitId)
    .where(offerRuns(now))
    .executeTakeFirst();
  return wait ?? null;
}

/** Whether an offer is of these nights and rooms. */
export function isOfferOf(
  wait: Pick<WaitRow, 'room_type_id' | 'arrival' | 'departure' | 'rooms'>,
  asked: Omit<Asked, 'bookingId'>,
): boolean {
  return (
    wait.room_type_id === asked.kindId &&
    wait.arrival === asked.arrival &&
    wait.departure === asked.departure &&
    wait.rooms === asked.rooms
  );
}
