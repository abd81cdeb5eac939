import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findCity } from '#core/calendar/cities.ts';
import { type CivilDate, parseCivilDate } from '#core/calendar/civil-date.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeTestServices } from '../test-services.ts';
import { findPlace, getTemplePlace, listCalendarDays } from './calendar-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterEach(async () => {
  await test.db.deleteFrom('calendar_own_events').execute();
  await test.db.deleteFrom('calendar_changes').execute();
});
afterAll(() => test.close());

const date = (text: string): CivilDate => {
  const parsed = parseCivilDate(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

async function titlesOn(from: string, to = from): Promise<string[]> {
  const services = makeTestServices(test.db);
  const days = await listCalendarDays(services, await getTemplePlace(services), date(from), date(to));
  if (!days.ok) throw new Error(days.code);
  return days.value.flatMap(({ listed }) => listed.map(({ title }) => title));
}

describe('listCalendarDays', () => {
  it('16 and 31 December 2025 are as they must be (rule S49)', async () => {
    expect(await titlesOn('2025-12-16')).toEqual(
      expect.arrayContaining(['Fasting for Saphala Ekadasi', 'Dhanus Sankranti']),
    );
    expect(await titlesOn('2025-12-31')).toContain('Fasting for Putrada Ekadasi');
  });

  it('gives each date of a range once, over months and years', async () => {
    const services = makeTestServices(test.db);
    const place = await getTemplePlace(services);
    const days = await listCalendarDays(services, place, date('2025-12-30'), date('2026-02-02'));
    expect(days.ok && days.value).toHaveLength(35);
    expect(days.ok && days.value[2]?.day.date).toBe('2026-01-01');
  });

  it('shows what the temple adds, and not what it hides', async () => {
    const before = await titlesOn('2025-12-21');
    await test.db
      .insertInto('calendar_own_events')
      .values({
        id: 'own_feast',
        title: 'Sunday feast',
        starts_on: '2025-12-07',
        ends_on: null,
        repeats: 'weekly',
      })
      .execute();
    await test.db
      .insertInto('calendar_changes')
      .values([
        {
          id: 'chg_1',
          entry_id: 'sri-locana-dasa-thakura-appearance',
          on_date: '2025-12-21',
          hidden: true,
          title: null,
        },
        {
          id: 'chg_2',
          entry_id: 'ekadasi',
          on_date: '2025-12-16',
          hidden: false,
          title: 'Fasting for Saphala',
        },
      ])
      .execute();
    expect(await titlesOn('2025-12-21')).toEqual([...before.slice(1), 'Sunday feast']);
    expect(await titlesOn('2025-12-16')).toContain('Fasting for Saphala');
    expect(await titlesOn('2026-12-16')).not.toContain('Fasting for Saphala');
  });

  it('one change an entry and date; an empty one is none', async () => {
    const insert = (change: { id: string; hidden: boolean; title: string | null }) =>
      test.db
        .insertInto('calendar_changes')
        .values({ entry_id: 'nandotsava', on_date: null, ...change })
        .execute();
    await insert({ id: 'chg_1', hidden: true, title: null });
    await expect(insert({ id: 'chg_2', hidden: true, title: null })).rejects.toThrow(/calendar_changes_one/);
    await expect(insert({ id: 'chg_3', hidden: false, title: null })).rejects.toThrow(/check/);
  });

  it('refuses years it does not cover', async () => {
    const services = makeTestServices(test.db);
    const place = await getTemplePlace(services);
    expect(await listCalendarDays(services, place, date('1949-12-31'), date('1950-01-01'))).toMatchObject({
      ok: false,
      code: 'year-out-of-range',
    });
  });
});

describe('findPlace', () => {
  it('is the temple, a city, or nobody', async () => {
    const services = makeTestServices(test.db);
    expect(await findPlace(services, '')).toMatchObject({
      id: 'temple',
      name: 'Ghaziabad',
      latitude: 28.669,
    });
    expect(await findPlace(services, 'london')).toEqual(findCity('london'));
    expect(await findPlace(services, 'Bombay')).toMatchObject({ id: 'mumbai' });
    expect(await findPlace(services, '27.58,77.7,Asia/Kolkata')).toMatchObject({ latitude: 27.58 });
    expect(await findPlace(services, 'atlantis')).toBeNull();
  });
});
