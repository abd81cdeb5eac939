import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { type Settlement, settle } from '#core/purchases/settle.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { followDashboardRefunds, followRefunds } from './follow-refunds.ts';
import { takeWaiting } from './gateway-events.ts';
import { lockPurchase } from './lock-purchase.ts';
import { warnOfSnapshot } from './payment-warnings.ts';
import type { LockedPurchase, PurchaseRef } from './purchase.ts';
import { readClosedYears } from './read-closed-years.ts';
import { readPayments } from './read-payments.ts';
import { saveSettlement } from './save-settlement.ts';

export type PaymentUpdate = {
  snapshot: PaymentSnapshot;
  /** Set where a person names what is paid for; else the snapshot's order names it. */
  purchase?: PurchaseRef;
  /** The gateway's event that brought it; null for answers to our own polls. */
  event: { id: string; kind: string } | null;
  /** Runs first, in the same transaction; when it returns false, nothing else is done. */
  first?: (trx: Transaction) => Promise<boolean>;
};

/**
 * repeat: this event was processed before. unchanged: nothing new. contradiction: the payment
 * already belongs to another purchase than the one named now; nothing is changed, it is logged.
 */
type SettleOutcome = 'repeat' | 'unchanged' | 'changed' | 'contradiction';
export type Settled = { outcome: SettleOutcome; settlement: Settlement | null };

/**
 * The one way in which a payment reaches a donation or an order: webhook, browser return, reconcile
 * job and admin call it. One transaction locks the purchase, core decides, and state, payment,
 * receipt or bill, letter and event id are saved together or not at all; a repeat changes nothing.
 * After the commit the outbox is woken, and what a kind of purchase woke meanwhile; authorized
 * payments are captured.
 */
export async function settlePayment(services: Services, update: PaymentUpdate): Promise<Settled> {
  const woken: string[] = [];
  const wakeups = { ...services.wakeups, wake: (job: string) => void woken.push(job) };
  const settled = await services.db.transaction().execute(async (trx) => {
    if (update.first && !(await update.first(trx))) return repeat;
    return applyUpdate(trx, { ...services, wakeups }, update);
  });
  for (const job of woken) services.wakeups.wake(job);
  for (const effect of settled.settlement?.effects ?? []) {
    if (effect.kind === 'settled' || effect.kind === 'notify-returned') services.wakeups.wake('send-letters');
    if (effect.kind === 'capture') await capture(services, effect);
  }
  return settled;
}

const repeat: Settled = { outcome: 'repeat', settlement: null };

async function applyUpdate(trx: Transaction, services: Services, update: PaymentUpdate): Promise<Settled> {
  const { snapshot, event } = update;
  const purchase = await lockPurchase(trx, services, update.purchase ?? { orderId: snapshot.orderId });
  // Without a purchase to lock, the snapshots of one payment wait for each other here.
  if (!purchase) await takeAdvisoryLock(trx, snapshot.paymentId);
  const read = await readPayments(trx, { purchase, snapshot, event, now: services.clock() });
  if (event && !read.noted && !(await takeWaiting(trx, event.id))) return repeat;
  const { known, elsewhere } = read;
  if (elsewhere) {
    const named = { payment: snapshot.paymentId, purchase: purchase?.id };
    services.log.error(named, 'payment named for two purchases');
    return { outcome: 'contradiction', settlement: null };
  }
  const now = services.clock();
  const context = { now, closedYears: await readClosedYears(trx, purchase, snapshot, now) };
  const settlement = settle(purchase, known, snapshot, context);
  for (const warning of settlement.warnings)
    await warnOfSnapshot(trx, services, { purchase, snapshot }, warning);
  // Impossible sums have no effects.
  const believed = !settlement.warnings.some(({ kind }) => kind === 'returned-above-paid');
  if (purchase && believed) await followRefunds(trx, services, purchase, snapshot);
  if (settlement.changed) await save(trx, services, { purchase, snapshot, settlement });
  if (purchase && believed && settlement.payment.role === 'settling')
    await followDashboardRefunds(trx, services, purchase, snapshot);
  return { outcome: settlement.changed ? 'changed' : 'unchanged', settlement };
}

type Save = { purchase: LockedPurchase | null; snapshot: PaymentSnapshot; settlement: Settlement };

async function save(trx: Transaction, services: Services, change: Save): Promise<void> {
  const { purchase, snapshot, settlement } = change;
  const kind = purchase && services.purchaseKinds[purchase.kind];
  await saveSettlement(trx, kind, { ...change, now: services.clock() });
  if (!kind) return;
  const { payment } = settlement;
  for (const effect of settlement.effects) {
    if (effect.kind === 'settled') {
      const { refunded } = payment;
      await kind.settled(trx, services, purchase, { ...snapshot, capturedAt: effect.capturedAt, refunded });
    }
    if (effect.kind === 'part-returned') await kind.partReturned?.(trx, services, purchase);
    if (effect.kind === 'all-returned') await kind.allReturned(trx, services, purchase, snapshot);
    if (effect.kind === 'notify-returned') await kind.notifyReturned(trx, services, purchase, effect);
  }
}

/** What fails here is retried by the reconcile job. */
async function capture(
  services: Services,
  { paymentId, amount }: { paymentId: string; amount: PaymentSnapshot['amount'] },
): Promise<void> {
  const captured = await services.payments.capture(paymentId, amount);
  if (captured.ok) await settlePayment(services, { snapshot: captured.value, event: null });
  else services.log.warn({ payment: paymentId, code: captured.code }, 'payment not captured yet');
}
