import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOrderId } from '#core/orders/order-id.ts';
import type { OrderGlance, OrderView } from '#core/orders/order-view.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeTry } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { findOrder, glanceOf } from './order-queries.ts';
import { ownsOrder } from './own-orders.ts';

const keepSeconds = 90 * 24 * 3600;

/**
 * What a browser is given that placed the order or told its telephone: a cookie for this one order, for its status and
 * the way to pay it.
 */
export function orderProofCookie({ config }: Services, orderId: string): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = signatureOf(config.sessionSecret, orderId);
  return `${cookieName(orderId)}=${value}; Path=/; Max-Age=${keepSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * The order as this request may see it: whole for its signed-in buyer and for a browser with the proof, else only how
 * it stands. null: there is no such order.
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

export function hasProof({ config }: Services, request: Request, orderId: string): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const name = `${cookieName(orderId)}=`;
  const value = cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  const wanted = Buffer.from(signatureOf(config.sessionSecret, orderId));
  const given = Buffer.from(value);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** A guest shows that the order is theirs by the end of its telephone number; few tries for an order and an address. */
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
  const typed = lastFour.replace(/\D/g, '');
  const right = row !== undefined && typed.length === 4 && row.buyer_phone.endsWith(typed);
  return right ? accept(null) : refuse('proof-wrong', 'lastFour');
}

function cookieName(orderId: string): string {
  return `order_${orderId.slice(4, 14)}`;
}

function signatureOf(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order:${orderId}`).digest('base64url');
}
