import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { makeTestServices } from '#server/test-services.ts';
import { postFormsIn } from './test-page-forms.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

// Every form of the site and the account, sent empty: where the summary names a field, it uses the
// words that stand above the field.

let test: TestDatabase;
let ask: (path: string, guarded: boolean, body?: URLSearchParams) => Promise<Response>;
let address = 0;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  const site = openTestSite(services);
  const devotee = await requestOf(services, await makePerson(services, 'devotee@example.com'));
  ask = (path, guarded, body) => {
    address += 1;
    const cookie = guarded ? (devotee.headers.get('cookie') ?? '') : '';
    const headers = { cookie, 'x-client-address': `203.0.113.${address}` };
    return site(new Request(`http://temple.test${path}`, { headers, ...(body && { method: 'POST', body }) }));
  };
});
afterAll(() => test.close());

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** The names in the summary of a refused form that are not those of their fields. */
function wrongNamesIn(html: string): { wrong: string[]; named: number } {
  const problems = [...html.matchAll(/<li><a href="#([^"]+)"[^>]*>([^<:]{1,60}): [^<]+<\/a><\/li>/g)];
  const wrong = problems.flatMap(([, id = '', name = '']) => {
    const label = new RegExp(`<(?:label for="${id}"|legend)[^>]*>(.*?)</(?:label|legend)>`, 'gs');
    const labels = [...html.matchAll(label)].map(([, words = '']) => textOf(words));
    return labels.some((words) => words.startsWith(name)) ? [] : [`${name}: ${labels.join(' | ')}`];
  });
  return { wrong, named: problems.length };
}

it('a refused form names its fields by their labels', async () => {
  const faults: string[] = [];
  let names = 0;
  for (const route of listRoutePatterns()) {
    const entry = routeEntry(route);
    if (!entry || entry.kind === 'machine' || /^\/(admin-dashboard|preview)/.test(route.pattern)) continue;
    const visit = ('visit' in entry && entry.visit) || route.pattern;
    const guarded = entry.kind === 'guarded';
    for (const form of postFormsIn(await (await ask(visit, guarded)).text(), visit)) {
      const sent = form.fields
        .filter(({ kind }) => kind !== 'file')
        .map(({ name, kind, value }) => [name, ['hidden', 'button'].includes(kind) ? value : '']);
      const { wrong, named } = wrongNamesIn(
        await (await ask(form.action, guarded, new URLSearchParams(sent))).text(),
      );
      names += named;
      faults.push(...wrong.map((one) => `${visit} ${one}`));
    }
  }
  expect(faults).toEqual([]);
  expect(names).toBeGreaterThan(10);
});
