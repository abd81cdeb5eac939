import { type CivilDate, civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { remindDaysBefore } from '#core/people/family.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Job } from '../jobs/job.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { listPeopleToRemind } from './family-queries.ts';

/**
 * Writes to those who asked for it, three days before an occasion of their family; later if the
 * site was down or the occasion was entered late. One letter a person and day, whatever recurs on
 * it.
 */
export const remindFamilyDays: Job = {
  name: 'remind-family-days',
  everySeconds: 3_600,
  run: async (services) => {
    const { db, ids, clock, wakeups } = services;
    const today = dayNumberOf(templeDay(clock()) as CivilDate);
    for (let ahead = 1; ahead <= remindDaysBefore; ahead++) {
      const day = civilDate(today + ahead);
      for (const { personId, email } of await listPeopleToRemind(services, day)) {
        await queueLetter(db, ids, {
          to: email,
          causeKey: `family-day:${personId}:${day}`,
          letter: { kind: 'family-day', personId, day },
        });
      }
    }
    wakeups.wake('send-letters');
  },
};
