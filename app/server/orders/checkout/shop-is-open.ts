import type { Services } from '#server/services.ts';
import { listUnsetSettings } from '#server/settings/settings-queries.ts';

/**
 * Nothing is sold until an owner has entered the seller: every bill names the seller and its GSTIN.
 */
export async function shopIsOpen(services: Services): Promise<boolean> {
  return !(await listUnsetSettings(services)).includes('shop');
}
