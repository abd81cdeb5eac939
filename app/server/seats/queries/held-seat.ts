import { sql } from 'kysely';
import type { HeldPurchase } from '#core/purchases/held-purchase.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { findHeldPurchase } from '#server/purchases/held-purchase.ts';
import type { Services } from '#server/services.ts';

/** The seats of a class or departure that this browser holds unpaid; null: none. */
export function findHeldSeat(
  services: Services,
  request: Request,
  { kind, id }: SeatUnit,
): Promise<HeldPurchase | null> {
  return findHeldPurchase(services, request, 'seat', sql`unit_kind = ${kind} and unit_id = ${id}`);
}
