import { expect, it } from 'vitest';
import { overlaySettings, templeDefaults } from '../content/temple-settings.ts';
import { withKinds } from './station-kinds.ts';

const kindsOf = (titles: readonly string[]) =>
  withKinds(titles.map((title) => ({ time: '10:00', title }))).map(
    (entry) => (entry as { kind: string }).kind,
  );

it('lines that were saved before kinds get theirs by their titles, in either language', () => {
  expect(kindsOf(['मंगल आरती', 'तुलसी पूजा', 'शृंगार दर्शन', 'दर्शन बंद', 'संध्या आरती'])).toEqual([
    ...['darshan', 'other', 'darshan', 'closed', 'darshan'],
  ]);
  const { entries } = templeDefaults.schedule;
  expect(kindsOf(entries.map(({ title }) => title))).toEqual(entries.map(({ kind }) => kind));
});

it('of a schedule with other titles all open hours are darshans', () =>
  expect(kindsOf(['मंगल', 'संध्या', 'Closed'])).toEqual(['darshan', 'darshan', 'closed']));

it('a stored schedule of before is read with kinds, and one with a made-up kind not at all', () => {
  const stored = (kind?: string) => {
    const entries = [{ time: '05:00', title: 'Kirtan', ...(kind && { kind }) }];
    const { settings, bad } = overlaySettings([
      { key: 'schedule', value: { entries, closedNote: 'Never.' } },
      { key: 'scheduleDays', value: entries.map((entry) => ({ on: '2026-09-04', ...entry })) },
    ]);
    return [settings.schedule.entries[0]?.kind, settings.scheduleDays[0]?.kind, bad];
  };
  expect(stored()).toEqual(['darshan', 'darshan', []]);
  expect(stored('other')).toEqual(['other', 'other', []]);
  expect(stored('dance')).toEqual(['darshan', undefined, ['schedule', 'scheduleDays']]);
});
