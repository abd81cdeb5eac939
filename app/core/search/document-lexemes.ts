import { foldWord, soundKey, wordsOf } from './fold-word.ts';

/** Postgres' limits for a tsvector; none of our texts needs more. */
const lastPosition = 16_383;
const mostPositions = 250;
const longestWord = 60;

/**
 * A page's words as Postgres stores them (`::tsvector`): each by spelling and by sound, with its
 * positions; the title weighs most, then the summary. Made here because the database's own parser
 * cuts Devanagari words apart at their vowel signs and does not know the many spellings of a
 * Sanskrit word.
 */
export function documentLexemes(page: { title: string; summary: string; words: string }): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const [text, weight] of [
    [page.title, 'A'],
    [page.summary, 'B'],
    [page.words, 'D'],
  ] as const) {
    for (const { word } of wordsOf(text)) {
      position = Math.min(position + 1, lastPosition);
      if (word.length > longestWord) continue;
      for (const lexeme of new Set([foldWord(word), soundKey(word)])) {
        if (lexeme === '') continue;
        const found = places.get(lexeme) ?? [];
        if (found.length < mostPositions) found.push(`${position}${weight}`);
        places.set(lexeme, found);
      }
    }
  }
  return [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`).join(' ');
}
