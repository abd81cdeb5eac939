import { type Selectable, sql, type Transaction } from 'kysely';
import type { LegalEntity } from '#core/donations/receipt.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { SettlingDonation } from '#core/payments/settle.ts';
import type { DonationsTable } from '../db/schema/giving.ts';
import type { Database } from '../db/schema.ts';

export type LockedDonation = SettlingDonation & {
  id: string;
  row: Selectable<DonationsTable>;
  lines: { title: string; quantity: number; amount: Paise }[];
  causesEligible: boolean;
  entity: LegalEntity & { receiptPrefix: string };
};

type LineRow = { title: string; quantity: number; amount: number; tax: boolean };
type EntityRow = {
  id: string;
  name: string;
  address: string;
  pan: string;
  deduction_registration: string | null;
  accepts_foreign: boolean;
  receipt_prefix: string;
};

/**
 * The gift, locked until the transaction ends: whoever else has news of it waits. Lines and receiving body come
 * along in the same statement since they never change; what may change (the payments) must be read after the lock,
 * or it would be seen as it was before the wait.
 */
export async function lockDonation(
  trx: Transaction<Database>,
  by: { id: string } | { orderId: string | null },
): Promise<LockedDonation | null> {
  const [column, value] =
    'id' in by ? (['donations.id', by.id] as const) : (['order_id', by.orderId] as const);
  if (value === null) return null;
  const found = await trx
    .selectFrom('donations')
    .selectAll()
    .select([
      sql<LineRow[]>`(select json_agg(json_build_object('title', line.title, 'quantity', line.quantity,
        'amount', line.amount_paise, 'tax', cause.tax_eligible) order by line.position)
        from donation_lines as line join causes as cause on cause.id = line.cause_id
        where line.donation_id = donations.id)`.as('lines'),
      sql<EntityRow>`(select row_to_json(entity) from legal_entities as entity
        where entity.id = donations.legal_entity_id)`.as('entity'),
    ])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { lines, entity, ...row } = found;
  return {
    id: row.id,
    row,
    state: row.state,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.order_id,
    account: row.gateway_account,
    gatewayMode: row.gateway_mode,
    createdAt: row.created_at,
    lines: lines.map(({ title, quantity, amount }) => ({ title, quantity, amount: paise(amount) })),
    causesEligible: lines.every(({ tax }) => tax),
    entity: {
      id: entity.id,
      name: entity.name,
      address: entity.address,
      pan: entity.pan,
      deductionRegistration: entity.deduction_registration,
      acceptsForeign: entity.accepts_foreign,
      receiptPrefix: entity.receipt_prefix,
    },
  };
}
