import { redirect } from 'react-router';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import { makeBackup } from '#server/system/make-backup.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: a backup is requested by a form. */
export const loader = forStaff('system.backup', async () => {
  throw redirect(href('/admin-dashboard/system'));
});

/** The whole database as a file. */
export const action = staffAction(
  on(makeBackup, () => []),
  (_, backup) => {
    if (!backup.ok) throw new Response(null, { status: 403 });
    return privateFile(backup.value.stream, backup.value.fileName);
  },
);
