import { data } from 'react-router';
import { findDoor, lineNow } from '#server/fair-door/line-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/now.route';

/**
 * Kept for a second for everybody: a crowd that asks costs one reading a second. Who asks while it
 * is read gets the answer before, also when the reading takes long: nobody waits for it.
 */
export const handle = { publicPage: { seconds: 1, staleSeconds: 10 } } satisfies PublicRoute;

/** GET /line/{door}/now: { open, called, aMinute }, how far the line has come. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const door = await findDoor(services, params.id);
  if (!door) throw data(null, { status: 404 });
  return Response.json(await lineNow(services, door), { headers: { 'cache-control': 'public, max-age=1' } });
}
