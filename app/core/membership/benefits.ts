import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { isIntentKey } from '../purchases/intent-key.ts';
import { monthsAfter } from './part-schedule.ts';

/** What is granted by the year and counted. */
export const benefitKinds = ['nights', 'passes'] as const;
export type BenefitKind = (typeof benefitKinds)[number];

export type Benefit = { kind: BenefitKind; fromDay: string; granted: number; used: number; left: number };

/** The first day of the year of membership in which a day lies: anniversaries of its beginning. */
export function yearOfMembership(beganOn: string, day: string): string {
  let years = Math.max(0, Number(day.slice(0, 4)) - Number(beganOn.slice(0, 4)));
  if (years > 0 && monthsAfter(beganOn, years * 12) > day) years -= 1;
  return monthsAfter(beganOn, years * 12);
}

export const useFields = ['intentKey', 'kind', 'count', 'note'] as const;
export type TypedUse = Record<(typeof useFields)[number], string>;
export type NewUse = { intentKey: string; kind: BenefitKind; count: number; note: string };

/** What the office writes down as used: 'two nights, room 4'. */
export function readUse(typed: TypedUse): FormOutcome<NewUse> {
  const form = new FormReader();
  if (!isIntentKey(typed.intentKey)) form.refuse('intentKey', 'intent-malformed');
  const kind = form.read('kind', readChoice(typed.kind, benefitKinds));
  const count = form.whole('count', typed.count, { min: 1, max: 366 });
  const note = form.text('note', typed.note, { min: 3, max: 200 });
  if (!form.clean || !kind) return invalid(form.problems);
  return form.answer({ intentKey: typed.intentKey, kind, count, note });
}
