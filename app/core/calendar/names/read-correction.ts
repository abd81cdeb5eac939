import { readText } from '#core/fields/text.ts';
import { isLanguage, type Language } from '#core/language/languages.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isNameKey, type NameTable } from './calendar-words.ts';
import { nameLength } from './name-length.ts';

export const correctionFields = ['language', 'table', 'key', 'name'] as const;
export type CorrectionFields = Record<(typeof correctionFields)[number], string>;

export type Correction = { language: Language; table: NameTable; key: string; name: string | null };

/** A correction as typed; an empty name takes the correction back. */
export function readCorrection({ language, table, key, name }: CorrectionFields): FormOutcome<Correction> {
  if (!isLanguage(language) || language === 'en') return invalidField('language', 'choice-invalid');
  if (!isNameKey(table, key)) return invalidField('key', 'choice-invalid');
  const text = readText(name, { ...nameLength, min: 0 });
  return text.ok
    ? accept({ language, table, key, name: text.value || null })
    : invalidField('name', text.code, nameLength);
}
