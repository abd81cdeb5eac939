import { purchaseNames } from '#server/purchases/purchase.ts';
import { statusBeginning } from '#server/purchases/purchase-paths.ts';
import { servicesContext } from '#server/services.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/robots.route';

/** Personal pages and forms are of no use in a search result. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(servicesContext);
  const closed = [
    href('/admin-dashboard'),
    '/admin-login',
    '/api/',
    '/dev/',
    '/profile',
    '/order-history',
    '/donation-history',
    ...purchaseNames.map(statusBeginning),
    '/monthly-gift/',
    '/receipts/',
    '/search',
  ];
  const rules = closed.map((path) => `Disallow: ${path}`);
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${config.publicUrl}/sitemap.xml`, ''].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
