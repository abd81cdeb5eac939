import { isOpen } from '#core/purchases/money-state.ts';
import type { Job } from '#server/jobs/job.ts';
import { expireUnpaid, listUnpaid } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { giveBack } from '../places/give-back.ts';
import { lockSeat } from '../record/lock-seat.ts';
import { moveSeat } from '../record/move-seat.ts';

/** Expires bookings that nobody paid. Their seats were free long before (release-seats.ts). */
export const expireSeats: Job = {
  name: 'expire-seats',
  everySeconds: 600,
  run: (services, stopping) =>
    expireUnpaid(services, stopping, {
      list: (before) => listUnpaid(services, 'seat_bookings', before),
      expire: (id) => expire(services, id),
    }),
};

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, { id });
    if (!seat || !isOpen(seat.state)) return;
    const at = clock();
    await giveBack(trx, seat.row, at);
    // Who never paid is no guest: what only a participant would need goes.
    const set = { holding: false, asked: '{}' };
    await moveSeat(trx, { id, at, kind: 'expired', state: 'expired', stage: 'cancelled', set });
  });
}
