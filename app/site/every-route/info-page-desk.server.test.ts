import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDeskPage, listDeskPages, rewordPage } from '#server/content/info-page-desk.ts';
import { findInfoPage, infoPageSources } from '#server/content/info-pages.ts';
import { parseInfoPage } from '#server/content/parse-info-page.ts';
import { saveInfoPage } from '#server/content/save-info-page.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';

let database: TestDatabase;
let services: Services;
const editor = staffOf('per_editor', 'content');

beforeAll(async () => {
  database = await makeTestDatabase(4);
  services = makeTestServices(database.db);
});
afterAll(() => database.close());

it('shows every page as its form would write it back', async () => {
  const pages = await listDeskPages(services);
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, typed } of pages) {
    const source = infoPageSources().get(path) ?? '';
    expect(parseInfoPage(rewordPage(source, typed)), path).toEqual(parseInfoPage(source));
  }
});

it('rewords a page at once, tells the second of two editors, and refuses half a page', async () => {
  const page = await findDeskPage(services, '/about');
  if (!page) throw new Error('no page');
  const typed = { ...page.typed, title: 'About our temple', body: `${page.typed.body}\n\nA new line.` };
  const save = (version: number, with_ = typed, who = editor) =>
    saveInfoPage(services, who, { path: '/about', version, typed: with_ });
  expect(await save(0)).toMatchObject({ ok: true, value: 1 });
  const shown = await findInfoPage(services, '/about');
  expect(shown?.page.title).toBe('About our temple');
  expect(JSON.stringify(shown?.page.parts)).toContain('A new line.');
  expect(await save(0)).toMatchObject({ code: 'changed-meanwhile' });
  expect(await save(1, { ...typed, title: '' })).toMatchObject({ code: 'invalid' });
  expect(await save(1, { ...typed, description: 'Short.' })).toMatchObject({ code: 'invalid' });
  expect(await save(1, typed, staffOf('per_viewer', 'viewer'))).toMatchObject({ code: 'not-allowed' });
  expect(await save(1, { ...typed, body: '<script>alert(1)</script>\n\nWords that stay.' })).toMatchObject({
    ok: true,
  });
  const cleaned = await findInfoPage(services, '/about');
  expect(JSON.stringify(cleaned?.page.parts)).not.toContain('script');
});
