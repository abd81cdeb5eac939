import type { Services } from '../services.ts';
import { findSetting, getTempleSettings } from '../settings/settings-queries.ts';
import { canText } from '../text-messages/text-sender.ts';

/** Whether visitors may sign in by a code: the office offers it, and a code can be sent. */
export async function offersMobile(services: Services): Promise<boolean> {
  const { mobileSignIn } = await getTempleSettings(services);
  return mobileSignIn.offered && canText(services.textMessages, 'code');
}

/**
 * What a production start lacks while the office offers it: the setting may be older than the
 * configuration.
 */
export async function missingForMobile(services: Services): Promise<string[]> {
  const { value } = await findSetting(services.db, 'mobileSignIn');
  return value.offered && !canText(services.textMessages, 'code')
    ? ['SMS_USER_ID and the other SMS keys: needed while the settings offer sign-in by mobile']
    : [];
}
