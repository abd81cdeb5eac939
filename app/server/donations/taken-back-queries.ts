import { type Kysely, sql } from 'kysely';
import { indianDay } from '#core/donations/indian-time.ts';
import type { TakeBackKind } from '#core/donations/take-back.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** In a query of donations: how a gift by hand was taken back; null for all others. */
export const takenBackKind = sql<TakeBackKind | null>`(select back.kind from office_gift_reversals as back
  where back.donation_id = donations.id)`;

export async function findTakenBack(db: Kysely<Database>, donationId: string): Promise<TakeBackKind | null> {
  const row = await db
    .selectFrom('office_gift_reversals')
    .select('kind')
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Who took an entry back, and why, in the office's own words. */
export type TakenBack = { kind: TakeBackKind; reason: string; by: string; at: Date };

export async function findTakingBack(
  { db }: Pick<Services, 'db'>,
  donationId: string,
): Promise<TakenBack | null> {
  const row = await db
    .selectFrom('office_gift_reversals')
    .leftJoin('people', 'people.id', 'taken_by')
    .select(['kind', 'reason', 'taken_at as at', 'people.name'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return row ? { kind: row.kind, reason: row.reason, at: row.at, by: row.name ?? 'Somebody who left' } : null;
}

/** What the letter to its giver tells. */
export type TakenBackGift = {
  kind: TakeBackKind;
  donationId: string;
  name: string | null;
  sum: Paise;
  givenOn: string;
  number: string;
};

export async function findTakenBackGift({ db }: Services, donationId: string): Promise<TakenBackGift | null> {
  const row = await db
    .selectFrom('donations')
    .innerJoin('office_gift_reversals as back', 'back.donation_id', 'donations.id')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['back.kind', 'donor_name', 'total_paise', 'paid_at', 'receipts.number'])
    .where('donations.id', '=', donationId)
    .orderBy('receipts.issued_at', 'desc')
    .orderBy('receipts.sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.paid_at) return null;
  const { kind, donor_name: name, number } = row;
  return { kind, donationId, name, sum: paise(row.total_paise), givenOn: indianDay(row.paid_at), number };
}
