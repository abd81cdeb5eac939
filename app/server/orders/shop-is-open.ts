import { demoValues } from '#core/settings/demo-values.ts';
import { getTempleSettings } from '../content/settings-queries.ts';
import type { Services } from '../services.ts';

/** In production nothing is sold until an owner has said who sells: every bill names the seller and its GSTIN. */
export async function shopIsOpen(services: Services): Promise<boolean> {
  if (services.config.mode !== 'production') return true;
  return !demoValues(await getTempleSettings(services)).includes('shop');
}
