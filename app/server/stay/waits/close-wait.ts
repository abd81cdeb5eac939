import type { WaitState } from '#core/waits/wait-state.ts';
import { endShares, releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';

type Close = { state: Exclude<WaitState, 'waiting' | 'offered'>; at: Date; by?: string; bookingId?: string };

/** Ends an entry that waits or has an offer, and frees what it held; false: it was over already. */
export async function closeWait(
  trx: Transaction,
  waitId: string,
  { state, at, by, bookingId }: Close,
): Promise<boolean> {
  const closed = await trx
    .updateTable('stay_waits')
    .set({ state, closed_at: at, closed_by: by ?? null, booking_id: bookingId ?? null })
    .where('id', '=', waitId)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('room_nights').where('wait_id', '=', waitId).execute();
  // Else the same origin would have the next offer, and hold all by turns.
  if (state === 'lapsed' || state === 'declined') await endShares(trx, waitId, at);
  else await releaseShares(trx, waitId);
  return true;
}
