import { describe, expect, it } from 'vitest';
import { type TempleSettings, templeDefaults } from '../content/temple-settings.ts';
import { findSection } from './find-section.ts';
import { readFormerHours, readFormerSetting } from './read-former-setting.ts';
import { settingSections } from './setting-sections.ts';

function readFormer(key: keyof TempleSettings, former: unknown, current: unknown = templeDefaults[key]) {
  const section = findSection(key);
  if (!section) throw new Error(key);
  return readFormerSetting(section, current, former);
}

it.each(settingSections.map(({ key }) => key))('%s: what was valid is restored unchanged', (key) =>
  expect(readFormer(key, templeDefaults[key])).toEqual({ ok: true, value: templeDefaults[key] }),
);

it('keeps what the form does not show: bill numbers never go back', () => {
  const { shop } = templeDefaults;
  const former = { ...shop, seller: 'Govardhan Trust', billMark: 'Z' };
  expect(readFormer('shop', former)).toEqual({ ok: true, value: { ...shop, seller: 'Govardhan Trust' } });
});

it('keeps a heading that the former texts did not have yet', () => {
  const { homeWords: current } = templeDefaults;
  const { heroTitle: _, ...rest } = current;
  const former = { ...rest, lead: 'Come at dawn.' };
  expect(readFormer('homeWords', former)).toEqual({ ok: true, value: { ...current, lead: 'Come at dawn.' } });
});

it('gives the lines of a schedule from before kinds theirs', () => {
  const { schedule } = templeDefaults;
  const entries = schedule.entries.map(({ kind: _, ...entry }) => entry);
  expect(readFormer('schedule', { ...schedule, entries })).toEqual({ ok: true, value: schedule });
});

it('restores that there was no bank account, and that there was one', () => {
  const { bank } = templeDefaults;
  const none = Object.fromEntries(Object.keys(bank).map((part) => [part, '']));
  expect(readFormer('bank', none)).toEqual({ ok: true, value: none });
  expect(readFormer('bank', bank, none)).toEqual({ ok: true, value: bank });
});

describe('refuses what today’s form would refuse', () => {
  const { festivalBanner: banner, schedule } = templeDefaults;
  it.each<[string, keyof TempleSettings, unknown, { field: string; code: string }]>([
    ['a rule of today', 'upi', { id: 'temple', payee: 'Temple' }, { field: 'id', code: 'upi-invalid' }],
    [
      'a part that was not there yet',
      'festivalBanner',
      { shown: true, text: banner.text, to: banner.to },
      { field: 'automatic', code: 'version-without' },
    ],
    [
      'a value that is not a list',
      'schedule',
      { ...schedule, entries: 'x' },
      { field: 'entries-0-time', code: 'version-without' },
    ],
    [
      'a column that was not there yet',
      'facts',
      [{ value: '400+' }],
      { field: 'value-0-label', code: 'version-without' },
    ],
    [
      'more rows than allowed',
      'facts',
      Array.from({ length: 7 }, () => ({ value: '1', label: 'one' })),
      { field: 'value-0-value', code: 'version-too-long' },
    ],
    ['nothing at all', 'csr', null, { field: 'registration', code: 'version-without' }],
  ])('%s', (_, key, former, problem) =>
    expect(readFormer(key, former)).toMatchObject({ ok: false, problems: [problem] }),
  );
});

it('reads opening hours with their exceptions, and refuses what no form could have sent', () => {
  const days = [{ on: '2026-09-04', note: 'Janmashtami', sittings: [{ opens: '04:30', closes: '00:30' }] }];
  const hours = { ...templeDefaults.openingHours, days };
  expect(readFormerHours(hours)).toEqual({ ok: true, value: hours });
  expect(readFormerHours({ week: 'x' })).toMatchObject({ problems: [{ code: 'version-without' }] });
  const thrice = [hours.week[0]?.sittings ?? [], days[0]?.sittings ?? []].flat();
  const many = { ...hours, week: [{ day: 'sunday', sittings: thrice }] };
  expect(readFormerHours(many)).toMatchObject({ problems: [{ code: 'version-too-long' }] });
  const overlapping = {
    ...hours,
    week: [{ day: 'sunday', sittings: [{ opens: '05:00', closes: '05:00' }] }],
  };
  expect(readFormerHours(overlapping)).toMatchObject({ problems: [{ code: 'sitting-empty' }] });
});
