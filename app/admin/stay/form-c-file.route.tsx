import { redirect } from 'react-router';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportFormC } from '#server/stay/foreigners/foreigners.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('stays.write', async () => {
  throw redirect(href('/admin-dashboard/stays/foreigners'));
});

export const action = staffAction(
  does('stays.write', async ({ services, staff }) => exportFormC(services, staff)),
  (_, file) => privateFile(file, 'form-c.csv'),
);
