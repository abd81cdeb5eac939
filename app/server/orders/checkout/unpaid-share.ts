import { heldGoodsCountHours, mostUnproven } from '#core/bookings/unproven-share.ts';
import { counterOrderDays } from '#core/orders/counter.ts';
import type { PlacedOrder } from '#core/orders/place-order.ts';
import type { Viewer } from '#core/people/viewer.ts';
import type { Problem } from '#core/result.ts';
import { takeTry } from '#server/auth/tries.ts';
import { takeShare } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/**
 * A problem beside the line that is more than one origin may hold unpaid; nothing of the order is
 * recorded then.
 */
export async function shareStock(
  trx: Transaction,
  { id, origin, placed }: { id: string; origin: string; placed: PlacedOrder },
  now: Date,
): Promise<Problem[]> {
  const stock = await trx
    .selectFrom('stock')
    .select(['variant_id', 'on_hand'])
    .where(
      'variant_id',
      'in',
      placed.lines.map(({ variantId }) => variantId),
    )
    .execute();
  const hours = placed.payBy === 'pickup' ? counterOrderDays * 24 : heldGoodsCountHours;
  const endsAt = new Date(now.getTime() + hours * 3_600_000);
  for (const [at, { variantId, quantity }] of placed.lines.entries()) {
    const capacity = stock.find(({ variant_id }) => variant_id === variantId)?.on_hand ?? 0;
    const share = { holder: id, origin, unit: `stock:${variantId}`, pieces: quantity, endsAt };
    const left = await takeShare(trx, share, { most: mostUnproven('stock', capacity), now });
    if (left === null) continue;
    return [{ field: `lines.${at}`, code: 'too-many-unpaid', values: { n: left } }];
  }
  return [];
}

/** An unverified address gets one letter a day about unpaid goods. */
export async function mayWriteUnpaid(
  services: Services,
  viewer: Viewer,
  email: string | null,
): Promise<boolean> {
  if (!email) return false;
  const own = viewer.kind === 'devotee' && viewer.emailVerified && viewer.email === email;
  return own || takeTry(services, 'unpaid-order:email', email.toLowerCase());
}
