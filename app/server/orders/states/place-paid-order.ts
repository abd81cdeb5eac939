import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { confirmHold } from '#server/bookings/confirm-hold.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import { releaseShares } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { billOrder } from '../bills/bill-order.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

/**
 * The order is paid. Its goods are taken from stock and billed in the same transaction; where they
 * are sold out (a payment after the hold expired) the order is short: no bill, and a person
 * decides. Counter orders were taken from stock when they were made.
 */
export async function placePaidOrder(
  trx: Transaction,
  services: Services,
  order: LockedOrder,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const at = services.clock();
  const { id } = order;
  await releaseShares(trx, id);
  if (order.row.stage === 'open') {
    const confirmed = await confirmHold(trx, { pool: stockPool, holder: id, now: at });
    if (!confirmed.ok) {
      const missing = confirmed.shortages.map(({ unitId }) => unitId);
      const note = order.lines.filter((line) => missing.includes(line.variant_id)).map(({ title }) => title);
      await moveOrder(trx, { id, at, kind: 'short', stage: 'short', note: note.join(', ') });
      await notifyBuyer(trx, services, order.row, 'short');
      return;
    }
    await moveOrder(trx, { id, at, kind: 'placed', stage: 'placed' });
  }
  await billOrder(trx, services, order, snapshot);
  await notifyBuyer(trx, services, order.row, 'paid');
}
