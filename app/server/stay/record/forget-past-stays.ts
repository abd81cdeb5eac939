import { sql } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import type { Job } from '#server/jobs/job.ts';
import { forgetGroups } from '../groups/forget-groups.ts';
import { forgetIdentity } from './forget-identity.ts';

/** For how many days after the departure the identity paper of a guest is stored; assumed. */
const papersStoredDays = 400;

/**
 * Deletes what only the desk needed of stays long over: papers, address, purpose and note of a
 * guest, and what was typed of groups. What the books need stays (docs/decisions/stays.md).
 */
export const forgetPastStays: Job = {
  name: 'forget-past-stays',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const now = clock();
    const past = sql<string>`(select id from stay_bookings
      where departure < ${templeDay(now)}::date - ${papersStoredDays}::int and stage <> 'in-house'
        and num_nonnulls(id_kind, address, purpose, note) > 0 limit 500)`;
    await forgetIdentity(db, past);
    await forgetGroups({ db }, now);
  },
};
