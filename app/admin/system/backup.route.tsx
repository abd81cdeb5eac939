import { redirect } from 'react-router';
import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { makeBackup } from '#server/system/make-backup.ts';
import type { Route } from './+types/backup.route';

/** A GET gives nothing: a backup is requested by a form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(context.get(servicesContext), request, 'system.backup');
  throw redirect('/admin-dashboard/system');
}

/** The whole database as a file. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'system.backup');
  const backup = await makeBackup(services, staff);
  if (!backup.ok) throw new Response(null, { status: 403 });
  return new Response(backup.value.stream, {
    headers: {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${backup.value.fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
