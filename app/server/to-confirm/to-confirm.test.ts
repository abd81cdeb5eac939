import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { valueAt } from '#core/edited-fields/field-spec.ts';
import { settingWordFields } from '#core/settings/word-paths.ts';
import { textsToConfirm } from '#core/translations/to-confirm/all-texts.ts';
import { confirmReasons, namesMeant } from '#core/translations/to-confirm/text-to-confirm.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { pageFilesIn } from '../page-files/page-files.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { saveTranslation } from '../translations/save-translation.ts';
import { findTranslation } from '../translations/translation-queries.ts';
import { confirmText } from './confirm-text.ts';
import { findTexts } from './found-texts.ts';
import { readCatalogue } from './read-catalogue.ts';
import { countTextsToConfirm, listTextsToConfirm } from './reading-queries.ts';
import { remarkOnText } from './remark-on-text.ts';
import { remarksFile } from './remarks-file.ts';

let test: TestDatabase;
let services: Services;
const editor = staffOf('per_editor', 'content');
const language = 'hi' as const;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

describe.each(confirmReasons)('what is listed for %s', (reason) => {
  const asked = textsToConfirm[reason];

  it.each(Object.entries(asked.messages))('names messages of %s that exist', async (catalogue, names) => {
    for (const spoken of ['en', 'hi'] as const) {
      const known = [...(await readCatalogue(spoken, catalogue)).keys()];
      expect(names.filter((name) => namesMeant([name], known).length === 0)).toEqual([]);
    }
  });

  it('names pages, settings and rows that exist', async () => {
    expect(asked.pages.filter((path) => !pageFilesIn('hi').has(path))).toEqual([]);
    for (const [key, names] of Object.entries(asked.settings)) {
      const value = templeDefaults[key as keyof typeof templeDefaults];
      const known = settingWordFields(key, value).filter(({ name }) => valueAt(value, name));
      const missed = names.filter(
        (name) =>
          namesMeant(
            [name],
            known.map((field) => field.name),
          ).length === 0,
      );
      expect({ key, missed }).toEqual({ key, missed: [] });
    }
    for (const row of asked.rows) {
      const found = await findTexts(services, language, reason, {
        ...{ messages: {}, pages: [], letters: [], settings: {}, rows: [row] },
      });
      expect(found.length, JSON.stringify(row)).toBeGreaterThan(0);
    }
  });

  it('has Hindi', async () => {
    for (const { key, parts } of await findTexts(services, language, reason, asked))
      expect({ key, empty: parts.filter(({ other }) => other === '') }).toEqual({ key, empty: [] });
  });
});

const find = async (key: string) => {
  const found = (await listTextsToConfirm(services, language)).find((one) => one.key === key);
  if (!found) throw new Error(`no text ${key}`);
  return found;
};
const confirm = async (key: string, changed: { fingerprint?: string; confirmed?: boolean } = {}) => {
  const { fingerprint } = await find(key);
  return confirmText(services, editor, { ...{ language, key, fingerprint, confirmed: true }, ...changed });
};

it('lists each text once, all law before everything else', async () => {
  const texts = await listTextsToConfirm(services, language);
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  const reasons = texts.map(({ reason }) => reason);
  expect(reasons).toEqual(
    reasons.toSorted((one, other) => confirmReasons.indexOf(one) - confirmReasons.indexOf(other)),
  );
  expect(texts.find(({ key }) => key === 'info_pages/bhakti')?.reason).toBe('legal');
});

it('remembers who confirmed a text, until it is opened again', async () => {
  const id = await makePerson(services, 'vidya@temple.example', 'Vidya');
  const reader = staffOf(id, 'content');
  const key = 'messages/cause.withTaxReceipt';
  const { fingerprint } = await find(key);
  expect((await find(key)).confirmed).toBeNull();
  const { confirmed: before } = await countTextsToConfirm(services, language);
  await confirmText(services, reader, { language, key, fingerprint, confirmed: true });
  expect((await find(key)).confirmed).toEqual({ by: 'Vidya', at: services.clock() });
  expect(await countTextsToConfirm(services, language)).toMatchObject({ confirmed: before + 1 });
  const { action } = await test.db
    .selectFrom('audit_log')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(action).toBe('translations.confirmed');
  await confirm(key, { confirmed: false });
  expect((await find(key)).confirmed).toBeNull();
});

it('opens a text again when it changes, and confirms no text that the reader has not seen', async () => {
  const key = 'info_pages/privacy-policy';
  const place = placeOf('info_pages', 'privacy-policy', 'hi') as TranslationPlace;
  const seen = (await find(key)).fingerprint;
  await confirm(key);
  const { version, translation } = (await findTranslation(services, place)) ?? {};
  await saveTranslation(services, editor, place, {
    ...{ version: version ?? 0, state: 'live', typed: { ...translation?.fields, title: 'निजता के नियम' } },
  });
  expect(await find(key)).toMatchObject({ confirmed: null, changedSince: true });
  expect(await confirm(key, { fingerprint: seen })).toMatchObject({ code: 'changed-meanwhile' });
  expect(await confirm(key)).toMatchObject({ ok: true });
});

it('lists what visitors read, not the draft over it, and marks a draft that nobody reads', async () => {
  const key = 'info_pages/terms-condition';
  const place = placeOf('info_pages', 'terms-condition', 'hi') as TranslationPlace;
  const save = async (state: 'draft' | 'live', title: string) => {
    const { version, translation } = (await findTranslation(services, place)) ?? {};
    const typed = { ...translation?.fields, title };
    await saveTranslation(services, editor, place, { version: version ?? 0, state, typed });
  };
  const title = async () => (await find(key)).parts[0]?.other;
  await save('draft', 'पहला मसौदा');
  expect(await find(key)).toMatchObject({ notOnSite: true });
  await save('live', 'हमारे नियम');
  await save('draft', 'नए नियम');
  expect(await title()).toBe('हमारे नियम');
  expect(await find(key)).toMatchObject({ notOnSite: false });
});

it('keeps a remark on a text of the code, for a file', async () => {
  const key = 'messages/cause.withTaxReceipt';
  const remark = (typed: string, at = key, who = editor) =>
    remarkOnText(services, who, { language, key: at, remark: typed });
  expect(await remark('=1+1 कर-रसीद, लिखें "80G"')).toMatchObject({ ok: true });
  expect((await find(key)).remark?.words).toBe('=1+1 कर-रसीद, लिखें "80G"');
  expect(await remark('अ\u202eब')).toMatchObject({ code: 'invalid' });
  expect(await remark('x', 'info_pages/privacy-policy')).toMatchObject({ code: 'row-gone' });
  expect(await remark('x', key, staffOf('per_viewer', 'viewer'))).toMatchObject({ code: 'not-allowed' });
  const file = remarksFile(await listTextsToConfirm(services, language));
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('cause.withTaxReceipt');
  expect(lines[1]).toMatch(/'=1\+1 कर-रसीद, लिखें ""80G""/);
  await remark('');
  expect((await find(key)).remark).toBeNull();
});
