import { foldWord, soundKey, wordsOf } from './fold-word.ts';

/** One word of a question; `sound` is '' where only the spelling counts. */
export type SearchTerm = { plain: string; sound: string };

/** What a visitor may type; the rest is not read. */
export const longestQuery = 100;
const mostTerms = 8;
/** Shorter keys sound like too much. */
const shortestSound = 4;

const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our the there this to was what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words to look for. Fillers are left out unless there is nothing else; at most eight count. */
export function searchTerms(query: string): SearchTerm[] {
  const words = wordsOf(query.slice(0, longestQuery)).map(({ word }) => word);
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  const terms = new Map<string, SearchTerm>();
  for (const word of telling.length > 0 ? telling : words) {
    const plain = foldWord(word);
    const sound = soundKey(word);
    if (plain) terms.set(plain, { plain, sound: sound.length >= shortestSound ? sound : '' });
  }
  return [...terms.values()].slice(0, mostTerms);
}

/** Whether a word of a text is meant by a term: it begins with it, or sounds as if it did. One letter is a whole word. */
export function meansWord({ plain, sound }: SearchTerm, word: string): boolean {
  const folded = foldWord(word);
  if (plain.length < 2 ? folded === plain : folded.startsWith(plain)) return true;
  return sound !== '' && soundKey(word).startsWith(sound);
}

/**
 * The terms as Postgres reads them (`::tsquery`). Terms hold letters, marks and digits only, so nothing of what was
 * typed can be an operator. `all` asks for every term, else any will do.
 */
export function tsqueryOf(terms: readonly SearchTerm[], all: boolean): string {
  const parts = terms.map(({ plain, sound }) => {
    const begins = plain.length < 2 ? `'${plain}'` : `'${plain}':*`;
    return sound && sound !== plain ? `(${begins} | '${sound}':*)` : begins;
  });
  return parts.join(all ? ' & ' : ' | ');
}
