import { overlaySettings, spoken, type TempleSettings } from '#core/content/temple-settings.ts';
import { scheduleOn } from '#core/hours/schedule-on.ts';
import { type Language, languageNames } from '#core/language/languages.ts';
import { type DemoKey, demoValues } from '#core/settings/demo-values.ts';
import { settingsInLanguage } from '#core/settings/settings-in-language.ts';
import { shippedWords } from '#core/settings/shipped-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { findTranslations } from '#server/translations/translated.ts';
import { cachedAnswer } from './cached-answer.ts';

const freshForMs = 5_000;

/**
 * The temple's settings: the typed defaults with the stored rows over them. Needed on every page,
 * so one answer serves this process for five seconds, or until content changes. A bad row is logged
 * and its default is used. The schedule is today's. `language`: letters have their reader's, which
 * need not be the site's.
 */
export function getTempleSettings(
  services: Services,
  language: Language = siteLanguage,
): Promise<TempleSettings> {
  return cachedAnswer(
    services,
    'temple-settings',
    (now) => now + freshForMs,
    () => readSettings(services, language),
    language,
  );
}

/** Whether visitors can read the site in a language; English they always can. */
export async function offersLanguage(services: Services, language: Language): Promise<boolean> {
  return language === 'en' || (await getTempleSettings(services)).languages[language];
}

/** English, and what visitors are offered besides. */
export async function listOfferedLanguages(services: Services): Promise<Language[]> {
  const { languages } = await getTempleSettings(services);
  return languageNames.filter((name) => name === 'en' || languages[name]);
}

/**
 * What an owner has yet to enter before the site uses it: settings that still are as in the demo,
 * and in the demo nothing.
 */
export async function listUnsetSettings(services: Services): Promise<DemoKey[]> {
  return services.config.mode === 'production' ? demoValues(await getTempleSettings(services)) : [];
}

export type StoredSetting<Key extends keyof TempleSettings> = {
  value: TempleSettings[Key];
  /** 0 while the default is used. */
  version: number;
};

/** One setting with its version, for a form; not cached: an editor sees the current value. */
export async function findSetting<Key extends keyof TempleSettings>(
  db: Db,
  key: Key,
): Promise<StoredSetting<Key>> {
  const row = await db
    .selectFrom('settings')
    .select(['key', 'value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  const { settings } = overlaySettings(row ? [row] : []);
  return { value: settings[key], version: row?.version ?? 0 };
}

async function readSettings(services: Services, language: Language): Promise<TempleSettings> {
  const { db, log, clock } = services;
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const { settings, bad } = overlaySettings(rows);
  if (bad.length > 0) log.error({ keys: bad }, 'stored settings invalid, defaults are used');
  const inWords = await inWordsOf(services, settings, language);
  return { ...spoken(inWords), schedule: scheduleOn(inWords, templeDay(clock())) };
}

/** The settings with their texts in a language; the staff's own are rows of `translations`. */
async function inWordsOf(
  services: Services,
  settings: TempleSettings,
  language: Language,
): Promise<TempleSettings> {
  if (language === 'en') return settings;
  const keys = Object.keys(settings).map((id) => ({ id }));
  const written = await findTranslations(services, 'settings', keys, language);
  return settingsInLanguage(settings, shippedWords(language), written);
}
