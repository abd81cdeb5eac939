import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { canText } from '../text-messages/text-sender.ts';

/** Whether visitors may sign in by a code: the office offers it, and a code can be sent. */
export async function offersMobile(services: Services): Promise<boolean> {
  const { mobileSignIn } = await getTempleSettings(services);
  return mobileSignIn.offered && canText(services.textMessages, 'code');
}
