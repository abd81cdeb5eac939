import { sql } from 'kysely';
import { auditPlaceDays, payLinkStoredDays, signUpHours } from '#core/people/limits.ts';
import { forgetPlaces } from '../fair-door/forget-places.ts';
import type { Job } from '../jobs/job.ts';
import { forgetVolunteers, volunteerStoredDays } from '../roster/forget-volunteers.ts';

/**
 * Deletes what has expired: unfinished sign-ups, used links, full windows, dead sessions, old
 * addresses, pay links a month after their end, helpers of events a year after, places in lines two
 * days after.
 */
export const forgetExpired: Job = {
  name: 'forget-expired',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const now = clock();
    const oldest = new Date(now.getTime() - signUpHours * 3_600_000);
    await db.deleteFrom('sign_ups').where('created_at', '<', oldest).execute();
    await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
    await db.deleteFrom('email_changes').where('code_expires_at', '<', now).execute();
    await db.deleteFrom('mobile_codes').where('expires_at', '<', now).execute();
    await db.deleteFrom('unproven_shares').where('ends_at', '<', now).execute();
    await db.deleteFrom('tries').where('window_ends_at', '<', now).execute();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
    await db.deleteFrom('admin_entries').where('expires_at', '<', now).execute();
    await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    const oldestLink = new Date(now.getTime() - payLinkStoredDays * 86_400_000);
    await db.deleteFrom('pay_links').where('expires_at', '<', oldestLink).execute();
    const oldestShift = new Date(now.getTime() - volunteerStoredDays * 86_400_000);
    await forgetVolunteers(db, sql`shift_id in (select id from shifts where ends_at < ${oldestShift})`);
    await forgetPlaces(db, now);
    const oldestPlace = new Date(now.getTime() - auditPlaceDays * 86_400_000);
    await db.deleteFrom('audit_places').where('at', '<', oldestPlace).execute();
  },
};
