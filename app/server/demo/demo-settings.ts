import { type TempleSettings, templeDefaults } from '#core/content/temple-settings.ts';
import { otherLanguages } from '#core/language/other-language.ts';
import type { Services } from '../services.ts';

/**
 * Where the demo differs from a new temple: it greets with the fixed text of rule S23 instead of
 * following the calendar, offers every language, and sign-in by mobile. A temple that has saved its
 * own keeps it.
 */
const demoSettings = {
  festivalBanner: { ...templeDefaults.festivalBanner, automatic: false },
  languages: Object.fromEntries(otherLanguages.map((name) => [name, true])) as TempleSettings['languages'],
  mobileSignIn: { offered: true },
} satisfies Partial<TempleSettings>;

export async function seedDemoSettings({ db, clock }: Services): Promise<void> {
  const rows = Object.entries(demoSettings).map(([key, value]) => ({
    ...{ key, value: JSON.stringify(value), version: 1, updated_at: clock() },
  }));
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
