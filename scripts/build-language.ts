import path from 'node:path';
import { isLanguage, type Language } from '../app/core/language/languages.ts';

/**
 * The language that `react-router build` builds now: the site's own, or that of LANGUAGE_TO_BUILD.
 */
export const buildLanguage: Language = isLanguage(process.env.LANGUAGE_TO_BUILD)
  ? process.env.LANGUAGE_TO_BUILD
  : 'en';

/**
 * For bundlers: `#messages/donate.ts` is the catalogue of one language, so that a phone gets the
 * words of one language only and a sentence costs no more than if it stood in the page
 * (docs/decisions/languages.md).
 */
export function messagesAlias(language: Language): { find: RegExp; replacement: string } {
  return { find: /^#messages\//, replacement: `${path.resolve('app/messages', language)}/` };
}

/**
 * For Rolldown: a message stands where a page says it. Without this each is a variable of its own,
 * and the words of few pages travel with the catalogue to all.
 */
export const messagesInline = { optimization: { inlineConst: { mode: 'all', pass: 1 } } } as const;
