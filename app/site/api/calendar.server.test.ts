import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './calendar.route.tsx';
import { loader as schema } from './calendar-schema.route.tsx';
import { calendarAnswer, calendarRefusal } from './calendar-schema.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

function loaderArgs(path: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  return { context, request: new Request(`http://temple.test${path}`) };
}

describe('GET /api/v1/calendar', () => {
  const ask = (search: string) => loader(loaderArgs(`/api/v1/calendar${search}`));

  it('answers each day in the clock of the place', async () => {
    const response = await ask('?from=2025-12-16&to=2025-12-17');
    expect(response.headers.get('cache-control')).toContain('max-age=60');
    const { days } = await response.json();
    expect(days[0]).toMatchObject({
      date: '2025-12-16',
      ekadasi: 'Saphala Ekadasi',
      mahadvadasi: 'Paksavardhini',
    });
    expect(days[0].sunrise).toMatch(/^07:0[56]:/);
    expect(days[1]).toMatchObject({ date: '2025-12-17', parana: { fromWhy: 'sunrise', toWhy: 'third' } });
    expect(days[0].events[1]).toMatchObject({ id: '2025-12-16-ekadasi', category: 'fasting' });
  });

  it.each([
    ['', 'from'],
    ['?from=2026-02-31&to=2026-03-01', 'from'],
    ['?from=2026-01-01', 'to'],
    ['?from=2026-01-02&to=2026-01-01', 'to'],
    ['?from=2026-01-01&to=2027-02-05', 'to'],
    ['?from=1800-01-01&to=1800-01-02', 'from'],
    ['?from=2026-01-01&to=2026-01-02&place=atlantis', 'place'],
    ['?from=2026-01-01&to=2026-01-02&place=89,10,Europe/Oslo', 'place'],
    ['?from=2026-01-01&to=2026-01-02&place=95,10,Europe/Oslo', 'place'],
  ])('%s is refused by name', async (search, field) => {
    const response = await ask(search);
    expect(response.status).toBe(422);
    const refusal = calendarRefusal.parse(await response.json());
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  // Temperate, north with a sunset after midnight, beyond the bend of the date line, by
  // coordinates.
  it.each(['', 'london', 'Bombay', '64.9,-18.1,Atlantic/Reykjavik', '1.87,-157.43,Pacific/Kiritimati'])(
    'matches its schema for a year, at "%s"',
    async (place) => {
      const response = await ask(`?from=2026-01-01&to=2026-12-31&place=${encodeURIComponent(place)}`);
      expect(calendarAnswer.safeParse(await response.json()).error).toBeUndefined();
    },
  );

  describe('in another language', () => {
    const offer = (hi: boolean) =>
      test.db
        .insertInto('settings')
        .values({ key: 'languages', value: JSON.stringify({ hi }) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify({ hi }) }))
        .execute();

    it('adds the names of each day to what programs know it by', async () => {
      await offer(true);
      const search = '?from=2025-12-16&to=2025-12-17';
      const [english, hindi] = await Promise.all(
        ['', '&language=hi'].map(async (language) => (await ask(search + language)).json()),
      );
      expect(calendarAnswer.safeParse(hindi).error).toBeUndefined();
      expect(hindi.place).toEqual({ ...english.place, name: 'गाज़ियाबाद' });
      const [{ names, events, ...day }, next] = hindi.days;
      const { events: englishEvents, ...englishDay } = english.days[0];
      expect(day).toEqual(englishDay);
      expect(names).toEqual({
        ...{ tithiName: 'द्वादशी', paksa: 'कृष्ण पक्ष', masa: 'नारायण', naksatraName: 'स्वाति' },
        ...{ fast: 'एकादशी व्रत: आज अनाज, दाल और मटर नहीं', ekadasi: 'सफला एकादशी' },
        ...{ mahadvadasi: 'पक्षवर्धिनी महाद्वादशी', sankranti: 'धनु' },
      });
      const facts = (listed: { id: string; kind: string; category: string }[]) =>
        listed.map(({ id, kind, category }) => ({ id, kind, category }));
      expect(facts(events)).toEqual(facts(englishEvents));
      expect(events[1].title).toBe('सफला एकादशी व्रत');
      expect(next.events[0].title).toMatch(/^पारण \d\d:\d\d – \d\d:\d\d$/);
    });

    it('matches its schema for a year, at coordinates', async () => {
      await offer(true);
      const place = encodeURIComponent('27.58,77.7,Asia/Kolkata');
      const answer = await (await ask(`?from=2026-01-01&to=2026-12-31&place=${place}&language=hi`)).json();
      expect(calendarAnswer.safeParse(answer).error).toBeUndefined();
      expect(answer.place.name).toBe('27.58° उत्तर, 77.70° पूर्व (वृन्दावन के पास)');
    });

    it.each([
      ['sa', true],
      ['constructor', true],
      ['hi', false],
    ])('%s is refused where it is offered: %s', async (language, offered) => {
      await offer(offered);
      const response = await ask(`?from=2025-12-16&to=2025-12-17&language=${language}`);
      expect(response.status).toBe(422);
      expect(Object.keys(calendarRefusal.parse(await response.json()).fields)).toEqual(['language']);
    });
  });

  it('serves the schema', async () => {
    const response = schema();
    expect(response.headers.get('content-type')).toBe('application/schema+json');
    expect(await response.json()).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      anyOf: [{ required: ['place', 'days'] }, { required: ['code', 'message', 'fields'] }],
    });
  });

  it('answers 400 days at most', async () => {
    const { days } = await (await ask('?from=2026-01-01&to=2027-02-04')).json();
    expect(days).toHaveLength(400);
  });
});
