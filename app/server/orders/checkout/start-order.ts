import type { OrderInput } from '#core/orders/order-input.ts';
import { placeOrder } from '#core/orders/place-order.ts';
import { provenAccount, type Viewer } from '#core/people/viewer.ts';
import { isVariantId } from '#core/products/product.ts';
import { accept, invalidField } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { releaseExpiredOf } from '#server/bookings/release-expired-holds.ts';
import { originOf } from '#server/bookings/unproven-shares.ts';
import { againAfterLoss } from '#server/db/patience.ts';
import { findShopMember } from '#server/membership/own-memberships.ts';
import { startOnce } from '#server/purchases/start-once.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { hashInput, type Intent, type Started } from '#server/write/intent.ts';
import { holdAndSave } from './hold-and-save.ts';
import { loadOrderRules } from './order-rules.ts';
import { shopIsOpen } from './shop-is-open.ts';
import { mayWriteUnpaid } from './unpaid-share.ts';

/**
 * Turns input into an order whose goods are held for a quarter of an hour, once (rule R3); a
 * counter order is taken from stock at once. Goods that are sold out are refused beside the line,
 * and nothing is stored.
 */
export async function startOrder(
  services: Services,
  viewer: Viewer,
  input: OrderInput,
  address: string,
): Promise<Started> {
  const intent: Intent = { table: 'orders', key: input.intentKey, hash: hashOf(input) };
  const variantIds = input.lines.map(({ variantId }) => variantId).filter(isVariantId);
  await againAfterLoss(() => releaseExpiredOf(services, variantIds));
  const productIds = input.lines.map(({ productId }) => productId);
  return startOnce(services.db, intent, {
    load: async () => {
      const member = await findShopMember(services.db, viewer);
      return { ...(await loadOrderRules(services, productIds, member?.shopPercent)), member };
    },
    place: async (rules) => {
      if (!(await shopIsOpen(services))) return invalidField('total', 'shop-not-open');
      const placed = placeOrder(input, rules);
      return placed.ok ? accept({ ...placed.value, membershipId: rules.member?.id ?? null }) : placed;
    },
    save: async ({ membershipId, ...placed }) => {
      const order = {
        ...{ id: services.ids('ord'), intent, placed, membershipId, language, payUntil: null },
        personId: viewer.kind === 'visitor' ? null : viewer.personId,
        origin: originOf(services, { proven: provenAccount(viewer), address }),
        isWritten: placed.payBy === 'pickup' && (await mayWriteUnpaid(services, viewer, placed.buyer.email)),
      };
      return inTransaction(services, (write) => holdAndSave(write, order));
    },
  });
}

function hashOf(input: OrderInput): string {
  const { intentKey: _, shownTotal: __, lines, ...rest } = input;
  const requested = lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]);
  return hashInput({ ...rest, lines: requested });
}
