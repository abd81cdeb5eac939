import { type LineChange, lineChanges } from '../content/line-changes.ts';
import { readDate } from '../fields/date.ts';
import { type OpeningHours, sittingWords, titled, weekdays } from '../hours/opening-hours.ts';
import { dayInWords } from '../time/date-words.ts';

import { shownIn, valueAt } from './read-setting.ts';
import type { FieldKind, SettingSection } from './setting-section.ts';

/**
 * A part of a setting as people read it; a list has a line a row. `picture`: the text names one.
 */
export type DisplayPart = { label: string; text: string; picture?: true };

/** The change of a part, line by line; unchanged lines are left out. */
export type PartDifference = { label: string; lines: LineChange[]; picture?: true };

/** A section's value part by part, also a former value in an older shape. */
export function settingParts(section: SettingSection, value: unknown): DisplayPart[] {
  const fields = section.fields.map(({ path, label, kind }): DisplayPart => {
    const part = { label, text: wordsOf(kind, shownIn(value, path)) };
    return kind === 'picture' ? { ...part, picture: true } : part;
  });
  const lists = (section.lists ?? []).map(({ path, label, columns }): DisplayPart => {
    const rows = valueAt(value, path);
    const lines = (Array.isArray(rows) ? rows : []).map((row) =>
      columns.map(({ name, kind }) => wordsOf(kind, shownIn(row, name))).join(' · '),
    );
    return { label, text: lines.join('\n') };
  });
  return [...fields, ...lists];
}

/** The opening hours day by day; of the exceptions only the existing ones. */
export function hoursParts({ week, days }: OpeningHours): DisplayPart[] {
  return [
    ...weekdays.map((day) => ({
      label: titled(day),
      text: sittingWords(week.find((one) => one.day === day)?.sittings ?? []),
    })),
    ...days.map(({ on, note, sittings }) => ({
      label: wordsOf('day', on),
      text: `${sittingWords(sittings)} (${note})`,
    })),
  ];
}

/** What differs, part by part; a part that only one side has is removed or added as a whole. */
export function partDifferences(
  before: readonly DisplayPart[],
  after: readonly DisplayPart[],
): PartDifference[] {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))];
  return labels.flatMap((label) => {
    const [was, is] = [before, after].map((parts) => parts.find((part) => part.label === label));
    const lines = lineChanges(was?.text ?? '', is?.text ?? '').filter(
      ({ kind, text }) => kind !== 'same' && text.trim() !== '',
    );
    if (lines.length === 0) return [];
    return [(was ?? is)?.picture ? { label, lines, picture: true as const } : { label, lines }];
  });
}

function wordsOf(kind: FieldKind, text: string): string {
  if (kind === 'switch') return text === 'on' ? 'Yes' : 'No';
  if (kind !== 'day') return text;
  const day = readDate(text, { from: '2000-01-01', to: '2100-12-31' });
  return day.ok ? dayInWords(day.value) : text;
}
