import { listLiveStories } from '#server/content/stories-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/daily-story.route';
import { pictureAddress } from './picture-address.ts';
import { publicJson } from './public-json.ts';

/**
 * GET /api/v1/admin/daily-story (rule S67): the list is in the field `story`, not in `data`. `alt`
 * and `poster` are ours: a text alternative, and a first picture for a film. In another language a
 * story without words in it says so in `textLang`.
 */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const stories = await listLiveStories(services);
  const address = (name: string) => pictureAddress(services.config.publicUrl, name);
  return publicJson({
    story: stories.map(({ type, media, title, description, alt, poster, textLang }) => ({
      type,
      media: address(media),
      title,
      description,
      alt,
      poster: poster && address(poster),
      ...(textLang && { textLang }),
    })),
  });
}
