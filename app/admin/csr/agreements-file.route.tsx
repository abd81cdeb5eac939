import { redirect } from 'react-router';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportAgreements } from '#server/csr/export-agreements.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('donations.export', () => {
  throw redirect(href('/admin-dashboard/donation/csr'));
});

export const action = staffAction(
  does('donations.export', ({ services, staff, url }) =>
    exportAgreements(services, staff, url.searchParams.get('year')),
  ),
  (_, { file, name }) => privateFile(file, name),
);
