import { redirect } from 'react-router';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { exportMembers, readMembersAsked } from '#server/membership/office-list.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';

/** A GET gives nothing: who takes the file is logged, so a form requests it by POST. */
export const loader = forStaff('members.write', () => {
  throw redirect(href('/admin-dashboard/members'));
});

export const action = staffAction(
  does('members.write', ({ services, staff, url }) =>
    exportMembers(services, staff, readMembersAsked(url.searchParams)),
  ),
  (_, { file, name }) => privateFile(file, name),
);
