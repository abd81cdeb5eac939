import { readText } from '#core/fields/text.ts';
import type { FormOutcome, Problem } from '#core/result.ts';
import type { OwnEvent } from './additions.ts';
import { type CivilDate, parseCivilDate } from './civil-date.ts';

export type OwnEventWish = Omit<OwnEvent, 'id'>;
export type OwnEventFields = Record<'title' | 'note' | 'startsOn' | 'endsOn' | 'repeats', string>;

const repeats = ['never', 'weekly', 'yearly'] as const;

/** Reads the office's form for an event of the temple's own; one problem a field. */
export function readOwnEvent(typed: OwnEventFields): FormOutcome<OwnEventWish> {
  const problems: Problem[] = [];
  const title = readText(typed.title, { min: 1, max: 200 });
  if (!title.ok) problems.push({ field: 'title', code: title.code });
  const note = readText(typed.note, { min: 0, max: 500 });
  if (!note.ok) problems.push({ field: 'note', code: note.code });
  const startsOn = readDate(typed.startsOn);
  if (!startsOn) problems.push({ field: 'startsOn', code: 'date-invalid' });
  const endsOn = typed.endsOn.trim() === '' ? null : readDate(typed.endsOn);
  if (endsOn === undefined) problems.push({ field: 'endsOn', code: 'date-invalid' });
  if (endsOn && startsOn && endsOn < startsOn) problems.push({ field: 'endsOn', code: 'ends-before-start' });
  const often = repeats.find((word) => word === typed.repeats);
  if (!often) problems.push({ field: 'repeats', code: 'choice-invalid' });
  if (problems.length > 0 || !title.ok || !note.ok || !startsOn || endsOn === undefined || !often) {
    return { ok: false, code: 'invalid', problems };
  }
  return { ok: true, value: { title: title.value, note: note.value, startsOn, endsOn, repeats: often } };
}

function readDate(text: string): CivilDate | undefined {
  const date = parseCivilDate(text.trim());
  return date.ok ? date.value : undefined;
}
