import { tagField, tagsRow } from '#core/translations/translated-kind.ts';
import type { Services } from '../services.ts';
import { findTranslations } from './translated.ts';

/** What visitors read for a topic of blogs in the language of the site; else as it was typed. */
export async function readTagWords(services: Pick<Services, 'db'>): Promise<(tag: string) => string> {
  const words = (await findTranslations(services, 'tags', [{ id: tagsRow }])).get(tagsRow);
  return (tag) => words?.[tagField(tag)] ?? tag;
}
