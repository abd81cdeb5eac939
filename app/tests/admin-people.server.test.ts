import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { openTestAdmin } from './test-admin.ts';
import { openTestSite } from './test-site.ts';

// The two actions of the list of people, as a browser without script uses them.

let test: TestDatabase;
let site: ReturnType<typeof openTestSite>;
let cookies: ReadonlyMap<string, string>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const admin = await openTestAdmin(test);
  cookies = admin.cookies;
  site = openTestSite(admin.services);
});
afterAll(() => test.close());

const ask = (path: string, who: string, form?: Record<string, string>) =>
  site(
    new Request(`http://temple.test/admin-dashboard/people${path}`, {
      headers: { cookie: cookies.get(who) ?? '' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );

it('exports the list by a post, and not by a GET', async () => {
  const html = await (await ask('?kind=account', 'owner')).text();
  expect(html).toContain('action="/admin-dashboard/people/people.csv?kind=account"');
  const looked = await ask('/people.csv?kind=account', 'owner');
  expect([looked.status, looked.headers.get('location')]).toEqual([302, '/admin-dashboard/people']);
  const file = await ask('/people.csv?kind=account', 'owner', {});
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect((await file.text()).split('\r\n').length).toBeGreaterThan(2);
  expect((await ask('/people.csv', 'viewer', {})).status).toBe(403);
});

it('adds a person, links a known one, and keeps the typed input', async () => {
  const typed = {
    name: 'Mira Bai',
    email: 'mira@example.org',
    phone: '',
    city: '',
    consent: 'By telephone, today',
  };
  const added = await ask('/new', 'owner', typed);
  const to = added.headers.get('location') ?? '';
  expect(to).toMatch(/^\/admin-dashboard\/people\/gst_\w+\?done=added$/);
  const again = await ask('/new', 'owner', { ...typed, name: 'Mira B' });
  const html = await again.text();
  expect(again.status).toBe(422);
  expect(html).toContain(`href="${to.replace('?done=added', '')}"`);
  expect(html).toContain('value="Mira B"');
  const wrong = await (await ask('/new', 'owner', { ...typed, email: 'mira@' })).text();
  expect(wrong).toContain('id="email-error"');
  expect(wrong).toContain('value="mira@"');
  expect((await ask('/new', 'viewer', typed)).status).toBe(403);
});

it('links from the person to a donation with name, address and telephone filled in', async () => {
  const added = await ask('/new', 'owner', {
    ...{ name: 'Kunti Devi', email: 'kunti@example.org', phone: '98765 43211', consent: 'In our book' },
  });
  const id = /gst_\w+/.exec(added.headers.get('location') ?? '')?.[0] ?? '';
  expect(await (await ask(`/${id}`, 'owner')).text()).toContain(
    `href="/admin-dashboard/donation/record?person=${id}"`,
  );
  const form = await site(
    new Request(`http://temple.test/admin-dashboard/donation/record?person=${id}`, {
      headers: { cookie: cookies.get('owner') ?? '' },
    }),
  );
  const html = await form.text();
  for (const value of ['Kunti Devi', 'kunti@example.org', '+919876543211']) {
    expect(html).toContain(`value="${value}"`);
  }
});
