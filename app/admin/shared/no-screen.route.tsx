import { requireStaff } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/no-screen.route';

/** Any other admin path: a 404 inside the admin's frame. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<never> {
  await requireStaff(context.get(servicesContext), request, 'dashboard.read');
  throw new Response(null, { status: 404 });
}

export default function NoScreen() {
  return null;
}
