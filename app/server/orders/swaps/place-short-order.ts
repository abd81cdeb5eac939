import { paise } from '#core/money/paise.ts';
import { quantitiesAfter } from '#core/orders/swap.ts';
import { confirmHold } from '#server/bookings/confirm-hold.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { billOrder } from '../bills/bill-order.ts';
import { lockOrder } from '../record/lock-order.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

/**
 * Takes what is left of a locked short order from stock, all of it, and bills it. False: it is
 * still not in stock; nothing is changed.
 */
export async function placeShortOrder(
  trx: Transaction,
  services: Services,
  { id }: Pick<LockedOrder, 'id'>,
): Promise<boolean> {
  // Its lines may have changed in this transaction.
  const order = await lockOrder(trx, { id });
  const requested = quantitiesAfter(order?.lines.map(toSwappable) ?? [], []);
  if (!order || requested.length === 0) return false;
  const holding = { pool: stockPool, holder: id, now: services.clock() };
  if (!(await holdUnits(trx, holding, requested)).ok) return false;
  await confirmHold(
    trx,
    holding,
    requested.map(({ unitId }) => unitId),
  );
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('role', '=', 'settling')
    .executeTakeFirstOrThrow();
  await moveOrder(trx, { id, at: holding.now, kind: 'placed', stage: 'placed' });
  await billOrder(trx, services, order, {
    paymentId: payment.id,
    mode: payment.mode,
    capturedAt: payment.captured_at,
  });
  await notifyBuyer(trx, services, order.row, 'paid');
  return true;
}

/** A stored line under the names of the rule. */
export function toSwappable(line: LockedOrder['lines'][number]) {
  const { position, quantity, cancelled, replaces } = line;
  return {
    position,
    quantity,
    cancelled,
    replaces,
    variantId: line.variant_id,
    unit: paise(line.unit_paise),
  };
}
