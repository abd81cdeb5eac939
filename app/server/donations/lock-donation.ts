import { sql, type Transaction } from 'kysely';
import { takeBackWords } from '#core/donations/take-back.ts';
import { paise } from '#core/money/paise.ts';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { LockedPurchase } from '../payments/purchase.ts';
import { noteRefund } from '../payments/refund-rows.ts';
import { issueReceipt, reissueReceipt, voidReceipt } from './issue-receipt.ts';
import type { LockedDonation } from './locked-donation.ts';
import { findTakenBack, isMatchTakenBack } from './taken-back-queries.ts';

/** As printed on the paper. */
const partWentBack = 'a part of the gift went back; another receipt is over the rest';

type LineRow = { title: string; quantity: number; amount: number; tax: boolean };

/**
 * The donation, locked until the transaction ends: other updates of it wait. Its lines are read in
 * the same statement since they never change; what may change (the payments, the facts of the legal
 * entity) must be read after the lock, or it would be as it was before the wait.
 */
export async function lockDonation(
  trx: Transaction<Database>,
  by: { id: string } | { orderId: string },
): Promise<LockedDonation | null> {
  const [column, value] =
    'id' in by ? (['donations.id', by.id] as const) : (['gateway_order_id', by.orderId] as const);
  const found = await trx
    .selectFrom('donations')
    .selectAll()
    .select([
      sql<LineRow[]>`(select json_agg(json_build_object('title',
        case when line.type_id is null then line.title else cause.title || ': ' || line.title end, 'quantity', line.quantity,
        'amount', line.amount_paise, 'tax', cause.tax_eligible) order by line.position)
        from donation_lines as line join causes as cause on cause.id = line.cause_id
        where line.donation_id = donations.id)`.as('lines'),
    ])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { lines, ...row } = found;
  const donation: LockedDonation = {
    kind: 'donation',
    id: row.id,
    row,
    state: row.state,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.gateway_order_id,
    account: row.gateway_account,
    gatewayMode: row.gateway_mode,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    legalEntityId: row.legal_entity_id,
    lines: lines.map(({ title, quantity, amount }) => ({ title, quantity, amount: paise(amount) })),
    causesEligible: lines.every(({ tax }) => tax),
    ...purchaseHandlers(row.id, row.donor_email),
    settled: (inside, services, snapshot) => issueReceipt(inside, services, donation, snapshot),
    partReturned: async (inside, services) => {
      if (await voidReceipt(inside, services, row.id, partWentBack)) {
        await reissueReceipt(inside, services, donation, { name: null, taxText: false });
      }
    },
  };
  return donation;
}

/**
 * A transfer matched by mistake that paid no donation: nobody had a receipt for it, so there is
 * nobody to notify.
 */
async function wasNeverReceipted(trx: Transaction<Database>, paymentId: string): Promise<boolean> {
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

/** The effects of a settlement. An anonymous donor left no address. */
function purchaseHandlers(
  id: string,
  email: string | null,
): Pick<LockedPurchase, 'save' | 'allReturned' | 'notifyReturned' | 'refundMoved'> {
  return {
    save: async (trx, upsert, { set, entry }) => {
      await trx
        .with('saved_payment', () => upsert)
        .with('saved_donation', (query) => query.updateTable('donations').set(set).where('id', '=', id))
        .insertInto('donation_events')
        .values({ donation_id: id, ...entry })
        .execute();
    },
    allReturned: async (trx, services) => {
      const takenBack = await findTakenBack(trx, id);
      await voidReceipt(trx, services, id, takenBack ? takeBackWords[takenBack].paper : 'refunded');
    },
    notifyReturned: async (trx, { ids }, { paymentId, amount }) => {
      if (!email) return;
      if (await wasNeverReceipted(trx, paymentId)) return;
      const letter = (await findTakenBack(trx, id))
        ? ({ kind: 'gift-taken-back', donationId: id } as const)
        : ({ kind: 'payment-returned', paymentId, amount } as const);
      await queueLetter(trx, ids, {
        to: email,
        causeKey: `payment-returned:${paymentId}:${amount}`,
        letter,
      });
    },
    refundMoved: (trx, services, { state, paymentId, amount }) =>
      noteRefund(trx, services, {
        purchase: { kind: 'donation', id },
        kind: `refund-${state}`,
        paymentId,
        amount,
        note: null,
      }),
  };
}
