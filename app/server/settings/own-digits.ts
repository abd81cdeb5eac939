import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from './settings-queries.ts';

/** Whether pages in a language show its own digits. */
export async function showsOwnDigits(services: Services, language: Language): Promise<boolean> {
  return language !== 'en' && (await getTempleSettings(services)).ownDigits[language];
}

/** The digits that letters in a language are written in; null: Latin. */
export async function getOwnDigits(services: Services, language: Language): Promise<string | null> {
  return (await showsOwnDigits(services, language)) ? wordsOf(language).digits : null;
}
