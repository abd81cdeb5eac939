import { redirect } from 'react-router';
import { templeDay } from '#core/time/temple-day.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportSubscribers } from '#server/darshan/export-subscribers.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: the export is recorded in the audit log, so a form requests it by POST. */
export const loader = forStaff('people.export', async () => {
  throw redirect(href('/admin-dashboard/daily-darshan/readers'));
});

export const action = staffAction(
  does('people.export', ({ services, staff }) => exportSubscribers(services, staff)),
  ({ services }, file) => privateFile(file, `darshan-readers-${templeDay(services.clock())}.csv`),
);
