import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEnglishSoFar } from '#messages/reading.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { pageFiles } from '#server/page-files/page-files.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestSite } from '../test-site.ts';

// A text that nobody has published in Hindi is read in English, and a quiet line says so.

let test: TestDatabase;
let ask: (path: string) => Promise<string>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  ask = async (path) => (await site(new Request(`http://temple.test/hi${path}`))).text();
});
afterAll(() => test.close());

const rows = [
  ['blogs', '/blogs/single-blog/why-we-greet-tulasi-before-sunrise'],
  ['events', '/events/single-event/sunday-love-feast'],
  ['causes', '/donation/single-donation/food-for-life'],
  ['products', '/shop/single-product/bhagavad-gita-as-it-is'],
  ['tours', '/toursdetails/govardhan-parikrama'],
  ['classes', '/classes/mridanga-for-beginners'],
  ['temple_services', '/services/gomata-products'],
  ['leaders', '/leadership/temple-president'],
  ['stories', '/story'],
] as const;

it.each(rows)('of %s, %s', async (kind, path) => {
  expect((await ask(path)).includes(inEnglishSoFar)).toBe(false);
  await test.db
    .updateTable('translations')
    .set({ state: 'draft', published: null })
    .where('kind', '=', kind)
    .execute();
  const html = await ask(path);
  expect(html.includes(inEnglishSoFar)).toBe(true);
  expect(/<(p|div|article)\b[^>]* lang="en"/.test(html)).toBe(true);
});

it('of an information page that the staff rewrote', async () => {
  expect((await ask('/history')).includes(inEnglishSoFar)).toBe(false);
  const source = `---
path: /history
label: History
title: In other words
lead: Said anew.
description: A description that is long enough to be shown by a search engine.
picture: tulsi
group: about
note: Rewritten
steps: [{ label: On, to: /about }]
---

New words.`;
  await test.db.insertInto('info_pages').values({ path: '/history', source }).execute();
  const said = new RegExp(`lang="en"><p[^>]*lang="hi">${inEnglishSoFar}`);
  expect(said.test(await ask('/history'))).toBe(true);
});

it('of an information page of which only the text was rewritten: its title stays', async () => {
  const path = '/acharyas';
  const source = `${pageFiles().get(path)}\n\nNew words at the end.\n`;
  await test.db.insertInto('info_pages').values({ path, source }).execute();
  const html = await ask(path);
  expect(html).toContain(inEnglishSoFar);
  expect(html).toMatch(/<h1(?![^>]* lang="en")/);
  expect(html).toMatch(/<article[^>]* lang="en"/);
});
