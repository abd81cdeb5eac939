import { listLiveStories } from '#server/content/stories-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/daily-story.route';
import { pictureAddress } from './picture-address.ts';
import { publicJson } from './public-json.ts';

/** GET /api/v1/admin/daily-story (spec 7): the list stands in the field `story`, not in `data`. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const stories = await listLiveStories(services);
  return publicJson({
    story: stories.map(({ type, media, title, description }) => ({
      type,
      media: pictureAddress(services.config.publicUrl, media),
      title,
      description,
    })),
  });
}
