import { indianIso } from '#core/content/date-words.ts';
import { listSitePages } from '#server/content/site-pages.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { listClasses } from '#server/classes/class-queries.ts';
import { listLatestBlogs } from '#server/content/blogs-queries.ts';
import { listLatestEvents } from '#server/content/events-queries.ts';
import { listInfoPages } from '#server/content/info-pages.ts';
import { listLeaders } from '#server/content/leaders-queries.ts';
import { listTempleServices } from '#server/content/services-queries.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { servicesContext } from '#server/services.ts';
import { listTours } from '#server/tours/tour-queries.ts';
import type { Route } from './+types/sitemap.route';

// Kept like a page, and made anew when public content changes.
export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;
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
  ...['/contacts', '/tours', '/tourspackages', '/classes', '/stay', '/membership', '/csr/inquiry'],
];
/** More than a temple writes in ten years, fewer than a sitemap may hold. */
const most = 5_000;

/** Every public page; with the moment of its last change where that is known, and without a word where it is not. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const { publicUrl } = services.config;
  const urls = (await listSitePages(services)).map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${indianIso(changedAt)}</lastmod>` : '';
    return `  <url><loc>${publicUrl}${path}</loc>${changed}</url>`;
  });
  const [info, leaders, causes, blogs, events, tours, classes, offered] = await Promise.all([
    listInfoPages(services),
    listLeaders(services),
    listCauses(services),
    listLatestBlogs(services, most),
    listLatestEvents(services, most),
    listTours(services),
    listClasses(services),
    listTempleServices(services),
  ]);
  const paths = [
    ...pages,
    ...info.map(({ path }) => path),
    ...leaders.map(({ id }) => `/leadership/${id}`),
    ...causes.map(({ id }) => `/donation/single-donation/${encodeURIComponent(id)}`),
    ...blogs.map(({ id }) => `/blogs/single-blog/${encodeURIComponent(id)}`),
    ...events.map(({ id }) => `/events/single-event/${encodeURIComponent(id)}`),
    ...tours.map(({ id }) => `/toursdetails/${id}`),
    ...classes.map(({ id }) => `/classes/${id}`),
    ...offered.map(({ id }) => `/services/${id}`),
  ];
  const urls = paths.map((path) => `  <url><loc>${services.config.publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
