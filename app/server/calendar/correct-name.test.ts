import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CorrectionFields } from '#core/calendar/names/read-correction.ts';
import type { Role } from '#core/people/roles.ts';
import { visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { getCalendarWords, listSavesOfNames } from './calendar-words-queries.ts';
import { correctName } from './correct-name.ts';

let test: TestDatabase;
let services: Services;
let personId: string;
let renewed: number;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  renewed = 0;
  services = makeTestServices(test.db, {
    pages: {
      bump: async () => {
        renewed += 1;
        services.answerCache.clear();
      },
    },
  });
  await test.db.deleteFrom('calendar_name_corrections').execute();
  personId ??= await makePerson(services, 'scholar@example.com');
});

const as = (role: Role) => staffOf(personId, role);
const saphala: CorrectionFields = {
  ...{ language: 'hi', table: 'ekadasis', key: 'Saphala Ekadasi', name: 'सफला महाएकादशी' },
};
const correct = (version: number, typed: Partial<CorrectionFields> = {}) =>
  correctName(services, as('content'), { ...saphala, ...typed, version });
const shown = async () => (await getCalendarWords(services, 'hi')).name('ekadasis', 'Saphala Ekadasi');

describe('correctName', () => {
  it('shows the correction at once, and the shipped name again when it is taken back', async () => {
    expect(await shown()).toBe('सफला एकादशी');
    expect(await correct(0)).toMatchObject({ ok: true });
    expect([renewed, await shown()]).toEqual([1, 'सफला महाएकादशी']);
    expect((await getCalendarWords(services, 'en')).name('ekadasis', 'Saphala Ekadasi')).toBe(
      'Saphala Ekadasi',
    );
    expect(await correct(1, { name: '' })).toMatchObject({ ok: true });
    expect([renewed, await shown()]).toEqual([2, 'सफला एकादशी']);
  });

  it('writes who and when into the history, and a line into the audit log', async () => {
    await correct(0);
    await correct(1, { name: '' });
    expect(await listSavesOfNames(services, 'hi')).toMatchObject([
      { version: 2, name: null, savedAt: expect.any(Date), savedBy: expect.any(String) },
      { version: 1, name: 'सफला महाएकादशी' },
    ]);
    const log = await test.db.selectFrom('audit_log').select(['action', 'subject']).execute();
    const line = { action: 'calendar.name-corrected', subject: 'ekadasis/Saphala Ekadasi hi' };
    expect(log.slice(-2)).toEqual([line, line]);
  });

  it('changes nothing where it says what is there already', async () => {
    await correct(0);
    expect(await correct(1)).toMatchObject({ ok: true });
    expect([renewed, (await listSavesOfNames(services, 'hi')).length]).toEqual([1, 1]);
  });

  it('refuses whoever saw an older save, and of two at the same moment one', async () => {
    const both = await Promise.all([correct(0), correct(0, { name: 'सफला' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'changed-meanwhile' });
    expect(await correct(0, { name: 'दूसरा' })).toMatchObject({ code: 'changed-meanwhile' });
    expect(await listSavesOfNames(services, 'hi')).toHaveLength(1);
  });

  it.each([
    ['a visitor', () => visitor],
    ['the shop desk', () => as('shop-desk')],
  ])('%s may not', async (_, viewer) =>
    expect(await correctName(services, viewer(), { ...saphala, version: 0 })).toEqual({
      ok: false,
      code: 'not-allowed',
    }),
  );
});
