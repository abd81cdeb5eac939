import type { Language } from '#core/language/languages.ts';

/** The language of this build: of its pages, its scripts and what its routes answer. */
export const language: Language = 'en';
/**
 * What its addresses begin with, as in core/language/languages.ts: pages need not carry the whole
 * list.
 */
export const prefix = '';
/** For Intl: how this language writes numbers, dates and lists. */
export const locale = 'en-IN';
