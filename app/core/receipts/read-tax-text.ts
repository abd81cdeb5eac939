import { joinLines } from '#core/fields/clean-text.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { placeProblem } from '#core/fields/places.ts';
import type { FormOutcome } from '#core/result.ts';
import { taxYearStart } from '#core/time/tax-year.ts';
import { isInReceiptFont } from './printable.ts';
import { type TaxText, type TaxTextKind, taxTextKinds, taxTextPlaces } from './tax-wording.ts';

export const taxTextFields = ['kind', 'from', 'english', 'hindi', 'confirmed'] as const;
export type TypedTaxText = Record<(typeof taxTextFields)[number], string>;

/** What fits the page of a receipt with everything else; a longer text is set smaller. */
export const longestTaxText = 700;
const furthest = 3;

/**
 * Reads the form of a tax text. It may apply from the first day of the current financial year (also
 * to a receipt that is reissued, or a donation entered late) to the third year from now.
 */
export function readTaxText(typed: TypedTaxText, today: string): FormOutcome<Omit<TaxText, 'id'>> {
  const form = new FormReader();
  const kind = taxTextKinds.find((one) => one === typed.kind) ?? null;
  if (!kind) form.refuse('kind', 'choice-invalid');
  const window = { from: taxYearStart(today), to: taxYearStart(today, furthest) };
  const from = form.read('from', readDate(typed.from, window), window) ?? today;
  const english = readWords(form, 'english', typed.english, kind);
  const hindi = readWords(form, 'hindi', typed.hindi, kind);
  const confirmed =
    typed.confirmed.trim() === '' ? null : form.text('confirmed', typed.confirmed, { min: 3, max: 120 });
  return form.answer({ kind: kind ?? 'plain', from, english, hindi, confirmed });
}

/**
 * One paragraph, in letters that the receipt's font has: another one would print as a question
 * mark.
 */
function readWords(
  form: FormReader,
  field: 'english' | 'hindi',
  typed: string,
  kind: TaxTextKind | null,
): string {
  const text = form.text(field, joinLines(typed), { min: 20, max: longestTaxText });
  const strange = Array.from(text).find((letter) => !isInReceiptFont(letter));
  if (strange !== undefined) form.refuse(field, 'letter-not-printed', { letter: strange });
  const wrong = kind && text !== '' ? placeProblem(text, taxTextPlaces[kind]) : null;
  if (wrong) form.refuse(field, wrong.code, wrong.values);
  return text;
}
