import { latinDigits } from '#core/fields/clean-text.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { hasProof, proofCookie } from '#server/auth/purchase-proof.ts';
import { takeTry } from '#server/auth/tries.ts';
import type { Services } from '#server/services.ts';
import { findOrder, glanceOf } from './order-queries.ts';
import { ownsOrder } from './own-orders.ts';

/**
 * As long as its status is of interest: until it is delivered, and while there may be questions.
 */
const retentionDays = 90;

export function orderProofCookie(services: Services, orderId: string): string {
  return proofCookie(services, orderId, retentionDays);
}

/**
 * The order as this request may see it: whole for its signed-in buyer and for a browser with the
 * proof, else only its status. null: there is no such order.
 */
export async function seeOrder(
  services: Services,
  viewer: Viewer,
  request: Request,
  orderId: string,
): Promise<{ glance: OrderGlance; order: OrderView | null } | null> {
  const order = await findOrder(services, orderId);
  if (!order) return null;
  const seen = ownsOrder(viewer, order) || hasProof(services, request, orderId);
  return { glance: glanceOf(order), order: seen ? order : null };
}

/**
 * A guest proves to be the buyer by the last digits of the telephone number; few tries for an order
 * and an address.
 */
export async function unlockOrder(
  services: Services,
  { orderId, lastFour, address }: { orderId: string; lastFour: string; address: string },
): Promise<Outcome<null, 'proof-wrong' | 'too-many-proofs'>> {
  if (!isOrderId(orderId)) return refuse('proof-wrong', 'lastFour');
  const may =
    (await takeTry(services, 'order-proof:address', address)) &&
    (await takeTry(services, 'order:proof', orderId));
  if (!may) return refuse('too-many-proofs', 'lastFour');
  const row = await services.db
    .selectFrom('orders')
    .select('buyer_phone')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const typed = latinDigits(lastFour).replace(/\D/g, '');
  const right = row !== undefined && typed.length === 4 && row.buyer_phone.endsWith(typed);
  return right ? accept(null) : refuse('proof-wrong', 'lastFour');
}
