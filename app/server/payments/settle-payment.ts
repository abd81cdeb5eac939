import { sql, type Transaction } from 'kysely';
import type { PaymentNotice } from '#core/payments/payment.ts';
import { type Settlement, settle } from '#core/payments/settle.ts';
import type { Database } from '../db/schema.ts';
import { issueReceipt, voidReceipt } from '../donations/issue-receipt.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { followRefunds } from './follow-refunds.ts';
import { takeWaiting } from './gateway-events.ts';
import { type LockedDonation, lockDonation } from './lock-donation.ts';
import { readPayments } from './read-payments.ts';
import { saveSettlement } from './save-settlement.ts';

export type PaymentNews = {
  notice: PaymentNotice;
  /** Set where a person matched a transfer to a gift; else the notice's order names the gift. */
  donationId?: string;
  /** The gateway's event that brought it; null for answers to our own questions. */
  event: { id: string; kind: string } | null;
  /** Done first, in the same transaction; when it answers false, nothing else is done. */
  first?: (trx: Transaction<Database>) => Promise<boolean>;
};

/**
 * repeat: this event was worked in before. unchanged: it told nothing new. contradiction: the payment already
 * belongs to another gift than the one that is named now; nothing is changed, the log tells.
 */
type SettleOutcome = 'repeat' | 'unchanged' | 'changed' | 'contradiction';
export type Settled = { outcome: SettleOutcome; settlement: Settlement | null };

/**
 * The one way in which money reaches a gift: webhook, browser return, reconcile job and office call it. One
 * transaction locks the gift, core decides, and state, payment, numbered receipt, letter and event id are saved
 * together or not at all; a repeat changes nothing. After the commit the post is woken and money that the donor's
 * bank only set aside is asked for.
 */
export async function settlePayment(services: Services, news: PaymentNews): Promise<Settled> {
  const settled = await services.db.transaction().execute(async (trx) => {
    if (news.first && !(await news.first(trx))) return repeat;
    return workIn(trx, services, news);
  });
  for (const effect of settled.settlement?.effects ?? []) {
    if (effect.kind === 'issue-receipt' || effect.kind === 'tell-returned')
      services.alarm.wake('send-letters');
    if (effect.kind === 'capture') await capture(services, effect);
  }
  return settled;
}

const repeat: Settled = { outcome: 'repeat', settlement: null };

async function workIn(trx: Transaction<Database>, services: Services, news: PaymentNews): Promise<Settled> {
  const { notice, event } = news;
  const gift = await lockDonation(
    trx,
    news.donationId ? { id: news.donationId } : { orderId: notice.orderId },
  );
  // Without a gift to lock, the notices of one payment wait for each other here.
  if (!gift) await sql`select pg_advisory_xact_lock(hashtextextended(${notice.paymentId}, 0))`.execute(trx);
  const read = await readPayments(trx, {
    donationId: gift?.id ?? null,
    notice,
    event,
    now: services.clock(),
  });
  if (event && !read.noted && !(await takeWaiting(trx, event.id))) return repeat;
  const { known, elsewhere } = read;
  if (elsewhere) {
    services.log.error({ payment: notice.paymentId, donation: gift?.id }, 'a payment is named for two gifts');
    return { outcome: 'contradiction', settlement: null };
  }
  if (gift) await followRefunds(trx, services, notice);
  const settlement = settle(gift, known, notice);
  if (!settlement.changed) return { outcome: 'unchanged', settlement };
  await saveSettlement(trx, { gift, notice, settlement, now: services.clock() });
  for (const effect of settlement.effects) {
    if (!gift) continue;
    if (effect.kind === 'issue-receipt') await issueReceipt(trx, services, gift, notice);
    if (effect.kind === 'void-receipt') await voidReceipt(trx, services, gift.id, effect.reason);
    if (effect.kind === 'tell-returned') await tellReturned(trx, services, gift, effect);
  }
  return { outcome: 'changed', settlement };
}

/** One letter for each sum: the same news twice writes nothing. A quiet giver left no address. */
async function tellReturned(
  trx: Transaction<Database>,
  { ids }: Services,
  gift: LockedDonation,
  { paymentId, amount }: { paymentId: string; amount: PaymentNotice['amount'] },
): Promise<void> {
  const to = gift.row.donor_email;
  if (!to) return;
  const letter = { kind: 'payment-returned', paymentId, amount } as const;
  await queueLetter(trx, ids, { to, causeKey: `payment-returned:${paymentId}:${amount}`, letter });
}

/** What fails here is asked again by the reconcile job. */
async function capture(
  services: Services,
  { paymentId, amount }: { paymentId: string; amount: PaymentNotice['amount'] },
): Promise<void> {
  const captured = await services.payments.capture(paymentId, amount);
  if (captured.ok) await settlePayment(services, { notice: captured.value, event: null });
  else services.log.warn({ payment: paymentId, code: captured.code }, 'a payment could not be captured yet');
}
