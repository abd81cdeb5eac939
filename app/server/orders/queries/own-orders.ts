import { type RawBuilder, sql } from 'kysely';
import type { OrderView } from '#core/orders/order-view.ts';
import { type Devotee, provenEmail, type Viewer } from '#core/people/viewer.ts';

/**
 * The condition that a row of `orders` is this devotee's: made while signed in, or as a guest under
 * the currently verified address; one that is tied to an account is that account's alone
 * (donations/own-donations.ts). Ownership is part of every query of a person's orders (rule R17).
 */
export function isOrderOf(devotee: Devotee): RawBuilder<boolean> {
  return sql<boolean>`(orders.person_id = ${devotee.personId}
    or (orders.person_id is null and lower(orders.buyer_email) = ${provenEmail(devotee)}))`;
}

/** The same for an order that was read already; its owner needs no further proof. */
export function ownsOrder(
  viewer: Viewer,
  { personId, buyer }: Pick<OrderView, 'personId' | 'buyer'>,
): boolean {
  if (viewer.kind === 'visitor') return false;
  if (personId !== null) return personId === viewer.personId;
  // Staff cannot sign in without a verified address.
  const email = viewer.kind === 'staff' ? viewer.email.toLowerCase() : provenEmail(viewer);
  return email !== null && buyer.email?.toLowerCase() === email;
}
