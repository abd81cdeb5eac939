import { redirect } from 'react-router';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { exportStatement } from '#server/statements/export-statement.ts';
import { privateFile } from '#server/web-request/private-file.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/statement-file.route';

/**
 * The statement as a file, after the reason was given and recorded; anybody else is redirected to
 * the form that asks for it.
 */
export const loader = forStaff(
  'statements.export',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const { entityId = '', taxYear = '' } = params;
    const file = await exportStatement(services, staff, { entityId, taxYear });
    if (file === null) {
      throw redirect(href('/admin-dashboard/donation/statements/:entityId/:taxYear', { entityId, taxYear }));
    }
    return privateFile(file, `statement-of-donations-${taxYear}.csv`);
  },
);
