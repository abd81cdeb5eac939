import { FormReader } from '#core/fields/form-reader.ts';
import type { Language } from '#core/language/languages.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import type { FormOutcome } from '#core/result.ts';

export type LetterWords = { subject: string; body: string };
/** The first language is always there. */
export type WordsByLanguage = Partial<Record<Language, LetterWords>>;

export const subjectField = (language: Language) => `subject.${language}`;
export const bodyField = (language: Language) => `body.${language}`;

/**
 * A letter to all holders as the office types it in each language that the site offers. The first
 * is needed; another may be left empty, as a whole, and its readers then get the first.
 */
export function readHolderLetter(
  typed: Record<string, string>,
  languages: readonly Language[],
): FormOutcome<{ intentKey: string; words: WordsByLanguage }> {
  const form = new FormReader();
  const { intentKey = '' } = typed;
  if (!isIntentKey(intentKey)) form.refuse('intentKey', 'intent-malformed');
  const words: WordsByLanguage = {};
  for (const [at, language] of languages.entries()) {
    const subject = typed[subjectField(language)] ?? '';
    const body = typed[bodyField(language)] ?? '';
    if (at > 0 && subject.trim() === '' && body.trim() === '') continue;
    words[language] = {
      subject: form.text(subjectField(language), subject, { min: 3, max: 120 }),
      body: form.text(bodyField(language), body, { min: 10, max: 4_000, lines: 'many' }),
    };
  }
  return form.answer({ intentKey, words });
}

/** The words for a reader: their language's, else the first's. */
export function wordsFor(words: WordsByLanguage, language: Language): LetterWords {
  return words[language] ?? Object.values(words)[0] ?? { subject: '', body: '' };
}
