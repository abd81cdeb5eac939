import { useRouteLoaderData } from 'react-router';
import type { Role } from '#core/people/roles.ts';

/**
 * The viewer's roles, for what a screen offers: no tab leads to a forbidden page. Each page also
 * checks for itself.
 */
export function useHeldRoles(): readonly Role[] {
  const layout = useRouteLoaderData('admin/frame/admin-layout.route') as { roles: Role[] } | undefined;
  return layout?.roles ?? [];
}
