import { placeProblem } from '#core/fields/places.ts';
import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { WordField, Words } from '#core/translations/translated-kind.ts';
import type { LetterText } from './letter-model.ts';
import { type LetterKey, letterModel } from './letter-texts.ts';
import { fieldsOfLetter, placesFor } from './read-letter-text.ts';
import { isVisitorLetter } from './visitor-letters.ts';

/**
 * What came with the site in a language; nothing in English, whose texts are the models, or for the
 * staff.
 */
export function shippedLetter(key: LetterKey, language: Language): Words {
  return isVisitorLetter(key) ? (wordsOf(language).shipped?.letters[key] ?? {}) : {};
}

/**
 * The texts of a letter that can be had in another language: all but the warm line, which is Hindi.
 */
export function letterWordFields(key: LetterKey): WordField[] {
  const model = letterModel(key);
  return fieldsOfLetter(model.text)
    .filter(({ path }) => path !== 'hindi')
    .map(({ path: name, label, max, lines }) => ({
      ...{ name, label, max, type: lines === 'many' ? 'lines' : 'line' },
      places: placesFor(model, name),
    }));
}

/**
 * A letter in another language, text by text: what the staff has written in it, else what came with
 * the site as long as the English is as it came too, else the English.
 */
export function letterInLanguage(
  key: LetterKey,
  english: LetterText,
  language: Language,
  written: Words = {},
): LetterText {
  if (language === 'en') return english;
  const shipped = shippedLetter(key, language);
  const { text: model } = letterModel(key);
  const words = letterWordFields(key).map(({ name, places }) => {
    const part = name as keyof LetterText;
    const own = written[name];
    const came = english[part] === model[part] ? shipped[name] : undefined;
    const fits = own !== undefined && (!places || placeProblem(own, places) === null);
    return [name, (fits ? own : came) ?? english[part]];
  });
  return { ...english, ...Object.fromEntries(words), hindi: '' };
}
