import { matchPath } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { makePerson, requestOf } from '#server/people/test-people.ts';
import { adminLinksIn, openTestAdmin } from './test-admin.ts';
import { type PageField, type PageForm, postFormsIn } from './test-page-forms.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite, testBuild } from './test-site.ts';

// Every form of every page of site, account and admin, as rendered: with a hidden character in one
// of its text fields nothing is saved, and the field says so. A new form is covered without being
// named here.

let test: TestDatabase;
let ask: (path: string, who: Visitor, body?: URLSearchParams) => Promise<Response>;
type Visitor = 'nobody' | 'devotee' | 'owner';
let address = 0;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const { services, cookies } = await openTestAdmin(test);
  const site = openTestSite(services);
  const devotee = await requestOf(services, await makePerson(services, 'devotee@example.com'));
  const cookieOf = {
    nobody: '',
    devotee: devotee.headers.get('cookie') ?? '',
    owner: cookies.get('owner') ?? '',
  };
  ask = (path, who, body) => {
    address += 1;
    const headers = { cookie: cookieOf[who], 'x-client-address': `203.0.113.${address}` };
    return site(new Request(`http://temple.test${path}`, { headers, ...(body && { method: 'POST', body }) }));
  };
});
afterAll(() => test.close());

/** Read as typed, never stored as text: compared or hashed. */
const secret = /^(password|confirmPassword|code|token)$/;
const written = ['text', 'textarea', 'url', 'tel', 'email', 'search'];
/** Read only where 'another amount' or 'another number' is chosen, as a number. */
const ownNumber = /^own(Amount|Plates)$/;
/** Its answer is the same for every text, so that it does not reveal who has an account. */
const answersAlike = (form: PageForm) => form.action.startsWith('/forgot-password');

/** The fields whose text would be stored: an alternative text only with a picture chosen. */
function writtenIn(form: PageForm): PageField[] {
  if (answersAlike(form)) return [];
  const shownValues = new Map(form.fields.map(({ name, value }) => [name, value]));
  return form.fields.filter(
    ({ kind, name, disabled }) =>
      written.includes(kind) &&
      !disabled &&
      !secret.test(name) &&
      !ownNumber.test(name) &&
      !(name.endsWith('-alt') && shownValues.get(name.slice(0, -4)) === ''),
  );
}

function bodyOf({ fields }: PageForm, instead: Record<string, string>): URLSearchParams {
  const sent = fields.filter(({ kind }) => kind !== 'button' && kind !== 'file');
  const button = fields.find(({ kind }) => kind === 'button');
  return new URLSearchParams(
    [...sent, ...(button ? [button] : [])].map(({ name, value }) => [name, instead[name] ?? value]),
  );
}

/** One that no database stores, and one that reverses the line. Fields and forms alternate. */
const signs = ['\0', '\u202e'];
let turn = 0;

type Answer = { refused: boolean; status: number; marked: Set<string> };

/** Sends the form with a hidden character in these fields. `marked` has the fields that say so. */
async function sendWith(fields: PageField[], who: Visitor, form: PageForm): Promise<Answer> {
  turn += 1;
  const spoiled = fields.map(({ name, value }, at) => {
    const sign = signs[(turn + at) % signs.length] ?? '';
    return [name, `${value.slice(0, -1)}${sign}${value.slice(-1) || 'a'}`];
  });
  const answer = await ask(form.action, who, bodyOf(form, Object.fromEntries(spoiled)));
  const html = await answer.text();
  const invalid = [...html.matchAll(/<(?:input|textarea)\b[^>]*\baria-invalid="true"[^>]*>/g)];
  return {
    refused:
      answer.status >= 400 &&
      answer.status < 500 &&
      (html.includes('role="alert"') || html.includes('aria-invalid="true"')),
    status: answer.status,
    marked: new Set(invalid.map(([tag]) => /\bname="([^"]+)"/.exec(tag)?.[1] ?? '')),
  };
}

/**
 * What was wrong with the answers. All fields are spoiled at once; those that the answer does not
 * mark, once more alone, so that no other field's refusal covers theirs.
 */
async function faultsOf(path: string, who: Visitor, form: PageForm): Promise<string[]> {
  const written = writtenIn(form);
  if (written.length === 0) return [];
  const { refused, status, marked } = await sendWith(written, who, form);
  const faults = refused ? [] : [`${path} with every field spoiled: ${status}`];
  for (const field of written.filter(({ name }) => !marked.has(name))) {
    const alone = await sendWith([field], who, form);
    if (!alone.refused) faults.push(`${path} ${field.name}: ${alone.status}`);
  }
  return faults;
}

const shown = listRoutePatterns().flatMap((route) => {
  const entry = routeEntry(route);
  if (!entry || entry.kind === 'machine' || !testBuild().routes[route.id]?.module.default) return [];
  return [{ ...route, kind: entry.kind, visit: ('visit' in entry && entry.visit) || route.pattern }];
});
const isAdmin = (pattern: string) => /^\/(admin-dashboard|preview)(\/|$)/.test(pattern);

it('no form of the site and the account', { timeout: 300_000 }, async () => {
  const faults: string[] = [];
  for (const { visit, kind, pattern } of shown) {
    if (isAdmin(pattern)) continue;
    const who = kind === 'guarded' ? 'devotee' : 'nobody';
    const html = await (await ask(visit, who)).text();
    for (const form of postFormsIn(html, visit)) faults.push(...(await faultsOf(visit, who, form)));
  }
  expect(faults).toEqual([]);
});

it('no admin form', { timeout: 600_000 }, async () => {
  const patterns = shown.map(({ pattern }) => pattern).filter(isAdmin);
  const queue = patterns.filter((pattern) => !/[:*]/.test(pattern));
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let forms = 0;
  for (const href of queue) {
    const { pathname } = new URL(href, 'http://temple.test');
    const pattern = patterns.find((one) => matchPath(one, pathname));
    const times = counts.get(`${pattern}`) ?? 0;
    counts.set(`${pattern}`, times + 1);
    // Every setting, letter and page has a form of its own; of other rows one is enough.
    if (!pattern || (times > 0 && !/settings|pages/.test(pattern))) continue;
    const html = await (await ask(href, 'owner')).text();
    queue.push(...adminLinksIn(html).filter((link) => !queue.includes(link)));
    for (const form of postFormsIn(html, href)) {
      forms += writtenIn(form).length > 0 ? 1 : 0;
      faults.push(...(await faultsOf(href, 'owner', form)));
    }
  }
  expect(faults).toEqual([]);
  expect(forms).toBeGreaterThan(40);
});
