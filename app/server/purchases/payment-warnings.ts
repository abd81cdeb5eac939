import type { PaymentSnapshot, PaymentWarning } from '#core/payments/payment.ts';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseColumns } from './purchase.ts';

export type NewWarning = {
  kind: WarningKind;
  /** The staff is notified once for the same kind and cause. */
  cause: string;
  purchase: PurchaseRef | null;
  paymentId: string | null;
  orderId: string | null;
  facts: WarningFacts;
};

/**
 * Lists something under 'Payments to check' until a person has looked; part of the transaction that
 * found it.
 */
export async function warnAdmin(
  db: Db,
  { ids, clock, log }: Pick<Services, 'ids' | 'clock' | 'log'>,
  { kind, cause, purchase, paymentId, orderId, facts }: NewWarning,
): Promise<void> {
  const warned = await db
    .insertInto('payment_warnings')
    .values({
      id: ids('wrn'),
      kind,
      cause_key: `${kind}:${cause}`,
      payment_id: paymentId,
      gateway_order_id: orderId,
      ...purchaseColumns(purchase),
      facts: JSON.stringify(facts),
      warned_at: clock(),
    })
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .executeTakeFirst();
  if (warned.numInsertedOrUpdatedRows) log.warn({ kind, cause }, 'payment needs manual review');
}

/** What was rejected of a gateway's snapshot, or is left for a person to do. */
export async function warnOfSnapshot(
  db: Db,
  services: Pick<Services, 'ids' | 'clock' | 'log'>,
  { purchase, snapshot }: { purchase: PurchaseRef | null; snapshot: PaymentSnapshot },
  warning: PaymentWarning,
): Promise<void> {
  const { paymentId, orderId } = snapshot;
  const about = { kind: warning.kind, purchase, paymentId, orderId };
  await warnAdmin(db, services, { ...about, ...factsOf(warning, paymentId) });
}

function factsOf(warning: PaymentWarning, paymentId: string): { cause: string; facts: WarningFacts } {
  if (warning.kind === 'refund-failed') {
    const { id, amount } = warning.refund;
    return { cause: id, facts: { number: id, said: amount } };
  }
  if (warning.kind === 'returned-above-paid') {
    const { said, amount } = warning;
    return { cause: `${paymentId}:${said}`, facts: { said, instead: amount } };
  }
  const [said, instead] = [warning.said.toISOString(), warning.used.toISOString()];
  return { cause: paymentId, facts: { said, instead } };
}
