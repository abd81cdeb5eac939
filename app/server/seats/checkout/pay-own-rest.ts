import { accept, type Outcome, refuse } from '#core/result.ts';
import { mayPaySeat } from '#core/seats/seat-stage.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { makeRest, type RestRefusal, restDue } from './make-rest.ts';

/**
 * The buyer pays the rest on the site without waiting for the office's link: the same road. A link
 * that may still be paid is taken, so that pressing twice makes no second one. The caller has
 * verified the buyer (seat-proof.ts).
 */
export async function payOwnRest(
  services: Services,
  seatId: string,
): Promise<Outcome<{ id: string }, RestRefusal>> {
  return inTransaction(services, async ({ trx, services: inside }) => {
    const found = await lockBooking(trx, seatId);
    if (!found) return refuse('seat-unknown');
    const due = await restDue(trx, found);
    if (!due.ok) return due;
    const now = inside.clock();
    const open = found.rests.find(({ row }) => mayPaySeat(row, now) && row.total_paise === due.value);
    if (open) return accept({ id: open.id });
    return makeRest(trx, inside, found, due.value);
  });
}
