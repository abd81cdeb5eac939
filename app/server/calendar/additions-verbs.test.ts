import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingOf } from '#core/calendar/additions.ts';
import type { EntryChangeFields } from '#core/calendar/entry-change-form.ts';
import type { Role } from '#core/people/roles.ts';
import { visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { addOwnEvent } from './add-own-event.ts';
import { listAdditions } from './calendar-queries.ts';
import { changeEntry } from './change-entry.ts';
import { removeOwnEvent } from './remove-own-event.ts';

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
  startsOn: '2026-11-22',
  endsOn: '',
  repeats: 'weekly',
};
const hide: EntryChangeFields = { entryId: 'nandotsava', on: '', deed: 'hide', title: '' };
const stoodOf = async (entryId: string) => standingOf(entryId, (await listAdditions(services)).changes);
const change = async (typed: EntryChangeFields) =>
  changeEntry(services, as('content'), { ...typed, stood: await stoodOf(typed.entryId) });
const deeds = () =>
  test.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'calendar.%')
    .orderBy('at')
    .execute();

describe('events of the temple', () => {
  it('are added and removed by the content desk, and noted', async () => {
    const added = await addOwnEvent(services, as('content'), feast);
    if (!added.ok) throw new Error(added.code);
    const { title, note, startsOn, repeats } = feast;
    expect((await listAdditions(services)).ownEvents).toEqual([
      { id: added.value, title, note, startsOn, endsOn: null, repeats },
    ]);
    await removeOwnEvent(services, as('content'), added.value);
    await removeOwnEvent(services, as('content'), added.value); // twice is once
    expect((await listAdditions(services)).ownEvents).toEqual([]);
    expect((await deeds()).map(({ action }) => action)).toEqual(['calendar.added', 'calendar.removed']);
  });

  it('with a mistake change nothing', async () => {
    const refused = await addOwnEvent(services, as('owner'), { ...feast, startsOn: '2026-02-31' });
    expect(refused).toMatchObject({ ok: false, problems: [{ field: 'startsOn' }] });
    expect((await listAdditions(services)).ownEvents).toEqual([]);
  });
});

describe('a computed entry', () => {
  it('is hidden, renamed instead, and as computed again', async () => {
    await change(hide);
    expect((await listAdditions(services)).changes).toEqual([
      { entryId: 'nandotsava', on: null, hidden: true, title: null },
    ]);
    await change({ ...hide, deed: 'rename', title: 'Nanda’s feast' });
    expect((await listAdditions(services)).changes).toEqual([
      { entryId: 'nandotsava', on: null, hidden: false, title: 'Nanda’s feast' },
    ]);
    await change({ ...hide, on: '2026-09-05' });
    await change({ ...hide, deed: 'restore' });
    expect((await listAdditions(services)).changes).toMatchObject([{ on: '2026-09-05', hidden: true }]);
  });
});

it.each([
  ['a visitor', visitor],
  ['the shop desk', () => as('shop-desk')],
])('%s may not touch the calendar', async (_, viewer) => {
  const who = typeof viewer === 'function' ? viewer() : viewer;
  const refused = { ok: false, code: 'not-allowed' };
  expect(await addOwnEvent(services, who, feast)).toEqual(refused);
  expect(await removeOwnEvent(services, who, 'own_1')).toEqual(refused);
  expect(await changeEntry(services, who, { ...hide, stood: '[]' })).toEqual(refused);
});

it('of two who change one entry at the same moment one is told, and nothing of the other is lost', async () => {
  const stood = await stoodOf('nandotsava');
  const rename = (title: string) =>
    changeEntry(services, as('content'), { entryId: 'nandotsava', on: '', deed: 'rename', title, stood });
  const [one, other] = await Promise.all([rename('One word'), rename('Other word')]);
  expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
  expect([one, other].find(({ ok }) => !ok)).toMatchObject({ code: 'saved-meanwhile' });
  const { changes } = await listAdditions(services);
  expect(changes.filter(({ entryId, on }) => entryId === 'nandotsava' && on === null)).toMatchObject([
    { title: one.ok ? 'One word' : 'Other word' },
  ]);
});
