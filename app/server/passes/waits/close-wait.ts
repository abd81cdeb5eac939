import type { WaitState } from '#core/waits/wait-state.ts';
import { endShares, releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import { freePlaces } from '../record/places.ts';

type Close = { state: Exclude<WaitState, 'waiting' | 'offered'>; at: Date; by?: string; bookingId?: string };

/**
 * Ends an entry that waits or has an offer: first what it held is free, then the entry is closed;
 * false: it was over already, or became an offer meanwhile, whose places would stay held.
 */
export async function closePassWait(
  trx: Transaction,
  waitId: string,
  { state, at, by, bookingId }: Close,
): Promise<boolean> {
  const wait = await trx
    .selectFrom('event_waits')
    .select('state')
    .where('id', '=', waitId)
    .executeTakeFirst();
  if (wait?.state !== 'waiting' && wait?.state !== 'offered') return false;
  await freePlaces(trx, { holder: waitId, now: at });
  const closed = await trx
    .updateTable('event_waits')
    .set({ state, closed_at: at, closed_by: by ?? null, booking_id: bookingId ?? null })
    .where('id', '=', waitId)
    .where('state', '=', wait.state)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) return false;
  // Else the same origin would have the next offer, and hold all by turns.
  if (state === 'lapsed' || state === 'declined') await endShares(trx, waitId, at);
  else await releaseShares(trx, waitId);
  return true;
}
