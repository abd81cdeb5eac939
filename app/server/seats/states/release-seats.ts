import type { Job } from '#server/jobs/job.ts';
import { isAnswered } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { giveBack } from '../places/give-back.ts';
import { lockSeat } from '../record/lock-seat.ts';

/**
 * Gives back seats whose hold ran out, so that pages show them as free; also those of the waiting
 * list that nobody paid in time. A later payment still takes what is free, but for those: their
 * enrolment is declined for good, so only once the gateway has answered that nothing was paid.
 */
export const releaseSeats: Job = {
  name: 'release-seats',
  everySeconds: 60,
  async run(services, stopping) {
    const now = services.clock();
    const due = await services.db
      .selectFrom('seat_bookings')
      .leftJoin('requests', 'requests.id', 'request_id')
      .select(['seat_bookings.id', 'request_id', 'gateway_order_id'])
      .where('stage', '=', 'open')
      .where('held_until', '<=', now)
      .where((row) => row.or([row('holding', '=', true), row('requests.state', '<>', 'declined')]))
      .orderBy('held_until')
      .limit(500)
      .execute();
    for (const { id, request_id, gateway_order_id: orderId } of due) {
      if (stopping.aborted) return;
      if (request_id !== null && !(await isAnswered(services, orderId))) continue;
      await release(services, id, now);
    }
  },
};

async function release({ db, pages }: Services, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, { id });
    // Paid or held again meanwhile.
    if (seat?.row.stage !== 'open' || seat.row.held_until > now) return;
    await giveBack(trx, seat.row, now);
    await pages.bump(trx);
  });
}
