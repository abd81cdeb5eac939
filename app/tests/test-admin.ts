import { matchPath } from 'react-router';
import { roles } from '#core/people/roles.ts';
import type { TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { fillAdmin } from './test-admin-rows.ts';

/** Demo content, records of each kind that only people make, and one cookie of each role. */
export async function openTestAdmin({
  db,
}: TestDatabase): Promise<{ services: Services; cookies: ReadonlyMap<string, string> }> {
  const services = makeTestServices(db);
  await seedDemo(services);
  await fillAdmin(services);
  const cookies = new Map<string, string>();
  for (const role of roles) {
    const personId = await makePerson(services, `${role}@example.com`);
    await giveRole(services, personId, role);
    cookies.set(role, (await requestOf(services, personId, 'office')).headers.get('cookie') ?? '');
  }
  return { services, cookies };
}

/**
 * Every admin screen and what its screens link to, as an owner sees them: of a list's rows, and of
 * each set of query keys, two. `load` is called for each address once.
 */
export async function* walkAdmin(
  patterns: readonly string[],
  load: (href: string) => Promise<Response>,
): AsyncGenerator<{ href: string; pattern: string; answer: Response }> {
  const queue = [
    ...patterns.filter((pattern) => !pattern.includes(':')),
    '/admin-dashboard/orders/print/packing',
    // The setting that has a former version (fillAdmin).
    '/admin-dashboard/settings/social',
    // The event of which passes are out (fillAdmin).
    '/admin-dashboard/passes/gita-jayanti/bookings',
    // Linked only where a pass came in twice.
    '/admin-dashboard/passes/gita-jayanti/doubles',
  ];
  const counts = new Map<string, number>();
  for (const href of queue) {
    const { pathname, searchParams } = new URL(href, 'http://temple.test');
    const pattern =
      patterns.find((one) => one === pathname) ?? patterns.find((one) => matchPath(one, pathname));
    const kind = `${pattern} ${[...searchParams.keys()]}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (!pattern || (counts.get(kind) ?? 0) > 2) continue;
    const answer = await load(href);
    const html = await answer.clone().text();
    queue.push(...adminLinksIn(html).filter((link) => !queue.includes(link)));
    yield { href, pattern, answer };
  }
}

/** The admin and preview addresses that a page, or a part of it, links to. */
export function adminLinksIn(html = ''): string[] {
  const links = html.matchAll(/href="(?:\/hi)?(\/(?:admin-dashboard|preview)[^"#]*)/g);
  return [...new Set([...links].map(([, href = '']) => href.replaceAll('&amp;', '&')))];
}
