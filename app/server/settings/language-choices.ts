import { type Language, languages } from '#core/language/languages.ts';
import { language } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { listOfferedLanguages } from './settings-queries.ts';

type LanguageChoices = { languages: { value: Language; label: string }[]; language: Language };

/**
 * In which languages somebody may be written to, by their own names, and which is chosen at first:
 * that of the office, where visitors are offered it.
 */
export async function listLanguageChoices(services: Services): Promise<LanguageChoices> {
  const offered = await listOfferedLanguages(services);
  return {
    languages: offered.map((value) => ({ value, label: languages[value].name })),
    language: offered.includes(language) ? language : 'en',
  };
}
