import type { Kysely } from 'kysely';
import { overlaySettings } from '#core/content/temple-settings.ts';
import { type ShopRules, shopRules } from '#core/orders/shop-rules.ts';
import type { Database } from '../db/schema.ts';

/**
 * Who sells and how, as it stands now. Read through the caller's own connection: inside a transaction the kept settings
 * of the site could wait for a second one, and all of them together for ever.
 */
export async function readShopRules(db: Kysely<Database>): Promise<ShopRules> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', '=', 'shop').execute();
  return shopRules(overlaySettings(rows).settings.shop);
}
