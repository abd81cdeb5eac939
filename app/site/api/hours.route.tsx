import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import type { Route } from './+types/hours.route';

// Polled by every open page once a minute, so it is cached like a page: rendered once, compressed,
// mostly answered by 304.
export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** GET /api/v1/hours: the opening hours, for pages that were opened before the hours changed. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const { openingHours } = await getTempleSettings(context.get(servicesContext));
  return Response.json(openingHours);
}
