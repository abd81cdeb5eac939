import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Job } from '../jobs/job.ts';
import { queueToEach } from '../mail/queue-letter.ts';

/**
 * Reminds those who gave an e-mail address, the day before; once, and not those who booked on that
 * very day.
 */
export const remindSevas: Job = {
  name: 'remind-sevas',
  everySeconds: 1_800,
  run: async ({ db, ids, clock, wakeups }) => {
    const now = clock();
    const tomorrow = templeDay(new Date(now.getTime() + 86_400_000));
    const reminded = await db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable('seva_bookings')
        .set({ reminded_at: now })
        .where('day', '=', tomorrow)
        .where('state', '=', 'confirmed')
        .where('reminded_at', 'is', null)
        .where('email', 'is not', null)
        .where('booked_at', '<', templeDayStart(templeDay(now)))
        .returning(['id', 'email', 'language'])
        .execute();
      await queueToEach(trx, ids, due, (id) => ({
        causeKey: `seva-reminder:${id}`,
        letter: { kind: 'seva', bookingId: id, says: 'reminder' },
      }));
      return due.length;
    });
    if (reminded > 0) wakeups.wake('send-letters');
  },
};
