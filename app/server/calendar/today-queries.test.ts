import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { getCalendarToday } from './today-queries.ts';

let test: TestDatabase;
let services: Services;
let now: Date;

beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());
beforeEach(() => {
  services = makeTestServices(test.db, { clock: () => now });
});

const cards = async () => (await getCalendarToday(services)).cards.map(({ date }) => date);

it('turns to the next day at the temple’s midnight, not the machine’s', async () => {
  now = new Date('2025-12-16T18:29:59Z'); // 23:59:59 in Ghaziabad
  expect(await cards()).toEqual(['2025-12-16', '2025-12-17']);
  now = new Date('2025-12-16T18:30:00Z');
  expect(await cards()).toEqual(['2025-12-17', '2025-12-18']);
});

it('queries the database once a minute, and again when content changed', async () => {
  now = new Date('2026-09-04T06:00:05Z');
  const first = await getCalendarToday(services);
  expect(first.greeting).toEqual({ text: 'Happy Janmashtami 2026', to: '/janamastmi' });
  now = new Date('2026-09-04T06:00:59Z');
  expect(await getCalendarToday(services)).toBe(first);
  const entryId = 'sri-krsna-janmastami-appearance-of-lord-sri-krsna';
  await test.db
    .insertInto('calendar_changes')
    .values({ id: 'chg_1', entry_id: entryId, on_date: null, hidden: true, title: null })
    .execute();
  services.answerCache.clear();
  expect((await getCalendarToday(services)).greeting).toBeNull();
  await test.db.deleteFrom('calendar_changes').execute();
});

it('is empty where the Sun does not rise, and does not break the page', async () => {
  now = new Date('2025-12-21T06:00:00Z');
  const value = { name: 'Longyearbyen', latitude: 78.2, longitude: 15.6, zone: 'Arctic/Longyearbyen' };
  await test.db
    .insertInto('settings')
    .values({ key: 'calendarPlace', value: JSON.stringify(value) })
    .execute();
  expect(await getCalendarToday(services)).toMatchObject({ cards: [], greeting: null });
  await test.db.deleteFrom('settings').execute();
});
