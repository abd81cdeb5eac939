import { shareReminders } from '#core/requests/share-reminders.ts';
import { templeDay, templeMorning } from '#core/time/temple-day.ts';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { listAllHandlers, lockRequestsToRemind } from './due-requests.ts';

/**
 * At eight in the morning writes to handlers of what they asked to be reminded of that day: one
 * letter a person, and none where nothing is due. Reminders of a day on which the site was down
 * come with the next. Who has had the day's letter gets what was put on the same day later with the
 * next one, if it is open then.
 */
export const remindHandlers: Job = {
  name: 'remind-handlers',
  everySeconds: 300,
  run: async ({ db, ids, clock, wakeups }) => {
    const now = clock();
    const today = templeDay(now);
    if (now < templeMorning(today)) return;
    const written = await db.transaction().execute(async (trx) => {
      const due = await lockRequestsToRemind(trx, today);
      if (due.length === 0) return 0;
      const people = await listAllHandlers(trx);
      const causes = people.map(({ id }) => causeOf(id, today));
      const had = await trx
        .selectFrom('letters')
        .select('cause_key')
        .where('cause_key', 'in', [...causes, ''])
        .execute();
      const sentCauses = new Set(had.map(({ cause_key }) => cause_key));
      const shares = shareReminders(due, people);
      const done = new Set<string>();
      for (const { id, email } of people) {
        const requestIds = shares.get(id) ?? [];
        const causeKey = causeOf(id, today);
        if (requestIds.length === 0 || sentCauses.has(causeKey)) continue;
        const letter = { kind: 'desk-day', personId: id, requestIds } as const;
        await queueLetter(trx, ids, { to: email, causeKey, letter });
        for (const requestId of requestIds) done.add(requestId);
      }
      if (done.size === 0) return 0;
      await trx
        .updateTable('requests')
        .set((row) => ({ reminded_for: row.ref('remind_on') }))
        .where('id', 'in', [...done])
        .execute();
      return done.size;
    });
    if (written > 0) wakeups.wake('send-letters');
  },
};

const causeOf = (personId: string, day: string) => `desk-day:${personId}:${day}`;
