import { cleanMarkup, lengthOf } from '#core/fields/clean-text.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { placeProblem } from '#core/fields/places.ts';
import type { FormOutcome } from '#core/result.ts';
import type { WordField, Words } from './translated-kind.ts';

/** The words as typed; a field left empty is read in English. At least one must have words. */
export function readTranslation(
  fields: readonly WordField[],
  typed: Record<string, string>,
): FormOutcome<Words> {
  const form = new FormReader();
  const words: Words = {};
  for (const field of fields) {
    const text = readWords(field, typed[field.name] ?? '', form);
    const wrong = text !== '' && field.places ? placeProblem(text, field.places) : null;
    if (wrong) form.refuse(field.name, wrong.code, wrong.values);
    if (text !== '') words[field.name] = text;
  }
  const [first] = fields;
  if (Object.keys(words).length === 0 && form.problems.length === 0 && first)
    form.refuse(first.name, 'text-length', { min: 1, max: first.max });
  return form.answer(words);
}

function readWords({ name, type, min = 1, max }: WordField, typed: string, form: FormReader): string {
  const text = readText({ name, type, max }, typed, form);
  if (text !== '' && lengthOf(text) < min) form.refuse(name, 'text-length', { min, max });
  return text;
}

function readText(
  { name, type, max }: Pick<WordField, 'name' | 'type' | 'max'>,
  typed: string,
  form: FormReader,
) {
  if (type !== 'rich' && type !== 'markdown')
    return form.text(name, typed, { min: 0, max, ...(type !== 'line' && { lines: 'many' }) });
  const html = cleanMarkup(typed);
  if (html === null) form.refuse(name, 'text-forbidden');
  else if (lengthOf(html) > max) form.refuse(name, 'text-length', { min: 1, max });
  return html ?? '';
}
