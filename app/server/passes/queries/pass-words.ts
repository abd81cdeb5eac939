import type { Language } from '#core/language/languages.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import type { Services } from '#server/services.ts';
import { findTranslations } from '#server/translations/translated.ts';

/** The published words of an event's passes in a language; null in English. */
export async function findPassWords(
  services: Pick<Services, 'db'>,
  eventId: string,
  language: Language,
): Promise<Words | null> {
  if (language === 'en') return null;
  const found = await findTranslations(services, 'event_passes', [{ id: eventId }], language);
  return found.get(eventId) ?? {};
}
