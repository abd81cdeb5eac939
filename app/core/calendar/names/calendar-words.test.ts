import { describe, expect, it } from 'vitest';
import { listedEntries } from '../additions.ts';
import { dayView } from '../day-view.ts';
import { ghaziabad, testDays } from '../test-places.ts';
import { type CorrectedName, calendarWords, isNameKey } from './calendar-words.ts';
import { filterNames, listNames } from './list-names.ts';
import { readCorrection } from './read-correction.ts';

const saphala = { table: 'ekadasis', key: 'Saphala Ekadasi', name: 'सफला महाएकादशी' } as const;

describe('a corrected name', () => {
  const titlesOf = (corrected: CorrectedName[]) => {
    const [day] = testDays(ghaziabad, '2025-12-16', '2025-12-16');
    if (!day) throw new Error('no day');
    const listed = listedEntries(day, { ownEvents: [], changes: [] });
    return dayView(day, listed, ghaziabad.zone, calendarWords('hi', corrected)).entries.map(
      ({ title }) => title,
    );
  };

  it('stands where the shipped one stood, in every sentence about the day', () => {
    expect(titlesOf([])).toContain('सफला एकादशी व्रत');
    expect(titlesOf([saphala])).toContain('सफला महाएकादशी व्रत');
  });

  it('of a key that the site has no more is passed over, and the others stay as they came', () => {
    const gone = { table: 'ekadasis', key: 'Nameless Ekadasi', name: 'अनाम' } as const;
    const { tables, name } = calendarWords('hi', [gone, saphala]);
    expect(Object.keys(tables.ekadasis)).not.toContain('Nameless Ekadasi');
    expect(name('ekadasis', 'Nameless Ekadasi')).toBe('Nameless Ekadasi');
    expect(name('masas', 'Madhava')).toBe('माधव');
  });
});

it.each([
  ['masas', 'Madhava', true],
  ['masas', 'Madhav', false],
  ['masas', 'toString', false],
  ['__proto__', 'Madhava', false],
])('%s %s names a name: %s', (table, key, names) => expect(isNameKey(table, key)).toBe(names));

describe('readCorrection', () => {
  const typed = { ...saphala, language: 'hi' };
  it('reads a name, and an empty one as taking it back', () => {
    expect(readCorrection({ ...typed, name: '  सफला  ' })).toMatchObject({ value: { name: 'सफला' } });
    expect(readCorrection({ ...typed, name: ' ' })).toMatchObject({ value: { name: null } });
  });
  it.each([
    [{ language: 'en' }, 'language'],
    [{ language: 'sa' }, 'language'],
    [{ table: 'yogas' }, 'key'],
    [{ key: 'Saphala' }, 'key'],
    [{ name: 'अ\u202eब' }, 'name'],
    [{ name: '<b>सफला</b>' }, 'name'],
    [{ name: 'अ'.repeat(201) }, 'name'],
  ])('refuses %o', (wrong, field) =>
    expect(readCorrection({ ...typed, ...wrong })).toMatchObject({ ok: false, problems: [{ field }] }),
  );
});

describe('the list of names', () => {
  const saves = [
    { ...saphala, version: 2 },
    { ...saphala, name: 'सफला', version: 1 },
    { table: 'masas', key: 'Madhava', name: null, version: 2 },
  ];
  const names = listNames('hi', saves);
  const keys = (filters: Partial<Parameters<typeof filterNames>[1]>) =>
    filterNames(names, { table: null, search: '', which: 'all', ...filters }).map(({ key }) => key);

  it('has every name of every table once, with the newest save', () => {
    expect(names).toContainEqual({
      ...{ table: 'ekadasis', key: 'Saphala Ekadasi', english: 'Saphala Ekadasi' },
      ...{ shipped: 'सफला एकादशी', corrected: 'सफला महाएकादशी', version: 2 },
      saves: saves.slice(0, 2),
    });
    expect(new Set(names.map(({ table, key }) => `${table} ${key}`)).size).toBe(names.length);
    expect(names.filter(({ shipped }) => shipped === '')).toEqual([]);
  });

  it.each([
    [{ which: 'corrected' as const }, ['Saphala Ekadasi']],
    [{ search: 'saphala' }, ['Saphala Ekadasi']],
    [{ search: 'महाएकादशी' }, ['Saphala Ekadasi']],
    [{ search: 'षट्तिला' }, ['Sat-tila Ekadasi']],
    [{ search: 'Nandotsava' }, ['nandotsava']],
    [{ table: 'paksas' as const }, ['Krsna', 'Gaura']],
    [{ table: 'paksas' as const, search: 'saphala' }, []],
  ])('%o finds %o', (filters, found) => expect(keys(filters)).toEqual(found));

  it('counts what was taken back among the untouched', () =>
    expect(keys({ which: 'untouched', table: 'masas' })).toContain('Madhava'));
});
