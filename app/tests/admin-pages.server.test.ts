import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRevisions } from '#server/cms/cms-queries.ts';
import {
  findAdminPage,
  findPageVersion,
  listAdminPages,
  pageHistory,
  rewordPage,
} from '#server/content/admin-page-queries.ts';
import { findInfoPage } from '#server/content/info-pages.ts';
import { saveInfoPage } from '#server/content/save-info-page.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { listMediaUses } from '#server/media/media-uses.ts';
import { shelvePicture } from '#server/media/test-pictures.ts';
import { pageFiles } from '#server/page-files/page-files.ts';
import { parseInfoPage } from '#server/page-files/parse-info-page.ts';
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

it('shows every page as its form would save it', async () => {
  const pages = await listAdminPages(services);
  expect(pages.length).toBeGreaterThan(20);
  for (const { path, typed } of pages) {
    const source = pageFiles().get(path) ?? '';
    expect(parseInfoPage(rewordPage(source, typed)), path).toEqual(parseInfoPage(source));
  }
});

it('saves a page at once, warns the second of two editors, and refuses an incomplete page', async () => {
  const page = await findAdminPage(services, '/about');
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

it('stores a revision with each save, and restores any of them', async () => {
  const path = '/history';
  const first = await findAdminPage(services, path);
  if (!first) throw new Error('no page');
  const save = async (typed: typeof first.typed) => {
    const version = (await findAdminPage(services, path))?.version ?? -1;
    return saveInfoPage(services, editor, { path, version, typed });
  };
  await save({ ...first.typed, title: 'The second title' });
  await save({ ...first.typed, title: 'The third title' });
  expect((await listRevisions(services, pageHistory, path)).map(({ version }) => version)).toEqual([2, 1]);
  expect((await findPageVersion(services, path, 1))?.title).toBe('The second title');
  expect(await findPageVersion(services, path, 0)).toEqual(first.typed);
  expect(await findPageVersion(services, path, 9)).toBeNull();
  const old = await findPageVersion(services, path, 1);
  expect(old && (await save(old))).toMatchObject({ ok: true, value: 3 });
  expect((await findInfoPage(services, path))?.page.title).toBe('The second title');
});

it('shows pictures of the library with their alternative texts, once there is one', async () => {
  const id = 'a'.repeat(32);
  const address = `/uploads/${id}/1600x1200-50-50.jpg`;
  const page = await findAdminPage(services, '/acharyas');
  if (!page) throw new Error('no page');
  const typed = {
    ...page.typed,
    picture: address,
    body: `${page.typed.body}\n\n![At the gate](${address})\n\nAnd on.`,
  };
  const save = () => saveInfoPage(services, editor, { path: '/acharyas', version: page.version, typed });
  const refused = (code: string) => ({
    problems: [
      { field: 'picture', code },
      { field: 'body', code },
    ],
  });
  expect(await save()).toMatchObject(refused('picture-unknown'));
  await shelvePicture(services.db, { id, alt: '' });
  expect(await save()).toMatchObject(refused('picture-without-words'));
  await services.db.updateTable('media_files').set({ alt: 'A carved gate' }).execute();
  expect(await save()).toMatchObject({ ok: true });
  const shown = (await findInfoPage(services, '/acharyas'))?.page;
  expect(shown).toMatchObject({ picture: address, pictureAlt: 'A carved gate' });
  expect(shown?.parts).toContainEqual({
    ...{ kind: 'picture', name: address, caption: 'At the gate', alt: 'A carved gate', credit: '' },
  });
  expect(await listMediaUses(services.db, id)).toEqual([
    { what: 'Information page', title: '/acharyas', edit: '/admin-dashboard/pages/acharyas' },
  ]);
});

it('saves what the facts of a page follow, and its own words for single ones', async () => {
  const path = '/sundaylove';
  const page = await findAdminPage(services, path);
  if (!page) throw new Error('no page');
  expect(page.typed).toMatchObject({ follows: 'weekly/sunday-love-feast', whom: 'Everybody' });
  const save = (facts: Partial<typeof page.typed>, version: number) =>
    saveInfoPage(services, editor, { path, version, typed: { ...page.typed, ...facts } });
  expect(await save({ follows: 'hours', whom: '', cost: 'By donation' }, 0)).toMatchObject({ ok: true });
  expect((await findInfoPage(services, path))?.page.facts).toEqual({ follows: 'hours', cost: 'By donation' });
  expect(await save({ follows: 'class/Not an id' }, 1)).toMatchObject({
    problems: [{ field: 'follows', code: 'choice-invalid' }],
  });
  expect(await save({ follows: '', whom: '', cost: '' }, 1)).toMatchObject({ ok: true });
  expect((await findInfoPage(services, path))?.page.facts).toBeUndefined();
});
