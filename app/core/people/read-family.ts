import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import type { FormOutcome } from '#core/result.ts';
import { relations } from '#messages/family.ts';
import { mostRows, type Occasion, type Relation, type Relative } from './family.ts';

const relativeFields = ['relation', 'name', 'phone', 'born'] as const;
const occasionFields = ['title', 'date', 'counted', 'remind'] as const;
const rows = Array.from({ length: mostRows }, (_, row) => row);

/** 'relative-0-name', 'occasion-3-date' */
export const relativeField = (row: number, field: (typeof relativeFields)[number]) =>
  `relative-${row}-${field}`;
export const occasionField = (row: number, field: (typeof occasionFields)[number]) =>
  `occasion-${row}-${field}`;

/** Every field of the form of /profile/family. */
export const familyFields: readonly string[] = [
  ...rows.flatMap((row) => relativeFields.map((field) => relativeField(row, field))),
  ...rows.flatMap((row) => occasionFields.map((field) => occasionField(row, field))),
  'wantsReminders',
];

export type Family = {
  relatives: Relative[];
  /** With the number of its typed row, so that a later refusal finds its field. */
  occasions: (Occasion & { row: number })[];
  wantsReminders: boolean;
};

/**
 * The form of /profile/family. A row without values is ignored. `today` is the day in Asia/Kolkata.
 */
export function readFamily(typed: Record<string, string>, today: string): FormOutcome<Family> {
  const reader = new FormReader();
  const window = { from: '1900-01-01', to: today };
  const relatives = rows.flatMap((row): Relative[] => {
    const field = (name: (typeof relativeFields)[number]) => relativeField(row, name);
    const value = (name: (typeof relativeFields)[number]) => typed[field(name)] ?? '';
    if (relativeFields.every((name) => value(name).trim() === '')) return [];
    const maybe = (name: 'phone' | 'born') => value(name).trim() !== '';
    const relation = readChoice(value('relation'), Object.keys(relations) as Relation[]);
    return [
      {
        relation: reader.read(field('relation'), relation) ?? 'other',
        name: reader.read(field('name'), readName(value('name'))) ?? '',
        phone: maybe('phone') ? reader.read(field('phone'), readPhone(value('phone'))) : null,
        bornOn: maybe('born') ? reader.read(field('born'), readDate(value('born'), window), window) : null,
      },
    ];
  });
  const occasions = rows.flatMap((row) => {
    const field = (name: (typeof occasionFields)[number]) => occasionField(row, name);
    const value = (name: (typeof occasionFields)[number]) => typed[field(name)] ?? '';
    if (value('title').trim() === '' && value('date').trim() === '') return [];
    return [
      {
        row,
        title: reader.text(field('title'), value('title'), { min: 2, max: 80 }),
        beganOn: reader.read(field('date'), readDate(value('date'), window), window) ?? '',
        countedBy: value('counted') === 'tithi' ? ('tithi' as const) : ('date' as const),
        remind: value('remind') === 'on',
      },
    ];
  });
  return reader.answer({ relatives, occasions, wantsReminders: typed.wantsReminders === 'on' });
}
