import { unansweredBefore } from '#core/passes/pass-stage.ts';
import { isOpen, openStates } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeTry } from '#server/auth/tries.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Job } from '#server/jobs/job.ts';
import { expireUnpaid } from '#server/purchases/expire-unpaid.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { isOver } from '../record/booking-time.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { voidPasses } from '../record/void-passes.ts';

/**
 * Expires bookings that nobody paid, whose places were free long before, and those that were asked
 * for and that the office has not answered in time, or before their time was over.
 */
export const expirePasses: Job = {
  name: 'expire-passes',
  everySeconds: 600,
  run: async (services, stopping) => {
    await expireUnpaid(services, stopping, {
      list: (before) => listUnpaid(services, before),
      expire: (id) => expire(services, id),
    });
    for (const asked of await listUnanswered(services)) {
      if (stopping.aborted) return;
      await expireUnanswered(services, asked);
    }
  },
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

type Asked = { id: string; email: string | null; askedAt: Date };

/**
 * What was asked for so long ago that no answer comes, or whose event has begun or is cancelled.
 */
function listUnanswered({ db, clock }: Services): Promise<Asked[]> {
  const now = clock();
  return db
    .selectFrom('pass_bookings')
    .innerJoin('events', 'events.id', 'pass_bookings.event_id')
    .select(['pass_bookings.id', 'holder_email as email', 'pass_bookings.created_at as askedAt'])
    .where('stage', '=', 'asked')
    .where(({ or, eb }) =>
      or([
        eb('pass_bookings.created_at', '<=', unansweredBefore(now)),
        eb('events.starts_at', '<=', now),
        eb('events.status', '=', 'cancelled'),
      ]),
    )
    .orderBy('pass_bookings.created_at')
    .limit(200)
    .execute();
}

/**
 * Also what an offer of the waiting list held for it is free again. The address may be anybody's,
 * so it has no more letters of this than of any other form.
 */
async function expireUnanswered(services: Services, { id, email, askedAt }: Asked): Promise<void> {
  const now = services.clock();
  if (askedAt > unansweredBefore(now) && !(await isOver(services.db, id, now))) return;
  const writes = email !== null && (await takeTry(services, 'request:email', email.toLowerCase()));
  await inTransaction(
    services,
    async ({ trx, services: inside, wake }): Promise<Outcome<null, 'passes-moved'>> => {
      const booking = await lockBooking(trx, { id });
      const at = inside.clock();
      if (booking?.row.stage !== 'asked') return refuse('passes-moved');
      await voidPasses(trx, { bookingId: id, at, reason: 'Not answered in time', by: null });
      await releaseShares(trx, id);
      await moveBooking(trx, { id, at, kind: 'unanswered', state: 'expired', stage: 'cancelled' });
      if (writes) await notifyHolder(trx, inside, booking.row, 'unanswered');
      wake('send-letters');
      wake('offer-passes');
      return accept(null);
    },
  );
}
