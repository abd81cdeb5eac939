import { templeIso } from '#core/time/temple-day.ts';
import { listBlogsForApi } from '#server/content/blogs-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/blogs.route';
import { pictureAddress } from './picture-address.ts';
import { publicJson } from './public-json.ts';

/**
 * GET /api/v1/admin/blog/get (rule S68): { data: [...] }, oldest first, since its readers reverse
 * the list.
 */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const blogs = await listBlogsForApi(services);
  return publicJson({
    data: blogs.map((blog) => ({
      _id: blog.id,
      title: blog.title,
      description: blog.description,
      image: pictureAddress(services.config.publicUrl, blog.picture.image),
      createdAt: templeIso(blog.publishedAt),
    })),
  });
}
