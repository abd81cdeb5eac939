import { templeDefaults } from '#core/content/temple-settings.ts';
import type { Services } from '../services.ts';

/**
 * The demo greets with the fixed text of rule S23; a new temple follows the calendar. A temple that
 * has saved its greeting keeps it.
 */
export async function seedDemoGreeting({ db, clock }: Services): Promise<void> {
  const value = JSON.stringify({ ...templeDefaults.festivalBanner, automatic: false });
  await db
    .insertInto('settings')
    .values({ key: 'festivalBanner', value, version: 1, updated_at: clock() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
