import { type Selectable, sql } from 'kysely';
import type { ReceiptFacts } from '#core/donations/receipt.ts';
import type { FrozenReceipt } from '#core/donations/receipt-facts.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { ReceiptsTable } from '../db/schema/giving.ts';
import type { Services } from '../services.ts';

/** By its unguessable id; numbers can be guessed and open nothing. */
export async function findReceipt({ db }: Services, id: string): Promise<ReceiptFacts | null> {
  if (!/^rcp_[\w-]{22}$/.test(id)) return null;
  const row = await db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toFacts(row) : null;
}

/** For which day a donation was meant; `taken`: others gave its offering, so it is asked back. */
export type GivenDay = { day: string; taken: boolean };

/** The day of a receipt's donation; null where it names none. */
export async function findGivenDay({ db }: Services, receiptId: string): Promise<GivenDay | null> {
  const row = await db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .select(['seva_on as day'])
    .select(
      sql<boolean>`exists (select from refunds where refunds.donation_id = donations.id
      and asked_by = 'site')`.as('taken'),
    )
    .where('receipts.id', '=', receiptId)
    .executeTakeFirst();
  return row?.day ? { day: row.day, taken: row.taken } : null;
}

export async function findReceiptByCode({ db }: Services, code: string): Promise<ReceiptFacts | null> {
  if (!/^rv_[\w-]{22}$/.test(code)) return null;
  const row = await db.selectFrom('receipts').selectAll().where('verify_code', '=', code).executeTakeFirst();
  return row ? toFacts(row) : null;
}

function toFacts(row: Selectable<ReceiptsTable>): ReceiptFacts {
  return {
    ...(row.facts as FrozenReceipt),
    id: row.id,
    number: row.number,
    verifyCode: row.verify_code,
    voided: row.voided_at && { on: templeDay(row.voided_at), reason: row.void_reason ?? '' },
  };
}
