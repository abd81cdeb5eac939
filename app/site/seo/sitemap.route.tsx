import { listLatestBlogs } from '#server/content/blogs-queries.ts';
import { listLatestEvents } from '#server/content/events-queries.ts';
import { listInfoPages } from '#server/content/info-pages.ts';
import { listLeaders } from '#server/content/leaders-queries.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/sitemap.route';

/** The public pages that stand on their own; below them one for each cause, blog and event that is published. */
const pages = [
  ...[
    '/',
    '/story',
    '/calender',
    '/calender/year',
    '/janamastmi',
    '/blogs',
    '/events',
    '/donation',
    '/donate',
  ],
  '/contacts',
];
/** More than a temple writes in ten years, fewer than a sitemap may hold. */
const most = 5_000;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const [info, leaders, causes, blogs, events] = await Promise.all([
    listInfoPages(services),
    listLeaders(services),
    listCauses(services),
    listLatestBlogs(services, most),
    listLatestEvents(services, most),
  ]);
  const paths = [
    ...pages,
    ...info.map(({ path }) => path),
    ...leaders.map(({ id }) => `/leadership/${id}`),
    ...causes.map(({ id }) => `/donation/single-donation/${encodeURIComponent(id)}`),
    ...blogs.map(({ id }) => `/blogs/single-blog/${encodeURIComponent(id)}`),
    ...events.map(({ id }) => `/events/single-event/${encodeURIComponent(id)}`),
  ];
  const urls = paths.map((path) => `  <url><loc>${services.config.publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
