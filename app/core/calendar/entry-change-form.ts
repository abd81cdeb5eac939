import { readText } from '#core/fields/text.ts';
import { type FormOutcome, invalidField } from '#core/result.ts';
import type { EntryChange } from './additions.ts';
import { parseCivilDate } from './civil-date.ts';
import { nameOfEntry } from './entry-name.ts';

export type EntryChangeFields = Record<'entryId' | 'on' | 'intent' | 'title', string>;

/** Entries that recur every fortnight under one id: they can be changed on one date only. */
const ofOneDate = ['ekadasi', 'mahadvadasi', 'parana'];

/** Whether an entry has an id of its own, so that a change of it can apply to every year. */
export function comesOnceAYear(entryId: string): boolean {
  return nameOfEntry(entryId) !== null;
}

/** Reads the staff's change of a computed entry: hide it, rename it, or restore it. */
export function readEntryChange({ entryId, on, intent, title }: EntryChangeFields): FormOutcome<EntryChange> {
  const wrong = (field: string, code: string): FormOutcome<EntryChange> => {
    return invalidField(field, code);
  };
  if (!comesOnceAYear(entryId) && !ofOneDate.includes(entryId)) return wrong('entryId', 'choice-invalid');
  const date = parseCivilDate(on);
  if (on !== '' && !date.ok) return wrong('on', 'date-invalid');
  if (on === '' && !comesOnceAYear(entryId)) return wrong('on', 'choice-invalid');
  const change = { entryId, on: date.ok ? date.value : null, hidden: intent === 'hide', title: null };
  if (intent === 'hide' || intent === 'restore') return { ok: true, value: change };
  if (intent !== 'rename') return wrong('intent', 'choice-invalid');
  const words = readText(title, { min: 1, max: 200 });
  return words.ok ? { ok: true, value: { ...change, title: words.value } } : wrong('title', words.code);
}
