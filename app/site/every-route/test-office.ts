import { roles } from '#core/people/roles.ts';
import type { TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { fillOffice } from './test-office-rows.ts';

/** Demo content, a record of each kind that only people make, and the cookie of one person of each role. */
export async function openTestOffice({
  db,
}: TestDatabase): Promise<{ services: Services; cookies: ReadonlyMap<string, string> }> {
  const services = makeTestServices(db);
  await seedDemo(services);
  await fillOffice(services);
  const cookies = new Map<string, string>();
  for (const role of roles) {
    const personId = await makePerson(services, `${role}@example.com`);
    await giveRole(services, personId, role);
    cookies.set(role, (await requestOf(services, personId, 'office')).headers.get('cookie') ?? '');
  }
  return { services, cookies };
}

/** The addresses of office and preview that a page, or a part of it, leads to. */
export function officeLinksIn(html = ''): string[] {
  const links = html.matchAll(/href="(\/(?:admin-dashboard|preview)[^"#]*)/g);
  return [...new Set([...links].map(([, href = '']) => href.replaceAll('&amp;', '&')))];
}
