import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRowId } from '#core/content/page-words.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { asIfPublished, publishingWords } from '#server/cms/preview-row.ts';
import { findAdminPage } from '#server/content/admin-page-queries.ts';
import { findInfoPage, listInfoPages } from '#server/content/info-pages.ts';
import { saveInfoPage } from '#server/content/save-info-page.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { pageFiles, pageFilesIn } from '#server/page-files/page-files.ts';
import { parseInfoPage } from '#server/page-files/parse-info-page.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { takeOffTranslation } from '#server/translations/take-off-translation.ts';
import { findTranslation, listTranslations } from '#server/translations/translation-queries.ts';

// The information pages in two columns: their English is a file or what the office saved, their
// Hindi what came with the site until the office publishes its own.

let test: TestDatabase;
let services: Services;
let bumps = 0;
const editor = staffOf('per_editor', 'content');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { pages: { bump: async () => void bumps++ } });
});
afterAll(() => test.close());

const at = (path: string) => placeOf('info_pages', pageRowId(path), 'hi') as TranslationPlace;
const find = async (path: string) => {
  const found = await findTranslation(services, at(path));
  if (!found) throw new Error(`no page ${path}`);
  return found;
};
const shown = async (path: string, using = services) => {
  const { page } = (await findInfoPage(using, path)) ?? {};
  if (!page) throw new Error(`no page ${path}`);
  return page;
};
const shownInList = async (path: string) => {
  const page = (await listInfoPages(services)).find((one) => one.path === path);
  return page ?? expect.fail(path);
};
const hindi = (path: string) => parseInfoPage(pageFilesIn('hi').get(path) ?? '');
async function save(path: string, changed: Record<string, string>, state: 'draft' | 'live') {
  const { version, translation } = await find(path);
  return saveTranslation(services, editor, at(path), {
    ...{ version, state, typed: { ...translation?.fields, ...changed } },
  });
}
async function rewriteEnglish(path: string, changed: Record<string, string>) {
  const page = await findAdminPage(services, path);
  if (!page) throw new Error(`no page ${path}`);
  const { version, typed } = page;
  return saveInfoPage(services, editor, { path, version, typed: { ...typed, ...changed } });
}

it('has every word of every file in its two columns', async () => {
  const pages = await listInfoPages(services);
  expect(pages.map(({ path }) => path)).toEqual([...pageFiles().keys()]);
  for (const page of pages) expect(page, page.path).toEqual(hindi(page.path));
  const kind = at('/about').kind;
  const listed = await listTranslations(services, kind, 'hi');
  expect(listed.map(({ state, missing }) => ({ state, missing }))).toEqual(
    pages.map(() => ({ state: 'live', missing: 0 })),
  );
});

describe('a page as it came', () => {
  const path = '/about/our-beliefs';

  it('is outdated once its English changes, and what changed is read in English', async () => {
    expect(await find(path)).toMatchObject({ state: 'live', read: 'shipped', version: 0 });
    await rewriteEnglish(path, { lead: 'What we believe, said in other words.' });
    expect(await find(path)).toMatchObject({ state: 'outdated', read: 'shipped', changed: ['lead'] });
    expect(await shown(path)).toMatchObject({
      lead: 'What we believe, said in other words.',
      title: hindi(path).title,
    });
  });

  it('is read as it came while a draft is written, and the preview shows the draft', async () => {
    const before = bumps;
    expect(await save(path, { lead: 'हम क्या मानते हैं।' }, 'draft')).toMatchObject({ ok: true, value: 1 });
    expect(bumps).toBe(before);
    expect(await find(path)).toMatchObject({ state: 'draft', read: 'shipped', changed: [] });
    expect((await shown(path)).lead).toBe('What we believe, said in other words.');
    const lead = await asIfPublished(services, [publishingWords(at(path))], async (previewing) => {
      return (await shown(path, previewing)).lead;
    });
    expect(lead).toBe('हम क्या मानते हैं।');
  });

  it('is read in the words of the office once they are published', async () => {
    const before = bumps;
    expect(await save(path, {}, 'live')).toMatchObject({ ok: true });
    expect(bumps).toBe(before + 1);
    expect(await find(path)).toMatchObject({ state: 'live', read: 'own' });
    expect((await shown(path)).lead).toBe('हम क्या मानते हैं।');
    expect((await findAdminPage(services, path))?.typed.lead).toBe('What we believe, said in other words.');
  });

  it('is read in English once its Hindi is taken off, also while the next draft is written', async () => {
    const { version } = await find(path);
    expect(await takeOffTranslation(services, editor, at(path), { version })).toMatchObject({ ok: true });
    expect(await find(path)).toMatchObject({ state: 'draft', read: 'english' });
    expect((await shown(path)).title).toBe('Our beliefs');
    await save(path, {}, 'draft');
    expect((await shown(path)).title).toBe('Our beliefs');
    await save(path, {}, 'live');
    expect((await shown(path)).title).toBe(hindi(path).title);
  });
});

it('takes off what came with the site too, and only for who may write', async () => {
  const place = at('/privacy-policy');
  const viewer = staffOf('per_viewer', 'viewer');
  expect(await takeOffTranslation(services, viewer, place, { version: 0 })).toMatchObject({ ok: false });
  await takeOffTranslation(services, editor, place, { version: 0 });
  expect((await shown('/privacy-policy')).title).toBe('Privacy Policy');
  expect(await find('/privacy-policy')).toMatchObject({
    translation: { fields: { title: hindi('/privacy-policy').title } },
  });
});

it('says nothing of its own where the English follows something', async () => {
  await rewriteEnglish('/plan-your-visit', { cost: '' });
  expect((await shown('/plan-your-visit')).facts).toEqual({ follows: 'hours', whom: 'सबके लिए' });
});

it('parses a rewritten page once for each of its texts, wherever they come from', async () => {
  const path = '/plan-your-visit';
  const { parts } = await shownInList(path);
  expect((await shownInList(path)).parts).toBe(parts);
  // As a restored backup writes it: past the verbs.
  const { source } = await test.db
    .selectFrom('info_pages')
    .select('source')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const another = source.replace(/^lead: .*$/m, 'lead: Come at any hour of the day, and stay a while.');
  await test.db.updateTable('info_pages').set({ source: another }).where('path', '=', path).execute();
  expect((await shownInList(path)).lead).toContain('Come at any hour');
});

it.each([
  [{ description: 'बहुत छोटा' }, 'description', 'text-length'],
  [{ title: 'अ\u202eब' }, 'title', 'text-forbidden'],
  [{ body: 'अ\u0000ब' }, 'body', 'text-forbidden'],
  [{ body: `![चित्र](/uploads/${'a'.repeat(32)}/1600x1200-50-50.jpg)` }, 'body', 'picture-unknown'],
])('refuses %j', async (typed, field, code) => {
  expect(await save('/history', typed as Record<string, string>, 'draft')).toMatchObject({
    ...{ ok: false, problems: [expect.objectContaining({ field, code })] },
  });
});
