import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { listFollowChoices } from './follow-choices.ts';
import { getInfoExtras } from './info-extras.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase(4);
  await seedDemo(makeTestServices(test.db));
});
afterAll(() => test.close());
beforeEach(() => {
  services = makeTestServices(test.db);
});

const factsOf = async (follows: string) => {
  const { facts } = await getInfoExtras(services, { path: '/page', parts: [], facts: { follows } });
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
};

it('a page follows its event: what the staff changes there, it says', async () => {
  const follows = 'weekly/sunday-love-feast';
  expect(await factsOf(follows)).toMatchObject({ when: 'Every Sunday, 10:30–13:30', cost: 'Free' });
  const { starts_at } = await test.db
    .selectFrom('events')
    .select('starts_at')
    .where('id', '=', 'sunday-love-feast')
    .executeTakeFirstOrThrow();
  const later = new Date(starts_at.getTime() + 30 * 60_000);
  const change = (values: { starts_at?: Date; location?: string; status?: 'live' | 'draft' }) =>
    test.db.updateTable('events').set(values).where('id', '=', 'sunday-love-feast').execute();
  await change({ starts_at: later, location: 'The courtyard' });
  expect(await factsOf(follows)).toMatchObject({ when: 'Every Sunday, 11:00–13:30', where: 'The courtyard' });
  await change({ status: 'draft' });
  expect(Object.keys(await factsOf(follows))).toEqual(['contact']);
  await change({ starts_at, status: 'live' });
});

it('a class, a line of the schedule and the hours are followed too', async () => {
  expect(await factsOf('class/gopal-fun-school')).toMatchObject({ when: 'Sunday, 10:30–12:30' });
  expect(await factsOf('schedule/Srimad Bhagavatam Class')).toMatchObject({ when: 'Every day, 08:00' });
  expect(await factsOf('hours')).toMatchObject({ when: '04:30–13:00 and 16:00–21:30' });
  expect(Object.keys(await factsOf('class/gone'))).toEqual(['contact']);
});

it('a page of teachers says the next day that honours one of them, and follows the calendar', async () => {
  const on = (day: string) => {
    services = makeTestServices(test.db, { clock: () => new Date(`${day}T12:00:00+05:30`) });
  };
  on('2026-11-26');
  expect(await factsOf('calendar/acaryas')).toMatchObject({
    when: '27 December 2026 · Srila Bhaktisiddhanta Sarasvati Thakura – Disappearance',
  });
  expect(await factsOf('calendar/srila-prabhupada')).toMatchObject({
    when: '26 August 2027 · Srila Prabhupada – Appearance',
  });
  on('2027-08-27');
  expect((await factsOf('calendar/srila-prabhupada')).when).toMatch(/Srila Prabhupada – Disappearance$/);
  const change = { entry_id: 'srila-prabhupada-disappearance', on_date: null, hidden: true, title: null };
  const { id } = await test.db
    .insertInto('calendar_changes')
    .values({ id: 'hidden', ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await factsOf('calendar/srila-prabhupada')).when).toMatch(/2028 · Srila Prabhupada – Appearance$/);
  await test.db.deleteFrom('calendar_changes').where('id', '=', id).execute();
  expect(Object.keys(await factsOf('calendar/nobody'))).toEqual(['contact']);
});

it('the form of a page offers what can be followed, and keeps a choice that is gone', async () => {
  const values = (await listFollowChoices(services, 'class/gone')).map(({ value }) => value);
  expect(values).toContain('weekly/sunday-love-feast');
  expect(values).toContain('schedule/Guru Puja');
  expect(values).toContain('class/bhakti-shastri');
  expect(values).toContain('calendar/srila-bhaktivinoda-thakura');
  expect(values.at(-1)).toBe('class/gone');
});
