import { prefix } from '#messages/language.ts';
import { listBlogsForFeed } from '#server/content/blogs-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readTagWords } from '#server/translations/tag-words.ts';
import { templeName } from '#site/frame/page-meta.ts';
import { blogHref } from '#site/reading/blog-cards.tsx';
import type { Route } from './+types/rss.route';
import { type FeedItem, rssFeed } from './rss-feed.ts';

// Cached like a page: with an ETag, compressed, and rendered again when a blog is published.
export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

const most = 20;

/** GET /blogs/rss.xml: the newest blogs with their whole text. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const { publicUrl } = services.config;
  const [blogs, { identity }, tagWords] = await Promise.all([
    listBlogsForFeed(services, most),
    getTempleSettings(services),
    readTagWords(services),
  ]);
  const items: FeedItem[] = blogs.map((blog) => ({
    title: blog.title,
    url: `${publicUrl}${prefix}${blogHref(blog)}`,
    // Readers show it on their own site, where our relative addresses do not work.
    html: blog.description.replaceAll(/href="\//g, `href="${publicUrl}/`),
    publishedAt: blog.publishedAt,
    tags: blog.tags.map(tagWords),
  }));
  return new Response(rssFeed(publicUrl, templeName(identity).full, items), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
