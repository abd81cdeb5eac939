import { templeIso } from '#core/time/temple-day.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { listSitePages } from '#server/search/site-pages.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { type Alternate, alternatesOf } from '#site/frame/alternates.ts';
import type { Route } from './+types/sitemap.route';

// Cached like a page, and rendered again when public content changes.
export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

/** Every public page; with the time of its last change if it is known. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const services = context.get(servicesContext);
  const { publicUrl } = services.config;
  const { languages } = await getTempleSettings(services);
  const urls = (await listSitePages(services)).map(({ path, changedAt }) => {
    const alternates = alternatesOf(publicUrl, path, languages).map(linkOf).join('');
    const changed = changedAt ? `<lastmod>${templeIso(changedAt)}</lastmod>` : '';
    return `  <url><loc>${publicUrl}${path}</loc>${changed}${alternates}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function linkOf({ hrefLang, href }: Alternate): string {
  return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`;
}
