import type { WordField, Words } from './translated-kind.ts';

/** Missing: nobody has begun. Outdated: the English has changed since; visitors still read it. */
export type TranslationState = 'missing' | 'draft' | 'live' | 'outdated';
export const translationStates: readonly TranslationState[] = ['missing', 'draft', 'outdated', 'live'];

/**
 * What visitors read in a language: what the office published, what came with the site (text by
 * text, as long as the English is as it came too), or English.
 */
export type VisitorsRead = 'own' | 'shipped' | 'english';

export type StoredTranslation = { fields: Words; source: Words; state: 'draft' | 'live' };

/**
 * How a translation stands beside the English words of now. A draft stays one until it is
 * published.
 */
export function translationStateOf(now: Words, stored: StoredTranslation | null): TranslationState {
  if (!stored) return 'missing';
  if (stored.state === 'draft') return 'draft';
  return changedWords(now, stored).length > 0 ? 'outdated' : 'live';
}

/** The fields whose English has changed since it was translated; new ones that have words too. */
export function changedWords(now: Words, { source }: Pick<StoredTranslation, 'source'>): string[] {
  return Object.keys(now).filter((name) => (now[name] ?? '') !== (source[name] ?? ''));
}

/** The fields that have English words and none in the other language. */
export function missingWords(fields: readonly WordField[], english: Words, words: Words): string[] {
  return fields.map(({ name }) => name).filter((name) => english[name] && !words[name]);
}
