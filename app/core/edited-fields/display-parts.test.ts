import { expect, it } from 'vitest';
import { templeDefaults } from '../content/temple-settings.ts';
import { hoursParts } from '../hours/hours-parts.ts';
import { findSection } from '../settings/find-section.ts';
import { settingSections } from '../settings/setting-sections.ts';
import { displayParts, partDifferences } from './display-parts.ts';

function changes(key: Parameters<typeof findSection>[0], before: unknown, after: unknown) {
  const section = findSection(key);
  if (!section) throw new Error(key);
  return partDifferences(displayParts(section.fields, before), displayParts(section.fields, after)).map(
    ({ label, lines }) => [label, ...lines.map(({ kind, text }) => `${kind === 'gone' ? '-' : '+'}${text}`)],
  );
}

it('names fields as the form does, and leaves out what is unchanged', () => {
  const { bank, festivalBanner: banner, copyright } = templeDefaults;
  expect(changes('bank', bank, { ...bank, branchCode: 'SBIN0001234' })).toEqual([
    ['IFSC', '-DEMO0000000', '+SBIN0001234'],
  ]);
  expect(changes('festivalBanner', banner, { ...banner, shown: false })).toEqual([
    ['Show the banner', '-Yes', '+No'],
  ]);
  expect(changes('copyright', copyright, '© 2027')).toEqual([['Copyright line', `-${copyright}`, '+© 2027']]);
  expect(changes('bank', bank, { ...bank })).toEqual([]);
});

it('shows which rows of a list were removed and added', () => {
  const { schedule } = templeDefaults;
  const entries = [
    ...schedule.entries.slice(1),
    { time: '10:00 PM', title: 'Midnight Aarti', kind: 'darshan' },
  ];
  expect(changes('schedule', schedule, { ...schedule, entries })).toEqual([
    [
      'Times of the day',
      '-04:30 AM · Aarti or darshan · Mangal Aarti',
      '+10:00 PM · Aarti or darshan · Midnight Aarti',
    ],
  ]);
  const row = { on: '2026-09-04', time: '00:00', title: 'Midnight Aarti', kind: 'other' };
  expect(changes('scheduleDays', [], [row])).toEqual([
    ['Times of these days', '+4 September 2026 · 00:00 · Midnight Aarti · Something else'],
  ]);
});

it('shows a former value too, whatever its shape', () => {
  expect(changes('bank', null, { branch: 7 })).toEqual([['Branch', '+7']]);
  expect(changes('schedule', { entries: 'x' }, { entries: [null, { time: '05:00' }] })).toEqual([
    ['Times of the day', '+ ·  · ', '+05:00 ·  · '],
  ]);
  expect(changes('scheduleDays', [], [{ on: 'soon', time: '1', title: 'x' }])).toEqual([
    ['Times of these days', '+soon · 1 · x · '],
  ]);
});

it.each(settingSections)('$key gives no two of its parts the same name', (section) => {
  const labels = displayParts(section.fields, templeDefaults[section.key]).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

it('tells pictures from texts', () => {
  const section = findSection('donateModal');
  if (!section) throw new Error('donateModal');
  const value = templeDefaults.donateModal;
  const [first] = partDifferences(
    displayParts(section.fields, value),
    displayParts(section.fields, { ...value, picture: 'lotus' }),
  );
  expect(first).toMatchObject({ label: 'Photo', picture: true });
});

it('shows opening hours by day, and exceptions by their date', () => {
  const { week } = templeDefaults.openingHours;
  const closed = week.map((one) => (one.day === 'monday' ? { ...one, sittings: [] } : one));
  const days = [{ on: '2026-09-04', note: 'Janmashtami', sittings: [{ opens: '04:30', closes: '00:30' }] }];
  const differences = partDifferences(hoursParts({ week, days: [] }), hoursParts({ week: closed, days }));
  expect(differences).toEqual([
    {
      label: 'Monday',
      lines: [
        { kind: 'gone', text: '04:30–13:00 and 16:00–21:30' },
        { kind: 'new', text: 'Closed' },
      ],
    },
    { label: '4 September 2026', lines: [{ kind: 'new', text: '04:30–00:30 (Janmashtami)' }] },
  ]);
});
