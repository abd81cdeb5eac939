import { type RawBuilder, sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { BillFacts, BillKind, ShownBill } from '#core/orders/bill.ts';
import type { NumberedBill } from '#server/receipts/receipt-printer.ts';
import type { Services } from '#server/services.ts';

/**
 * A bill or credit note as it was issued; an unknown id and a malformed one look the same: null.
 */
export async function findBill({ db }: Services, billId: string): Promise<NumberedBill | null> {
  if (!/^bil_[\w-]{22}$/.test(billId)) return null;
  const row = await db
    .selectFrom('bills')
    .select(['number', sql<BillFacts>`facts`.as('facts')])
    .where('id', '=', billId)
    .executeTakeFirst();
  return row ? { ...row.facts, number: row.number } : null;
}

type BillRow = { id: string; kind: BillKind; number: string; total: number };

/**
 * The bill and the credit notes of a purchase, in their order, as one column; `are` names `bill`.
 */
export function billsOf(are: RawBuilder<unknown>): RawBuilder<BillRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('id', bill.id, 'kind', bill.kind,
    'number', bill.number, 'total', bill.total_paise) order by bill.issued_at), '[]')
    from bills as bill where ${are})`;
}

export function toBills(rows: readonly BillRow[]): ShownBill[] {
  return rows.map((bill) => ({ ...bill, total: paise(bill.total) }));
}

/** Every bill and credit note of a month ('2026-11'), ordered by day and number. */
export async function listBillsOfMonth(
  { db }: Services,
  month: string,
): Promise<(NumberedBill & { id: string })[]> {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) return [];
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'number', sql<BillFacts>`facts`.as('facts')])
    .where(sql<boolean>`to_char(billed_on, 'YYYY-MM') = ${month}`)
    .orderBy('billed_on')
    .orderBy('prefix')
    .orderBy('sequence')
    .execute();
  return rows.map(({ id, number, facts }) => ({ ...facts, id, number }));
}
