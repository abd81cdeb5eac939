import { Outlet } from 'react-router';
import * as m from '#messages/admin/frame.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/admin-layout.route';
import { AdminError } from './admin-error.tsx';
import { AdminShell } from './admin-shell.tsx';
import { keepTyped } from './not-saved.tsx';
import './admin.css';

/**
 * The guard of everything under /admin-dashboard; each loader and action also checks its own
 * permission.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    await requireStaff(context.get(servicesContext), request, plainHref('/admin-login'));
  },
];

export const clientMiddleware = [keepTyped];

export const loader = forStaff('dashboard.read', async ({ services, staff }) => {
  const { identity } = await getTempleSettings(services);
  return { name: staff.name, place: identity.place, roles: staff.roles };
});

export function meta() {
  return [{ title: m.templeAdmin }, { name: 'robots', content: 'noindex' }];
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <AdminError error={error} />;
  return (
    <AdminShell {...loaderData}>
      <AdminError error={error} />
    </AdminShell>
  );
}
