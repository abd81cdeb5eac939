import type { TempleSettings } from '#core/content/temple-settings.ts';
import { demoValues } from '#core/settings/demo-values.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from './settings-queries.ts';

/**
 * Where gifts by transfer go. Null in production until an owner has said both the bank account and the UPI id: the
 * demo's belong to nobody, and no donor may be shown them.
 */
export async function findGiftsAccount(
  services: Services,
): Promise<Pick<TempleSettings, 'bank' | 'upi'> | null> {
  const settings = await getTempleSettings(services);
  const { bank, upi } = settings;
  const unsaid = demoValues(settings).some((key) => key === 'bank' || key === 'upi');
  return services.config.mode === 'production' && unsaid ? null : { bank, upi };
}
