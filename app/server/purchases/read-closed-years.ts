import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { LockedPurchase } from './purchase.ts';

/**
 * The financial years ('2026-27') of a donation's legal entity whose statement is filed, once the
 * donation is locked. The current year is never filed: only a donation of an earlier one costs a
 * query.
 */
export async function readClosedYears(
  trx: Transaction,
  purchase: LockedPurchase | null,
  { capturedAt, mode }: PaymentSnapshot,
  now: Date,
): Promise<string[]> {
  const entityId = purchase?.legalEntityId;
  if (!entityId || !capturedAt || mode !== 'online') return [];
  const begunIn = taxYearOf(templeDay(purchase.createdAt));
  if (begunIn === taxYearOf(templeDay(now))) return [];
  const rows = await trx
    .selectFrom('statement_filings')
    .select('tax_year')
    .distinct()
    .where('legal_entity_id', '=', entityId)
    .where('tax_year', '>=', begunIn)
    .execute();
  return rows.map(({ tax_year }) => tax_year);
}
