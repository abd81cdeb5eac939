import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/reading.ts';

/** Above a text that is in English on a page of another language. Nothing on a page in English. */
export function InEnglishNote({ inEnglish }: ReadInEnglish) {
  if (language === 'en' || !inEnglish) return null;
  return (
    <p className="sm muted" lang={language}>
      {m.inEnglishSoFar}
    </p>
  );
}

/** For the element that has the text. */
export function langOf({ inEnglish }: ReadInEnglish): 'en' | undefined {
  return language !== 'en' && inEnglish ? 'en' : undefined;
}
