import type { Language } from '#core/language/languages.ts';

/** The language of this build: of its pages, its scripts and what its routes answer. */
export const language: Language = 'hi';
/**
 * What its addresses begin with, as in core/language/languages.ts: pages need not carry the whole
 * list.
 */
export const prefix = '/hi';
/** For Intl: how this language writes numbers, dates and lists. */
export const locale = 'hi-IN';
