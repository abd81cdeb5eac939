import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import type { Route } from './+types/hours.route';

// Asked by every open page once a minute, so it is kept like a page: made once, compressed, mostly answered by 304.
export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** GET /api/v1/hours: when the doors are open, for pages that have been open for longer than the hours have stood. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const { openingHours } = await getTempleSettings(context.get(servicesContext));
  return Response.json(openingHours);
}
