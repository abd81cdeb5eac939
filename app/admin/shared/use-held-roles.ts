import { useRouteLoaderData } from 'react-router';
import type { Role } from '#core/people/roles.ts';

/** The roles of who looks, for what a screen offers: no tab leads to a closed door. Each door asks for itself besides. */
export function useHeldRoles(): readonly Role[] {
  const layout = useRouteLoaderData('admin/shared/admin-layout.route') as { roles: Role[] } | undefined;
  return layout?.roles ?? [];
}
