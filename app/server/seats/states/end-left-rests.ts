import { sql } from 'kysely';
import type { Services } from '#server/services.ts';
import { cancelRests } from '../changes/cancel-seat.ts';
import { endRests } from '../changes/end-rests.ts';
import { lockBooking } from '../record/lock-booking.ts';

const reason = 'The booking whose rest it paid was given back';

/**
 * Ends the rests of bookings that a refund of their own payment cancelled (seat-purchase.ts): links
 * are no longer payable, and what was paid is asked back. One that is being paid just now is left
 * until that is known. Returns how many bookings had such a rest.
 */
export async function endLeftRests(services: Services, stopping: AbortSignal): Promise<number> {
  const { rows } = await sql<{ id: string }>`select distinct main.id
    from seat_bookings as main join seat_bookings as rest on rest.rest_of = main.id
    where main.stage = 'cancelled' and rest.stage in ('open', 'booked')
      and rest.state not in ('attempted', 'review')
    order by main.id limit 500`.execute(services.db);
  let ended = 0;
  for (const { id } of rows) {
    if (stopping.aborted) break;
    if (await endRestsOf(services, id)) ended += 1;
  }
  return ended;
}

function endRestsOf(services: Services, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const found = await lockBooking(trx, id);
    if (found?.seat.row.stage !== 'cancelled' || !(await endRests(trx, services, found.rests))) return false;
    await cancelRests(trx, services, found.rests, { by: 'site', reason, all: true });
    return true;
  });
}
