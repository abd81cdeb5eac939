import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Job } from '../jobs/job.ts';
import { queueToEach } from '../mail/queue-letter.ts';

/** How many are reminded in one transaction. */
const batch = 200;

/**
 * Reminds those who accepted, the day before; once, and not those who accepted on that very day.
 */
export const remindShifts: Job = {
  name: 'remind-shifts',
  everySeconds: 1_800,
  run: async ({ db, ids, clock, wakeups }, stopping) => {
    const now = clock();
    const today = templeDayStart(templeDay(now));
    const [from, to] = [1, 2].map((days) => new Date(today.getTime() + days * 86_400_000));
    for (let reminded = batch; reminded === batch && !stopping.aborted; ) {
      reminded = await db.transaction().execute(async (trx) => {
        const due = await trx
          .updateTable('shift_volunteers')
          .set({ reminded_at: now })
          .where('id', 'in', ({ selectFrom }) =>
            selectFrom('shift_volunteers as due')
              .innerJoin('shifts', 'shifts.id', 'due.shift_id')
              .select('due.id')
              .where('due.state', '=', 'accepted')
              .where('due.reminded_at', 'is', null)
              .where('due.email', 'is not', null)
              .where('due.answered_at', '<', today)
              .where('starts_at', '>=', from ?? today)
              .where('starts_at', '<', to ?? today)
              .orderBy('due.id')
              .limit(batch),
          )
          .returning(['id', 'email', 'language'])
          .execute();
        await queueToEach(trx, ids, due, (id) => ({
          // A shift that was moved is reminded of again.
          causeKey: `shift-reminder:${id}:${templeDay(now)}`,
          letter: { kind: 'shift', volunteerId: id, says: 'reminder' },
        }));
        return due.length;
      });
      if (reminded > 0) wakeups.wake('send-letters');
    }
  },
};
