import { paise } from '#core/money/paise.ts';
import { cancelLines } from '#core/orders/cancel-lines.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { closeSwap } from '../record/swap-rows.ts';
import { takeOutLines } from '../record/take-out-lines.ts';

/**
 * An order was fully refunded, perhaps in the gateway's dashboard where no lines are named: what
 * was not shipped is cancelled as by the staff and goes back to stock. What the courier or the
 * buyer has stays as it is; our own refunds of a whole order find it cancelled already.
 */
export async function cancelReturned(
  trx: Transaction,
  services: Pick<Services, 'clock' | 'ids'>,
  order: LockedOrder,
): Promise<void> {
  const { stage } = order.row;
  const left = cancelLines(
    {
      stage,
      delivery: paise(order.row.delivery_paise),
      lines: order.lines.map((line) => ({ ...line, unit: paise(line.unit_paise) })),
    },
    null,
  );
  if (!left.ok) return;
  const at = services.clock();
  if (stage === 'short') await closeSwap(trx, order, { state: 'closed', by: 'gateway', at });
  await takeOutLines(trx, order, left.value.lines, at);
  const note = 'All of its money went back';
  await moveOrder(trx, { id: order.id, at, kind: 'cancelled', stage: 'cancelled', note });
  await notifyBuyer(trx, services, order.row, 'cancelled', 'returned');
}
