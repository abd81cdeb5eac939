import { FormReader } from '#core/fields/form-reader.ts';
import { placeProblem } from '#core/fields/places.ts';
import type { FormOutcome } from '#core/result.ts';
import type { LetterField, LetterModel, LetterText } from './letter-model.ts';

export const letterFields = [
  'subject',
  'preview',
  'hindi',
  'body',
  'button',
  'notes',
] as const satisfies LetterField[];
export type TypedLetter = Record<LetterField, string>;

export const letterLengths: Record<LetterField, { min: number; max: number; lines: 'one' | 'many' }> = {
  subject: { min: 3, max: 150, lines: 'one' },
  preview: { min: 0, max: 150, lines: 'one' },
  hindi: { min: 0, max: 200, lines: 'one' },
  body: { min: 3, max: 4_000, lines: 'many' },
  button: { min: 2, max: 40, lines: 'one' },
  notes: { min: 0, max: 1_500, lines: 'many' },
};

/**
 * Reads the form of a letter. Plain text and the letter's own placeholders; a letter without a
 * button gets none.
 */
export function readLetterText(model: LetterModel, typed: TypedLetter): FormOutcome<LetterText> {
  const form = new FormReader();
  const read = (field: LetterField): string => {
    if (field === 'button' && model.text.button === '') return '';
    const text = form.text(field, typed[field], letterLengths[field]);
    const wrong = placeProblem(text, placesFor(model, field));
    if (wrong && !form.problems.some((one) => one.field === field))
      form.refuse(field, wrong.code, wrong.values);
    return text;
  };
  const [subject = '', preview = '', hindi = '', body = '', button = '', notes = ''] = letterFields.map(read);
  return form.answer({ subject, preview, hindi, body, button, notes });
}

/**
 * Reads a former text of a letter by today's rules: a removed placeholder is named, a part that it
 * lacks too.
 */
export function readFormerLetter(model: LetterModel, former: unknown): FormOutcome<LetterText> {
  const form = new FormReader();
  const typed = former as Partial<TypedLetter> | null;
  for (const field of letterFields) {
    if (typeof typed?.[field] !== 'string') form.refuse(field, 'version-without');
  }
  return form.clean ? readLetterText(model, typed as TypedLetter) : form.answer(model.text);
}

/**
 * The placeholders that a field may have, and those that it must. The text of a button is fixed.
 */
function placesFor(model: LetterModel, field: LetterField): { known: string[]; needed: string[] } {
  if (field === 'button') return { known: [], needed: [] };
  const places = Object.entries(model.places).filter(([, { only }]) => only === undefined || only === field);
  return {
    known: places.map(([name]) => name),
    needed: places.flatMap(([name, { needed, only }]) => (needed && only === field ? [name] : [])),
  };
}
