import { atMemberPrices } from '#core/membership/member-price.ts';
import type { OrderRules } from '#core/orders/place-order.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import { listDeliveryZones } from '#server/products/delivery-queries.ts';
import { listGstRates } from '#server/products/gst-queries.ts';
import { loadProducts } from '#server/products/product-queries.ts';
import type { Services } from '#server/services.ts';

/**
 * The facts for an order of these products now; at the price of members where they get some
 * `percent` off.
 */
export async function loadOrderRules(
  services: Services,
  productIds: readonly string[],
  percent = 0,
): Promise<OrderRules> {
  const [products, zones, rates, shop] = await Promise.all([
    loadProducts(services, productIds),
    listDeliveryZones(services),
    listGstRates(services),
    readShopRules(services.db),
  ]);
  return {
    products: atMemberPrices(products, percent),
    zones,
    rates,
    shop,
    today: templeDay(services.clock()),
  };
}
