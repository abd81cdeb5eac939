import { isOpen, openStates } from '#core/purchases/money-state.ts';
import type { Job } from '#server/jobs/job.ts';
import { expireUnpaid } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { voidPasses } from '../record/void-passes.ts';

/**
 * Expires bookings that nobody paid; those that were asked for wait for the office. Their places
 * were free long before.
 */
export const expirePasses: Job = {
  name: 'expire-passes',
  everySeconds: 600,
  run: (services, stopping) =>
    expireUnpaid(services, stopping, {
      list: (before) => listUnpaid(services, before),
      expire: (id) => expire(services, id),
    }),
};

/** As `listUnpaid` of other kinds, but counted from the approval where there is one. */
function listUnpaid({ db }: Services, before: Date) {
  return db
    .selectFrom('pass_bookings')
    .select(['id', 'gateway_order_id'])
    .where('state', 'in', openStates)
    .where('stage', '=', 'open')
    .where('pay_by', '=', 'gateway')
    .where(({ fn }) => fn.coalesce('approved_at', 'created_at'), '<', before)
    .orderBy('created_at')
    .limit(200)
    .execute();
}

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, { id });
    if (!booking || !isOpen(booking.state) || booking.row.stage !== 'open') return;
    const at = clock();
    await voidPasses(trx, { bookingId: id, at, reason: 'Nobody paid', by: null });
    await moveBooking(trx, { id, at, kind: 'expired', state: 'expired', stage: 'cancelled' });
  });
}
