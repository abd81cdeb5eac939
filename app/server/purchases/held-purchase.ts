import { type RawBuilder, sql } from 'kysely';
import type { HeldPurchase } from '#core/purchases/held-purchase.ts';
import { openStates } from '#core/purchases/money-state.ts';
import { hasProof, provenBeginnings } from '../auth/purchase-proof.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';
import { purchasePaths } from './purchase-paths.ts';

/** One browser has begun few at a time. */
const mostLookedAt = 5;

/**
 * What this browser began and still holds unpaid, the last begun: a visitor who went back and sent
 * another form is led to it. By its proof alone, so that nobody learns of another's. `only`: a
 * condition on the rows of its table.
 */
export async function findHeldPurchase(
  services: Services,
  request: Request,
  kind: PurchaseRef['kind'],
  only: RawBuilder<boolean> = sql`true`,
): Promise<HeldPurchase | null> {
  const beginnings = provenBeginnings(services, request);
  if (beginnings.length === 0) return null;
  const number: RawBuilder<number | null> = kind === 'donation' ? sql`null` : sql`number`;
  const rows = await services.db
    .selectFrom(purchaseTables[kind])
    .select('id')
    .select(number.as('number'))
    .where(({ fn, val }) => fn<string>('left', ['id', val(14)]), 'in', beginnings)
    .where('state', 'in', openStates)
    .where(only)
    .orderBy('created_at', 'desc')
    .limit(mostLookedAt)
    .execute();
  for (const { id, number } of rows) {
    if (!hasProof(services, request, id)) continue;
    const payable = await services.purchaseKinds[kind].findPayable(services, id);
    if (payable.ok)
      return { to: purchasePaths[kind].pay(id), number: number === null ? null : Number(number) };
  }
  return null;
}
