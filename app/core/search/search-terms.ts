import { foldWord, soundKey, wordsOf } from './fold-word.ts';

/** One word of a query; `sound` is '' where only the spelling counts. */
export type SearchTerm = { plain: string; sound: string };

/** The longest query; the rest is ignored. */
export const longestQuery = 100;
const mostTerms = 8;
/** Shorter keys match too much. */
const shortestSound = 4;

const fillers = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or our the there this to was what when where which who why with you your'.split(
    ' ',
  ),
);

/** The search terms. Stop words are left out unless there is nothing else; at most eight count. */
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

/**
 * Whether a word of a text matches a term: it begins with it, by spelling or sound. One letter
 * matches only a whole word.
 */
export function meansWord({ plain, sound }: SearchTerm, word: string): boolean {
  const folded = foldWord(word);
  if (plain.length < 2 ? folded === plain : folded.startsWith(plain)) return true;
  return sound !== '' && soundKey(word).startsWith(sound);
}

/**
 * The terms as Postgres reads them (`::tsquery`). Terms have letters, marks and digits only, so no
 * input can be an operator. `all` requires every term, else any will do.
 */
export function tsqueryOf(terms: readonly SearchTerm[], all: boolean): string {
  const parts = terms.map(({ plain, sound }) => {
    const begins = plain.length < 2 ? `'${plain}'` : `'${plain}':*`;
    return sound && sound !== plain ? `(${begins} | '${sound}':*)` : begins;
  });
  return parts.join(all ? ' & ' : ' | ');
}
