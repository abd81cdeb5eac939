import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterTexts } from '#core/letters/letter-texts.ts';
import { settingSections } from '#core/settings/setting-sections.ts';
import { wordedSections } from '#core/settings/word-paths.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { requestOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { openTestAdmin, walkAdmin } from '../test-admin.ts';
import { allIn } from '../test-page-facts.ts';
import { type PageField, type PageForm, postFormsIn } from '../test-page-forms.ts';
import { listRoutePatterns } from '../test-routes.ts';
import { openTestSite } from '../test-site.ts';
import { isOfficeEnglish, officeTextsIn } from './test-english.ts';
import { readStored } from './test-stored.ts';

// Every screen of the office in Hindi: no English, not even a single word, but names and what
// people typed or the site has stored.

let test: TestDatabase;
let services: Services;
let ask: (path: string, body?: URLSearchParams) => Promise<Response>;
/** Every screen as it was first seen. */
const screens: { href: string; html: string }[] = [];

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const opened = await openTestAdmin(test);
  services = opened.services;
  const site = openTestSite(services);
  await enter();
  ask = async (path, body) =>
    site(
      new Request(`http://temple.test/hi${path}`, {
        headers: { cookie },
        ...(body && { method: 'POST', body }),
      }),
    );
  for await (const { href, pattern, answer } of walkAdmin(patterns, ask)) {
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    seen.add(pattern);
    screens.push({ href, html: await answer.text() });
  }
  // The walk sees two of each pattern; these have words of their own.
  for (const href of formsOfWords) screens.push({ href, html: await (await ask(href)).text() });
}, 240_000);
afterAll(() => test.close());

let cookie = '';
async function enter(): Promise<void> {
  const { id } = await test.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'owner@example.com')
    .executeTakeFirstOrThrow();
  cookie = (await requestOf(services, id, 'office')).headers.get('cookie') ?? '';
}

/** These show the English of a text, or a name as GCal spells it, beside the Hindi. */
const seen = new Set<string>();
const besideEnglish = ['/admin-dashboard/translations/to-confirm', '/admin-dashboard/calendar/names'];
const patterns = listRoutePatterns()
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith('/admin-dashboard') && !besideEnglish.includes(pattern));

it('no screen of the office speaks English', async () => {
  expect(seen.size).toBeGreaterThan(80);
  expect(await englishOf(screens)).toEqual([]);
});

it.each([
  ['causes', 'cow-care', '/hi/donation/single-donation/cow-care'],
  ['products', 'sri-isopanisad', '/hi/shop/single-product/sri-isopanisad'],
  ['product_categories', 'incense', '/hi/all-products?category=incense'],
])('previews %s in a draft that visitors do not read', async (kind, id, page) => {
  const draft = 'प्रारूप के शब्द';
  const columns = `/admin-dashboard/translations/hi/${kind}/${id}`;
  const form = postFormsIn(await (await ask(columns)).text(), columns).find(({ fields }) =>
    fields.some(({ name }) => name === 'title'),
  );
  const typed = new URLSearchParams(form?.fields.map(({ name, value }) => [name, value]));
  typed.set('title', draft);
  typed.set('intent', 'draft');
  expect((await ask(columns, typed)).status).toBe(302);
  const [link = ''] = allIn(await (await ask(columns)).text(), /href="\/hi(\/preview[^"]*)"/g);
  const preview = await ask(link.replaceAll('&amp;', '&'));
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await preview.text()).toContain(draft);
  expect(await (await ask(page.replace('/hi', ''))).text()).not.toContain(draft);
});

it('previews what is not published, and publishes nothing by it', async () => {
  const cause = () => test.db.selectFrom('causes').select('published').where('id', '=', 'cow-care');
  await test.db.updateTable('causes').set({ published: false }).where('id', '=', 'cow-care').execute();
  const columns = await (await ask('/admin-dashboard/translations/hi/causes/cow-care')).text();
  const [link = ''] = allIn(columns, /href="\/hi(\/preview[^"]*)"/g);
  expect((await ask(link.replaceAll('&amp;', '&'))).status).toBe(200);
  expect(await cause().executeTakeFirstOrThrow()).toEqual({ published: false });
});

it('no refused form of the office speaks English', async () => {
  const refused: typeof screens = [];
  const sent = new Set<string>();
  for (const { href, html } of screens) {
    for (const form of postFormsIn(html, `/hi${href}`)) {
      const kind = `${form.action.replace(/\/[^/]*\d[^/]*$/, '')} ${form.fields.map(({ name, kind }) => (kind === 'hidden' ? '' : name))}`;
      if (sent.has(kind) || form.action.includes('/signout')) continue;
      sent.add(kind);
      for (const [how, wrong] of Object.entries(wrongs)) {
        if (how === 'late' && !form.fields.some(({ name }) => name === 'version')) continue;
        const answer = await ask(form.action.replace(/^\/hi/, ''), bodyOf(form, wrong));
        // Ended by a form of the staff's own sessions.
        if (answer.headers.get('location')?.includes('login')) await enter();
        if (answer.status >= 400 && answer.headers.get('content-type')?.startsWith('text/html'))
          refused.push({ href: `${form.action}, ${how}`, html: await answer.text() });
      }
    }
  }
  expect(refused.length).toBeGreaterThan(100);
  expect(await englishOf(refused)).toEqual([]);
}, 240_000);

/** What a form is sent with: nothing, nonsense, or what somebody else changed meanwhile. */
const wrongs: Record<string, (field: PageField) => string> = {
  empty: ({ kind, value }) => (keptKinds.includes(kind) ? value : ''),
  wrong: ({ kind, value }) => (keptKinds.includes(kind) ? value : '-7 \u202eक'),
  late: ({ name, value }) => (name === 'version' ? '7777' : value),
};
const keptKinds = ['hidden', 'button'];

function bodyOf({ fields }: PageForm, wrong: (field: PageField) => string): URLSearchParams {
  const button = fields.find(({ kind }) => kind === 'button');
  const sent = fields.filter(({ kind, disabled }) => kind !== 'button' && kind !== 'file' && !disabled);
  return new URLSearchParams(
    [...sent, ...(button ? [button] : [])].map((field) => [field.name, wrong(field)]),
  );
}

/** The texts of these screens that are not Hindi, each with the screen that says it first. */
async function englishOf(shown: typeof screens): Promise<string[]> {
  const stored = await readStored(services);
  const texts = new Map<string, string>();
  for (const { href, html } of shown) {
    // Whole pages and letters stand among the texts to be confirmed.
    const mostLetters = href.includes('/to-confirm') ? 200 : Number.POSITIVE_INFINITY;
    for (const text of officeTextsIn(html.replaceAll('<!-- -->', '')))
      if (!texts.has(text) && text.length < mostLetters) texts.set(text, href);
  }
  return [...texts]
    .filter(([text]) => isOfficeEnglish(text, stored))
    .map(([text, href]) => `${href}: ${text}`);
}

const formsOfWords = [
  ...settingSections.map(({ key }) => `/admin-dashboard/settings/${key}`),
  ...Object.keys(letterTexts).map((key) => `/admin-dashboard/settings/letters/${key}`),
  ...wordedSections.map(({ key }) => `/admin-dashboard/translations/hi/settings/${key}`),
  ...['settings', 'letters', 'tags'].map((kind) => `/admin-dashboard/translations?language=hi&kind=${kind}`),
  '/admin-dashboard/translations/hi/tags/blogs',
];
