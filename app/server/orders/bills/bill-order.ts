import { paise } from '#core/money/paise.ts';
import { makeBill } from '#core/orders/bill.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { issueBill } from '#server/bills/issue-bill.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { addressLines } from '../record/order-address.ts';

/**
 * The bill of a paid order, over its lines that are not cancelled: day and year follow the
 * gateway's capture in Asia/Kolkata (rule I9).
 */
export async function billOrder(
  trx: Transaction,
  services: Services,
  { row, lines }: Pick<LockedOrder, 'row' | 'lines'>,
  snapshot: Pick<PaymentSnapshot, 'paymentId' | 'mode' | 'capturedAt'>,
): Promise<void> {
  const { capturedAt, paymentId } = snapshot;
  if (!capturedAt) throw new Error(`payment ${paymentId} has no time of capture`);
  const rules = await readShopRules(trx);
  const facts = makeBill({
    billedOn: templeDay(capturedAt),
    order: { id: row.id, number: row.number },
    seller: rules.seller,
    buyer: { name: row.buyer_name, address: addressLines(row).join(', ') || null, gstin: row.gstin },
    supplyState: row.supply_state,
    payment: { mode: snapshot.mode, reference: paymentId },
    delivery: paise(row.delivery_paise),
    lines: lines
      .filter(({ quantity, cancelled }) => quantity > cancelled)
      .map((line) => ({
        position: line.position,
        title: line.title,
        options: line.options,
        hsn: line.hsn,
        quantity: line.quantity - line.cancelled,
        unit: paise(line.unit_paise),
        ...(line.list_paise !== null && { list: paise(line.list_paise) }),
        rateBp: line.rate_bp,
      })),
  });
  const mark = rules.billMark;
  await issueBill(trx, services, { facts, mark, paymentId, ofBillId: null, refundId: null });
}
