import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSeen } from '#core/calendar/additions.ts';
import type { EntryChangeFields } from '#core/calendar/entry-change-form.ts';
import { ownEventKind } from '#core/cms/kinds/own-event-kind.ts';
import type { Role } from '#core/people/roles.ts';
import { visitor } from '#core/people/viewer.ts';
import { placeOf, type TranslationPlace } from '#core/translations/translation-place.ts';
import { binRow } from '../cms/bin-row.ts';
import { restoreRow } from '../cms/restore-row.ts';
import { saveRow } from '../cms/save-row.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { saveTranslation } from '../translations/save-translation.ts';
import { listTranslations } from '../translations/translation-queries.ts';
import { listAdditions } from './calendar-queries.ts';
import { changeEntry } from './change-entry.ts';

let test: TestDatabase;
let services: Services;
let personId: string;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  personId = await makePerson(services, 'office@example.com');
});
afterAll(() => test.close());

const as = (role: Role) => staffOf(personId, role);
const feast = {
  title: 'Sunday feast',
  note: 'All are welcome.',
  starts_on: '2026-11-22',
  ends_on: '',
  repeats: 'weekly',
  appear: 'now',
};
const hide: EntryChangeFields = { entryId: 'nandotsava', on: '', intent: 'hide', title: '' };
const seenOf = async (entryId: string) => changesSeen(entryId, (await listAdditions(services)).changes);
const change = async (typed: EntryChangeFields) =>
  changeEntry(services, as('content'), { ...typed, seen: await seenOf(typed.entryId) });

describe('events of the temple', () => {
  const save = (typed: typeof feast, id: string | null = null, version = 0) =>
    saveRow(services, as('content'), ownEventKind, { id, version, typed });
  const ownEvents = async () => (await listAdditions(services)).ownEvents;

  it('are on the calendar while they are live: not as a draft, not from the bin, and again when restored', async () => {
    const added = await save({ ...feast, appear: 'draft' });
    if (!added.ok) throw new Error(added.code);
    const { id, version } = added.value;
    expect(await ownEvents()).toEqual([]);
    expect(await save(feast, id, version)).toMatchObject({ ok: true });
    const { title, note, repeats } = feast;
    const onCalendar = [{ id, title, note, startsOn: '2026-11-22', endsOn: null, repeats }];
    expect(await ownEvents()).toEqual(onCalendar);
    const binned = await binRow(services, as('content'), ownEventKind, id);
    if (!binned.ok) throw new Error(binned.code);
    expect(await ownEvents()).toEqual([]);
    await restoreRow(services, as('content'), ownEventKind, binned.value);
    expect(await ownEvents()).toEqual(onCalendar);
    await binRow(services, as('content'), ownEventKind, id);
  });

  it.each([
    [{ starts_on: '2026-02-31' }, 'starts_on'],
    [{ ends_on: '2026-11-21' }, 'ends_on'],
    [{ repeats: 'daily' }, 'repeats'],
    [{ title: '' }, 'title'],
  ])('with %o change nothing', async (wrong, field) => {
    expect(await save({ ...feast, ...wrong })).toMatchObject({ ok: false, problems: [{ field }] });
    expect(await ownEvents()).toEqual([]);
  });
});

describe('a computed entry', () => {
  it('keeps its words in other languages while it is changed, and loses them when it is as computed', async () => {
    const rename = { ...hide, entryId: 'ganga-puja', intent: 'rename', title: 'Worship of Ganga' };
    await change(rename);
    const { id } = await test.db
      .selectFrom('calendar_changes')
      .select('id')
      .where('entry_id', '=', 'ganga-puja')
      .executeTakeFirstOrThrow();
    const place = placeOf('calendar_changes', id, 'hi') as TranslationPlace;
    const typed = { title: 'गंगा मैया की पूजा' };
    await saveTranslation(services, as('content'), place, { version: 0, typed, state: 'live' });
    const shown = async () => (await listAdditions(services, 'hi')).changes[0]?.shown;
    expect(await shown()).toEqual(typed);
    await change({ ...rename, intent: 'hide' });
    await change({ ...rename, title: 'The Ganga is worshipped' });
    expect(await shown()).toEqual(typed);
    expect((await listTranslations(services, place.kind, 'hi')).map(({ state }) => state)).toEqual([
      'outdated',
    ]);
    await change({ ...rename, intent: 'restore' });
    await change(rename);
    expect(await shown()).toBeUndefined();
    await change({ ...rename, intent: 'restore' });
  });

  it('is hidden, renamed instead, and as computed again', async () => {
    await change(hide);
    expect((await listAdditions(services)).changes).toEqual([
      { entryId: 'nandotsava', on: null, hidden: true, title: null },
    ]);
    await change({ ...hide, intent: 'rename', title: 'Nanda’s feast' });
    expect((await listAdditions(services)).changes).toEqual([
      { entryId: 'nandotsava', on: null, hidden: false, title: 'Nanda’s feast' },
    ]);
    await change({ ...hide, on: '2026-09-05' });
    await change({ ...hide, intent: 'restore' });
    expect((await listAdditions(services)).changes).toMatchObject([{ on: '2026-09-05', hidden: true }]);
  });
});

it.each([
  ['a visitor', visitor],
  ['the shop desk', () => as('shop-desk')],
])('%s may not touch the calendar', async (_, viewer) => {
  const who = typeof viewer === 'function' ? viewer() : viewer;
  const refused = { ok: false, code: 'not-allowed' };
  const typed = { id: null, version: 0, typed: feast };
  expect(await saveRow(services, who, ownEventKind, typed)).toEqual(refused);
  expect(await changeEntry(services, who, { ...hide, seen: '[]' })).toEqual(refused);
});

it('of two who change one entry at the same moment one gets a conflict, and nothing of the other is lost', async () => {
  const seen = await seenOf('nandotsava');
  const rename = (title: string) =>
    changeEntry(services, as('content'), { entryId: 'nandotsava', on: '', intent: 'rename', title, seen });
  const [one, other] = await Promise.all([rename('One word'), rename('Other word')]);
  expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
  expect([one, other].find(({ ok }) => !ok)).toMatchObject({ code: 'saved-meanwhile' });
  const { changes } = await listAdditions(services);
  expect(changes.filter(({ entryId, on }) => entryId === 'nandotsava' && on === null)).toMatchObject([
    { title: one.ok ? 'One word' : 'Other word' },
  ]);
});
