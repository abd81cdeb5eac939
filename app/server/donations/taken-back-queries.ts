import { sql } from 'kysely';
import type { TakenBackKind } from '#core/donations/take-back.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * In a query of donations: how the donation was taken back, as a manual entry or as a match of a
 * transfer; null for all others. A transfer that paid no donation (a second one, one of another
 * sum) leaves its donation as it is.
 */
export const takenBackKind = sql<TakenBackKind | null>`coalesce(
  (select back.kind from manual_donation_reversals as back where back.donation_id = donations.id),
  (select 'unmatched' from claim_reversals as back join payments as gone on gone.id = back.payment_id
    where back.donation_id = donations.id and gone.role = 'settling'))`;

export async function findTakenBack(db: Db, donationId: string): Promise<TakenBackKind | null> {
  const row = await db
    .selectFrom('donations')
    .select(takenBackKind.as('kind'))
    .where('donations.id', '=', donationId)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Whether a payment belongs to a claim whose match was taken back. */
export async function isMatchTakenBack(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim_reversals')
    .select('claim_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who took an entry or a match back, and why, as the staff wrote it. */
export type TakenBack = {
  kind: TakenBackKind;
  reason: string;
  by: string;
  at: Date;
  /** The reference of the transfer that was matched by mistake. */
  utr: string | null;
};

export async function findTakingBack(
  { db }: Pick<Services, 'db'>,
  donationId: string,
): Promise<TakenBack | null> {
  const row = await db
    .selectFrom('manual_donation_reversals')
    .select(['reason', 'taken_at', 'taken_by'])
    .select([sql<TakenBackKind>`kind`.as('kind'), sql<string | null>`null::text`.as('utr')])
    .where('donation_id', '=', donationId)
    .unionAll(
      db
        .selectFrom('claim_reversals')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .innerJoin('upi_claims', 'upi_claims.id', 'claim_id')
        .select(['reason', 'taken_at', 'taken_by'])
        .select([sql<TakenBackKind>`'unmatched'`.as('kind'), sql<string | null>`upi_claims.utr`.as('utr')])
        .where('claim_reversals.donation_id', '=', donationId)
        .where('payments.role', '=', 'settling'),
    )
    .executeTakeFirst();
  if (!row) return null;
  const who = await db.selectFrom('people').select('name').where('id', '=', row.taken_by).executeTakeFirst();
  const { kind, reason, utr } = row;
  return { kind, reason, at: row.taken_at, by: who?.name ?? somebodyWhoLeft, utr };
}

/** The facts for the letter to its donor. */
export type TakenBackDonation = {
  kind: TakenBackKind;
  donationId: string;
  name: string | null;
  sum: Paise;
  givenOn: string;
  number: string;
};

export async function findTakenBackDonation(
  { db }: Services,
  donationId: string,
): Promise<TakenBackDonation | null> {
  const row = await db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select([takenBackKind.as('kind'), 'donor_name', 'total_paise', 'paid_at', 'receipts.number'])
    .where('donations.id', '=', donationId)
    .orderBy('receipts.issued_at', 'desc')
    .orderBy('receipts.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.paid_at || !row.kind) return null;
  const { kind, donor_name: name, number } = row;
  return { kind, donationId, name, sum: paise(row.total_paise), givenOn: templeDay(row.paid_at), number };
}
