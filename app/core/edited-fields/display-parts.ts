import { no, yes } from '#messages/admin/audit.ts';
import { type LineChange, lineChanges } from '../content/line-changes.ts';
import { readDate } from '../fields/date.ts';
import { dayInWords } from '../time/date-words.ts';
import { type FieldSpec, inputName, valueAt } from './field-spec.ts';
import { writeFields } from './write-fields.ts';

/**
 * A part of a setting or letter as people read it; a list has a line a row. `picture`: the text
 * names one.
 */
export type DisplayPart = { label: string; text: string; picture?: true };

/** The change of a part, line by line; unchanged lines are left out. */
export type PartDifference = { label: string; lines: LineChange[]; picture?: true };

/** A value field by field, also a former value in an older shape. */
export function displayParts(fields: readonly FieldSpec[], value: unknown): DisplayPart[] {
  return fields.map((field) => {
    const part = { label: field.label, text: displayText(field, value) };
    return field.type === 'picture' ? { ...part, picture: true } : part;
  });
}

function displayText(field: FieldSpec, value: unknown): string {
  if (field.type === 'rows') {
    const rows = valueAt(value, field.path);
    return (Array.isArray(rows) ? rows : [])
      .map((row) => field.columns.map((column) => displayText(column, row)).join(' · '))
      .join('\n');
  }
  return shownText(field, writeFields([field], value)[inputName(field)] ?? '');
}

/** What a field holds, as people read it: a box as yes or no, a choice by its label. */
export function shownText(field: FieldSpec, text: string): string {
  if (field.type === 'yes') return text === 'on' ? yes : no;
  if (field.type === 'choice') return field.options.find(({ value }) => value === text)?.label ?? text;
  return field.type === 'day' ? displayDay(text) : text;
}

/** '4 September 2026'; any other text as it is. */
export function displayDay(text: string): string {
  const day = readDate(text, { from: '2000-01-01', to: '2100-12-31' });
  return day.ok ? dayInWords(day.value) : text;
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
