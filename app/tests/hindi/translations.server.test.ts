import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { findTranslatedKind, tagField, tagsRow } from '#core/translations/translated-kind.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { listRevisions } from '#server/cms/cms-queries.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { readTagWords } from '#server/translations/tag-words.ts';
import { translated } from '#server/translations/translated.ts';
import { findTranslation, listTranslations } from '#server/translations/translation-queries.ts';

let test: TestDatabase;
let services: Services;
let bumps = 0;
const editor = staffOf('per_editor', 'content');
const lamps = { id: 'lamps', title: 'Lamps', name: 'Lamps' };

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { pages: { bump: async () => void bumps++ } });
  await test.db
    .insertInto('milestones')
    .values([
      { id: 'lamps', title: 'Lamps', words: 'The first lamps', state: 'next' as const, position: 101 },
      { id: 'roof', title: 'Roof', words: '', state: 'next' as const, position: 102 },
    ])
    .execute();
});
afterAll(() => test.close());

const placeOn = (id: string): TranslationPlace => placeOf('milestones', id, 'hi') as TranslationPlace;
const save = (id: string, version: number, typed: Record<string, string>, state: 'draft' | 'live' = 'live') =>
  saveTranslation(services, editor, placeOn(id), { version, typed, state });
const stateOf = async (id: string) =>
  (await listTranslations(services, placeOn(id).kind, 'hi')).find((row) => row.id === id);

describe('a row in Hindi', () => {
  it('is missing, then a draft that visitors do not read', async () => {
    expect(await stateOf('lamps')).toMatchObject({ state: 'missing', missing: 2 });
    expect(await save('lamps', 0, { title: 'दीप', words: '' }, 'draft')).toMatchObject({
      ok: true,
      value: 1,
    });
    expect(await stateOf('lamps')).toMatchObject({ state: 'draft', missing: 1 });
    expect(await translated(services, 'milestones', [{ ...lamps }])).toEqual([lamps]);
    expect(bumps).toBe(0);
  });

  it('is read once it is published, field by field over the English', async () => {
    await save('lamps', 1, { title: 'दीप', words: '' });
    expect(await stateOf('lamps')).toMatchObject({ state: 'live', missing: 1 });
    const row = { ...lamps, words: 'The first lamps' };
    expect(await translated(services, 'milestones', [row], { name: 'title' })).toEqual([
      { id: 'lamps', title: 'दीप', name: 'दीप', words: 'The first lamps' },
    ]);
  });

  it('is outdated when its English changes, and still read', async () => {
    await test.db
      .updateTable('milestones')
      .set({ title: 'A thousand lamps' })
      .where('id', '=', 'lamps')
      .execute();
    expect(await stateOf('lamps')).toMatchObject({ state: 'outdated' });
    expect(await findTranslation(services, placeOn('lamps'))).toMatchObject({
      changed: ['title'],
      translation: { source: { title: 'Lamps' } },
    });
    expect(await translated(services, 'milestones', [{ ...lamps }])).toMatchObject([{ title: 'दीप' }]);
    await save('lamps', 2, { title: 'हज़ार दीप', words: 'पहले दीप' });
    expect(await stateOf('lamps')).toMatchObject({ state: 'live', missing: 0 });
  });

  it('has a history of its own', async () => {
    const versions = await listRevisions(services, { name: 'milestones/hi' }, 'lamps');
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it('gives the second of two editors a conflict and writes nothing', async () => {
    expect(await save('lamps', 2, { title: 'और' })).toMatchObject({ ok: false, code: 'changed-meanwhile' });
    expect((await findTranslation(services, placeOn('lamps')))?.translation?.fields.title).toBe('हज़ार दीप');
    const both = await Promise.all([save('roof', 0, { title: 'छत' }), save('roof', 0, { title: 'छप्पर' })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

it.each([
  [{ title: '', words: '' }, 'title', 'text-length'],
  [{ title: 'क'.repeat(81) }, 'title', 'text-length'],
  [{ title: 'अ\u202eब' }, 'title', 'text-forbidden'],
])('refuses %j', async (typed, field, code) => {
  const refused = await save('lamps', 3, typed as Record<string, string>);
  expect(refused).toMatchObject({ ok: false, problems: [expect.objectContaining({ field, code })] });
});

it('is refused to who may not write the English', async () => {
  const input = { version: 3, typed: { title: 'छत' }, state: 'live' as const };
  for (const who of [visitor, staffOf('per_viewer', 'viewer')])
    expect(await saveTranslation(services, who, placeOn('lamps'), input)).toMatchObject({
      code: 'not-allowed',
    });
});

it('of a setting is refused to who may not change it in English', async () => {
  const tryAt = (key: string, field: string) =>
    saveTranslation(services, editor, placeOf('settings', key, 'hi') as TranslationPlace, {
      ...{ version: 0, typed: { [field]: 'हरे कृष्ण' }, state: 'draft' as const },
    });
  expect(await tryAt('identity', 'name')).toMatchObject({ code: 'not-allowed' });
  expect(await tryAt('homeWords', 'lead')).toMatchObject({ ok: true });
});

it.each([
  ['nonsense', 'hi'],
  ['milestones', 'en'],
  ['milestones', 'xx'],
])('has no place for %s in %s', (kind, language) => expect(placeOf(kind, 'lamps', language)).toBeNull());

it('reads a page of settings with its texts in English', async () => {
  const kind = findTranslatedKind('settings');
  if (!kind) throw new Error('no settings');
  const rows = await listTranslations(services, kind, 'hi');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['identity', 'homeWords', 'stay']));
  expect(rows.map(({ id }) => id)).not.toContain('bank');
});

it('reads the topics of blogs in Hindi, those without words as they were typed', async () => {
  const blog = { title: 'Ghee', description: '', image: 'tulsi', image_alt: '', status: 'live' as const };
  await test.db
    .insertInto('blogs')
    .values({ ...blog, id: 'ghee', tags: ['cows', 'food for life'], publish_at: services.clock() })
    .execute();
  const place = placeOf('tags', tagsRow, 'hi') as TranslationPlace;
  const input = { version: 0, typed: { [tagField('cows')]: 'गायें' }, state: 'live' as const };
  expect(await saveTranslation(services, editor, place, input)).toMatchObject({ ok: true });
  expect(['cows', 'food for life'].map(await readTagWords(services))).toEqual(['गायें', 'food for life']);
  await test.db
    .updateTable('blogs')
    .set({ tags: ['cows', 'kirtan'] })
    .where('id', '=', 'ghee')
    .execute();
  expect(await findTranslation(services, place)).toMatchObject({ state: 'outdated' });
});
