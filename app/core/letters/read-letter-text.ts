import { type FieldOf, valueAt } from '#core/edited-fields/field-spec.ts';
import { readFields } from '#core/edited-fields/read-fields.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { placeProblem } from '#core/fields/places.ts';
import type { FormOutcome } from '#core/result.ts';
import { fields } from '#messages/admin/letter-names.ts';
import type { LetterField, LetterModel, LetterText } from './letter-model.ts';

export type TypedLetter = Record<LetterField, string>;

/** The fields of a letter. */
export const letterFields: readonly (FieldOf<'text'> & { path: LetterField })[] = [
  { type: 'text', path: 'subject', label: fields.subject, min: 3, max: 150 },
  { type: 'text', path: 'preview', label: fields.preview, min: 0, max: 150 },
  { type: 'text', path: 'hindi', label: fields.hindi, min: 0, max: 200, lang: 'hi' },
  {
    type: 'text',
    path: 'body',
    label: fields.body,
    min: 3,
    max: 4_000,
    lines: 'many',
    rows: 8,
    hint: fields.bodyHint,
  },
  { type: 'text', path: 'button', label: fields.button, min: 2, max: 40 },
  { type: 'text', path: 'notes', label: fields.notes, min: 0, max: 1_500, lines: 'many', rows: 5 },
];

/** Those of one letter: without a button, it has no words on one. */
export function fieldsOfLetter({ button }: Pick<LetterText, 'button'>): typeof letterFields {
  return letterFields.filter(({ path }) => path !== 'button' || button !== '');
}

/**
 * Reads the form of a letter. Plain text and the letter's own placeholders; a letter without a
 * button gets none.
 */
export function readLetterText(model: LetterModel, typed: TypedLetter): FormOutcome<LetterText> {
  const form = new FormReader();
  const text: LetterText = { subject: '', preview: '', hindi: '', body: '', button: '', notes: '' };
  for (const field of fieldsOfLetter(model.text)) {
    const { path } = field;
    readFields([field], typed, form, text);
    const wrong = placeProblem(text[path], placesFor(model, path));
    if (wrong && !form.problems.some((one) => one.field === path)) {
      form.refuse(path, wrong.code, wrong.values);
    }
  }
  return form.answer(text);
}

/** A stored text of a letter; null where it lost its shape or its placeholders. */
export function storedLetterText(model: LetterModel, stored: unknown): LetterText | null {
  const read = isLetterText(stored) ? readLetterText(model, stored) : null;
  return read?.ok ? read.value : null;
}

/** Whether a stored value has every part of a letter, each a text. */
function isLetterText(stored: unknown): stored is LetterText {
  return letterFields.every(({ path }) => typeof valueAt(stored, path) === 'string');
}

/**
 * Reads a former text of a letter by today's rules: a removed placeholder is named, a part that it
 * lacks too.
 */
export function readFormerLetter(model: LetterModel, former: unknown): FormOutcome<LetterText> {
  if (isLetterText(former)) return readLetterText(model, former);
  const form = new FormReader();
  for (const { path } of letterFields) {
    if (typeof valueAt(former, path) !== 'string') form.refuse(path, 'version-without');
  }
  return form.answer(model.text);
}

/**
 * The placeholders that a field may have, and those that it must. The text of a button is fixed.
 */
export function placesFor(model: LetterModel, field: LetterField): { known: string[]; needed: string[] } {
  if (field === 'button') return { known: [], needed: [] };
  const places = Object.entries(model.places).filter(([, { only }]) => only === undefined || only === field);
  return {
    known: places.map(([name]) => name),
    needed: places.flatMap(([name, { needed, only }]) => (needed && only === field ? [name] : [])),
  };
}
