import { sql } from 'kysely';
import type { HeldPurchase } from '#core/purchases/held-purchase.ts';
import { findHeldPurchase } from '../purchases/held-purchase.ts';
import type { Services } from '../services.ts';

/**
 * The donation of this browser that still holds its offering of a day unpaid; null: none. Other
 * donations hold nothing.
 */
export function findHeldOffering(services: Services, request: Request): Promise<HeldPurchase | null> {
  const holds = sql<boolean>`exists (select from offering_places where donation_id = donations.id)`;
  return findHeldPurchase(services, request, 'donation', holds);
}
