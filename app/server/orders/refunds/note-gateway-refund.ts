import type { Transaction } from '#server/db/schema.ts';
import type { MovedElsewhere } from '#server/purchases/purchase.ts';
import { noteRefund } from '#server/purchases/refund-rows.ts';
import type { Services } from '#server/services.ts';
import { creditRefund } from '../bills/credit-bill.ts';

/**
 * A refund of a locked order that was made in the gateway's dashboard: it is stored as a refund
 * that nobody here requested, and a credit note over its sum follows. A repeat, and a refund of
 * ours, is recognised by its id.
 */
export async function noteGatewayRefund(
  trx: Transaction,
  services: Services,
  orderId: string,
  { gatewayId, paymentId, amount }: MovedElsewhere,
): Promise<void> {
  const id = services.ids('rfd');
  const reason = "Made at the gateway's own desk";
  const made = await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      order_id: orderId,
      unsupplied: JSON.stringify({ lines: [] }),
      amount_paise: amount,
      reason,
      state: 'processed',
      asked_by: 'gateway',
      asked_at: services.clock(),
      gateway_id: gatewayId,
    })
    .onConflict((conflict) => conflict.column('gateway_id').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return;
  await noteRefund(trx, services, {
    purchase: { kind: 'order', id: orderId },
    kind: 'refund-processed',
    paymentId,
    amount,
    note: reason,
  });
  await creditRefund(trx, services, id);
}
