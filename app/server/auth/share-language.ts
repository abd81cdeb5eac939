import type { Language } from '#core/language/languages.ts';
import type { Services } from '../services.ts';
import { languageCookie, languageOfBrowser } from './language-cookie.ts';

/**
 * At a sign-in browser and profile learn from each other, where one of them knows no language: a
 * profile takes the language that was chosen in the browser, a browser that of the profile. Where
 * both know one each keeps its own. Nobody is led elsewhere: the page that follows is in the
 * language that was read. Returns the browser's cookie where it is new.
 */
export async function shareLanguage(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  request: Pick<Request, 'headers'>,
  personId: string,
): Promise<string | null> {
  const { db, clock } = services;
  const ofBrowser = languageOfBrowser(services, request);
  if (ofBrowser === null) {
    const language = await findProfileLanguage(services, personId);
    return language && languageCookie(services, language);
  }
  await db
    .updateTable('profiles')
    .set(({ eb }) => ({ language: ofBrowser, version: eb('version', '+', 1), updated_at: clock() }))
    .where('person_id', '=', personId)
    .where('language', 'is', null)
    .execute();
  return null;
}

async function findProfileLanguage({ db }: Pick<Services, 'db'>, personId: string): Promise<Language | null> {
  const profile = await db
    .selectFrom('profiles')
    .select('language')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return profile?.language ?? null;
}
