import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { Services } from '../services.ts';
import { getTempleSettings, listUnsaid } from './settings-queries.ts';

/**
 * Where gifts by transfer go. Null until an owner has said both the bank account and the UPI id: the demo's belong to
 * nobody, and no donor may be shown them.
 */
export async function findGiftsAccount(
  services: Services,
): Promise<Pick<TempleSettings, 'bank' | 'upi'> | null> {
  const [{ bank, upi }, unsaid] = await Promise.all([getTempleSettings(services), listUnsaid(services)]);
  return unsaid.includes('bank') || unsaid.includes('upi') ? null : { bank, upi };
}
