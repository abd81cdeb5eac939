import { templeIso } from '#core/time/temple-day.ts';
import { listLatestEvents } from '#server/content/events-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/events.route';
import { pictureAddress } from './picture-address.ts';
import { publicJson } from './public-json.ts';

/** The API serves no events further ahead or back than this. */
const limit = 100;

/** GET /api/v1/admin/event/get (rule S69): { data: [...] }, first the home page's four. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const events = await listLatestEvents(services, limit);
  return publicJson({
    data: events.map((event) => ({
      _id: event.id,
      title: event.title,
      image: event.pictures
        .filter(({ image }) => image !== '')
        .map(({ image }) => pictureAddress(services.config.publicUrl, image)),
      startDate: templeIso(event.startsAt),
    })),
  });
}
