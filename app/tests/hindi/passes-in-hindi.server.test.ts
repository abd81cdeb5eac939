import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateField, passField, passQuestionField } from '#core/translations/translated-kind.ts';
import { placeOf } from '#core/translations/translation-place.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { findShownPasses } from '#server/passes/queries/event-passes.ts';
import { passKey } from '#server/passes/queries/pass-proof.ts';
import { makeTestFestival, sendPasses } from '#server/passes/test-passes.ts';
import { staffOf } from '#server/people/test-people.ts';
import { makeFixture } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { saveTranslation } from '#server/translations/save-translation.ts';
import { listTranslations } from '#server/translations/translation-queries.ts';
import { openTestSite } from '../test-site.ts';

// Kinds of pass, their questions and gates in Hindi: on the form, the pass, its letter; the books
// keep the English.

let test: TestDatabase;
let services: Services;
let site: ReturnType<typeof openTestSite>;
const place = placeOf('event_passes', 'feast', 'hi') ?? expect.fail('no place');
const organiser = staffOf('per_organiser', 'event-organiser');
const inEnglish = 'यह पाठ अभी केवल अंग्रेज़ी में उपलब्ध है।';

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const clock = () => new Date('2026-11-20T06:00:00Z');
  ({ services } = await makeFixture(test.db, { clock }, { empty: true }));
  const questions = JSON.stringify([{ id: 'q1', label: 'Which town?', required: false }]);
  await test.db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify({ hi: true }) })
    .execute();
  await makeTestFestival(test.db);
  await test.db.updateTable('event_products').set({ questions }).where('id', '=', 'feast-free').execute();
  site = openTestSite(services);
});
afterAll(() => test.close());

const form = async () =>
  (await site(new Request('http://temple.test/hi/events/single-event/feast/passes'))).text();
const write = (version: number, typed: Record<string, string>) =>
  saveTranslation(services, organiser, place, { version, typed, state: 'live' });

it('is read in English at first, and the form says so', async () => {
  expect(await listTranslations(services, place.kind, 'hi')).toMatchObject([
    { id: 'feast', title: 'Feast feast', state: 'missing', missing: 4 },
  ]);
  const html = await form();
  expect(html).toContain(inEnglish);
  expect(html).toMatch(/<h3 lang="en">Seat<\/h3>/);
});

it('is read in Hindi once the organiser has published it', async () => {
  const words = {
    [passField('feast-seat')]: 'आसन',
    [passField('feast-free')]: 'निःशुल्क पास',
    [passQuestionField('feast-free', 'q1')]: 'किस नगर से?',
  };
  expect(await write(0, words)).toMatchObject({ ok: true, value: 1 });
  const html = await form();
  for (const text of ['<h3>आसन</h3>', '<h3>निःशुल्क पास</h3>', 'किस नगर से?', 'East gate'])
    expect(html).toContain(text);
  expect(html).not.toContain(inEnglish);
  expect(await write(1, { ...words, [gateField(1)]: 'पूर्वी द्वार' })).toMatchObject({ ok: true });
  expect(await form()).toContain('पूर्वी द्वार');
  expect((await findShownPasses(services, 'feast'))?.slots).toMatchObject([{ gate: 'पूर्वी द्वार' }]);
});

it('stands on the pass and in its letter; the pass itself keeps the English', async () => {
  const input = { counts: { 'feast-free': '1' }, answers: { q1: 'मथुरा' } };
  const booked = await sendPasses(services, input);
  const { id } = booked.ok ? booked.value : expect.fail(JSON.stringify(booked));
  const page = await site(new Request(`http://temple.test/hi/passes/${id}?key=${passKey(services, id)}`));
  const html = await page.text();
  for (const text of ['निःशुल्क पास', 'पूर्वी द्वार', 'किस नगर से?', 'मथुरा']) expect(html).toContain(text);
  const letter = { kind: 'passes' as const, bookingId: id, says: 'confirmed' as const };
  const hindi = await composeLetter(services, letter, { language: 'hi' });
  expect(hindi?.text).toContain('निःशुल्क पास');
  expect(hindi?.text).toContain('पूर्वी द्वार');
  expect((await composeLetter(services, letter))?.text).toContain('Free pass');
  expect(await test.db.selectFrom('passes').select('title').execute()).toEqual([{ title: 'Free pass' }]);
  // Bought under another name: what was bought is said.
  await test.db.updateTable('passes').set({ title: 'Old name' }).execute();
  const renamed = await site(new Request(`http://temple.test/hi/passes/${id}?key=${passKey(services, id)}`));
  expect(await renamed.text()).toMatch(/lang="en">Old name/);
});

it('is written by who plans passes or translates, not by a steward', async () => {
  const input = { version: 2, typed: { [passField('feast-seat')]: 'स्थान' }, state: 'draft' as const };
  expect(await saveTranslation(services, staffOf('per_g', 'gate-steward'), place, input)).toMatchObject({
    code: 'not-allowed',
  });
  expect(await saveTranslation(services, staffOf('per_c', 'content'), place, input)).toMatchObject({
    ok: true,
  });
});
