import { wordsOf } from './fold-word.ts';
import { meansWord, type SearchTerm } from './search-terms.ts';

/** A run of text, marked where it matches. */
export type MarkedText = { text: string; marked: boolean }[];

/** Characters shown before the first match. */
const leadIn = 50;

/**
 * The part of a text around the first match, about `length` characters in whole words, with matches
 * marked.
 */
export function excerptAround(text: string, terms: readonly SearchTerm[], length: number): MarkedText {
  const words = wordsOf(text);
  const first = words.find(({ word }) => terms.some((term) => meansWord(term, word)))?.at ?? 0;
  const start = first > leadIn ? (words.find(({ at }) => at >= first - leadIn)?.at ?? 0) : 0;
  const end = endOfWord(text, start + length);
  const marked = markWords(text.slice(start, end), terms);
  const before = start > 0 ? [{ text: '…', marked: false }] : [];
  const after = end < text.length ? [{ text: '…', marked: false }] : [];
  return [...before, ...marked, ...after];
}

/** The whole text with matches marked. */
export function markWords(text: string, terms: readonly SearchTerm[]): MarkedText {
  const parts: MarkedText = [];
  let done = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!terms.some((term) => meansWord(term, word))) continue;
    if (at > done) parts.push({ text: text.slice(done, at), marked: false });
    parts.push({ text: word, marked: true });
    done = at + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}

function endOfWord(text: string, near: number): number {
  if (near >= text.length) return text.length;
  const space = text.lastIndexOf(' ', near);
  return space > 0 ? space : near;
}
