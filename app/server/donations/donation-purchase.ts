import { type Selectable, sql } from 'kysely';
import { isDonationId } from '#core/donations/donation-id.ts';
import { takeBackWords } from '#core/donations/take-back.ts';
import { paise } from '#core/money/paise.ts';
import { isPayable } from '#core/purchases/payable.ts';
import { accept, refuse } from '#core/result.ts';
import type { DonationsTable } from '../db/schema/giving.ts';
import type { Transaction } from '../db/schema.ts';
import type { PayablePurchase } from '../purchases/purchase.ts';
import { purchaseFields } from '../purchases/purchase-fields.ts';
import type { PurchaseKind } from '../purchases/purchase-kind.ts';
import { queueReturned } from '../purchases/queue-returned.ts';
import { requestRefund } from '../purchases/request-refund.ts';
import type { Services } from '../services.ts';
import { issueReceipt, markReceiptVoid, reissueReceipt } from './issue-receipt.ts';
import { lockDonation } from './lock-donation.ts';
import type { LockedDonation } from './locked-donation.ts';
import { holdAgain, mustHoldFirst, settlePlaces } from './offering-holds.ts';
import { freePlaces } from './offering-places.ts';
import { findTakenBack, isMatchTakenBack } from './taken-back-queries.ts';

/** As the refund is listed in the office, which reads English. */
const dayWasTaken = 'Paid after the hold ended, and its offering of the day was given by others';

/** As printed on the paper. */
const partWentBack = 'a part of the gift went back; another receipt is over the rest';

/** A donation is a purchase whose goods are a receipt. An anonymous donor left no address. */
export const donationPurchase: PurchaseKind<Services, LockedDonation> = {
  lock: lockDonation,

  async save(trx, id, upsert, { set, entry }) {
    await trx
      .with('saved_payment', () => upsert)
      .with('saved_donation', (query) => query.updateTable('donations').set(set).where('id', '=', id))
      .insertInto('donation_events')
      .values({ donation_id: id, ...entry })
      .execute();
  },

  async note(trx, id, entry) {
    await trx
      .insertInto('donation_events')
      .values({ donation_id: id, ...entry })
      .execute();
  },

  async settled(trx, services, donation, snapshot) {
    const isTheirs = await settlePlaces(trx, services, donation);
    await issueReceipt(trx, services, donation, snapshot);
    if (isTheirs) return;
    const amount = paise(snapshot.amount - snapshot.refunded);
    await requestRefund(trx, services, donation, { amount, by: 'site', reason: dayWasTaken });
  },

  async partReturned(trx, services, donation) {
    if (await markReceiptVoid(trx, services, donation.id, partWentBack)) {
      await reissueReceipt(trx, services, donation, { name: null, taxText: false });
    }
  },

  async allReturned(trx, services, { id }) {
    await freePlaces(trx, id);
    const takenBack = await findTakenBack(trx, id);
    await markReceiptVoid(trx, services, id, takenBack ? takeBackWords[takenBack].paper : 'refunded');
  },

  async notifyReturned(trx, { ids }, { id, row }, { paymentId, amount }) {
    if (!row.donor_email || (await wasNeverReceipted(trx, paymentId))) return;
    const letter = (await findTakenBack(trx, id))
      ? ({ kind: 'gift-taken-back', donationId: id } as const)
      : ({ kind: 'payment-returned', paymentId, amount } as const);
    await queueReturned(trx, ids, { ...row, email: row.donor_email }, { paymentId, amount, letter });
  },

  async findPayable({ db, clock }, id) {
    if (!isDonationId(id)) return refuse('unknown-purchase');
    const row = await db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return refuse('unknown-purchase');
    if (!isPayable(row.state, row.created_at, clock())) return refuse('not-payable');
    return (await mustHoldFirst(db, row, clock())) ? refuse('hold-over') : accept(toPayable(row));
  },

  /** What of it is counted by the day, for another quarter of an hour; most donations have none. */
  async hold({ trx, services: { clock } }, id) {
    const donation = isDonationId(id) ? await lockDonation(trx, { id }) : null;
    if (!donation) return refuse('unknown-purchase');
    const { row } = donation;
    if (!isPayable(row.state, row.created_at, clock())) return refuse('not-payable');
    return (await holdAgain(trx, row, clock())) ? accept(toPayable(row)) : refuse('sold-out');
  },
};

/**
 * A transfer matched by mistake that paid no donation: nobody had a receipt for it, so there is
 * nobody to notify.
 */
async function wasNeverReceipted(trx: Transaction, paymentId: string): Promise<boolean> {
  if (!(await isMatchTakenBack(trx, paymentId))) return false;
  const notified = await trx
    .selectFrom('receipts')
    .innerJoin('letters', (join) =>
      join.on('letters.cause_key', '=', sql<string>`'gift-receipt:' || receipts.id`),
    )
    .select('receipts.id')
    .where('receipts.payment_id', '=', paymentId)
    .executeTakeFirst();
  return notified === undefined;
}

function toPayable(row: Selectable<DonationsTable>): PayablePurchase {
  return {
    kind: 'donation',
    ...purchaseFields(row),
    description: `Gift ${row.id}`,
    payer: { name: row.donor_name, email: row.donor_email, phone: row.donor_phone },
  };
}
