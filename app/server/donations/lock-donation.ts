import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { Transaction } from '../db/schema.ts';
import { purchaseFields } from '../purchases/purchase-fields.ts';
import type { LockedDonation } from './locked-donation.ts';

type LineRow = { title: string; quantity: number; amount: number; tax: boolean };

/**
 * The donation, locked until the transaction ends: other updates of it wait. Its lines are read in
 * the same statement since they never change; what may change (the payments, the facts of the legal
 * entity) must be read after the lock, or it would be as it was before the wait.
 */
export async function lockDonation(trx: Transaction, { id }: { id: string }): Promise<LockedDonation | null> {
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
    .where('donations.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { lines, ...row } = found;
  return {
    kind: 'donation',
    ...purchaseFields(row),
    row,
    legalEntityId: row.legal_entity_id,
    lines: lines.map(({ title, quantity, amount }) => ({ title, quantity, amount: paise(amount) })),
    causesEligible: lines.every(({ tax }) => tax),
  };
}
