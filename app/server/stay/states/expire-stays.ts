import { sql } from 'kysely';
import { isOpen } from '#core/purchases/money-state.ts';
import type { Job } from '#server/jobs/job.ts';
import { expireUnpaid, listUnpaid } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { returnToGroups } from '../nights/return-to-group.ts';
import { freeNights } from '../nights/take-nights.ts';
import { forgetIdentity } from '../record/forget-identity.ts';
import { lockStay } from '../record/lock-stay.ts';
import { moveStay } from '../record/move-stay.ts';

/**
 * Expires stays that nobody paid. Their nights were free long before: what ran out counts for
 * nothing, and the next guest's look deletes it.
 */
export const expireStays: Job = {
  name: 'expire-stays',
  everySeconds: 600,
  run: (services, stopping) =>
    expireUnpaid(services, stopping, {
      list: (before) => listUnpaid(services, 'stay_bookings', before),
      expire: (id) => expire(services, id),
    }),
};

async function expire({ db, clock }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stay = await lockStay(trx, { id });
    if (!stay || !isOpen(stay.state)) return;
    await returnToGroups(trx, sql`booking_id = ${id}`, clock());
    await freeNights(trx, id);
    await moveStay(trx, { id, at: clock(), kind: 'expired', state: 'expired', stage: 'cancelled' });
    // Who never paid is no guest: nobody needs their papers.
    await forgetIdentity(trx, sql`(${id})`);
  });
}
