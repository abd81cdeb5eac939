import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/sitemap.route';

/** The public pages that stand on their own. */
const pages = ['/', '/donate', '/donation', '/blogs', '/events'];

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(servicesContext).config;
  const urls = pages.map((page) => `  <url><loc>${publicUrl}${page === '/' ? '/' : page}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
