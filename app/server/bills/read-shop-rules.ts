import { overlaySettings } from '#core/content/temple-settings.ts';
import { type ShopRules, shopRules } from '#core/orders/shop-rules.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * The current seller and shop settings. Read through the caller's own connection: inside a
 * transaction the cached settings could wait for a second one, and all of them together for ever.
 */
export async function readShopRules(db: Db): Promise<ShopRules> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', '=', 'shop').execute();
  return shopRules(overlaySettings(rows).settings.shop);
}
