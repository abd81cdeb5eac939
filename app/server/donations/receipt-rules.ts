import { type Selectable, sql } from 'kysely';
import type { LegalEntity } from '#core/donations/receipt.ts';
import { type DatedPrefix, prefixOn } from '#core/donations/receipt-prefix.ts';
import type { TaxText } from '#core/receipts/tax-wording.ts';
import type { LegalEntitiesTable } from '../db/schema/causes.ts';
import type { Transaction } from '../db/schema.ts';
import { toLegalEntity } from './legal-entity-queries.ts';

/**
 * Issuing a receipt takes a shared lock on the rules; changing them takes it exclusively. So a
 * series never gets its first number under a prefix that is just being changed, and no text is
 * withdrawn while a receipt prints it. Taken before the rules are read, so that they are current.
 */
export async function holdReceiptRules(trx: Transaction, how: 'together' | 'alone'): Promise<void> {
  const key = sql`hashtextextended('receipt-rules', 0)`;
  await (how === 'alone'
    ? sql`select pg_advisory_xact_lock(${key})`
    : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(trx);
}

type Rules = Selectable<LegalEntitiesTable> & { prefixes: DatedPrefix[] | null; texts: TaxText[] | null };

/**
 * What a new receipt for a donation of this day needs: its legal entity, the prefix of its number,
 * and the added texts. The entity is locked as the receipt's foreign key will lock it anyway:
 * corrections of its facts (open-giving.ts, save-legal-entity.ts) are committed before they are
 * read here, or wait and then find the first receipt.
 */
export async function readReceiptRules(
  trx: Transaction,
  entityId: string,
  day: string,
): Promise<{ entity: LegalEntity; prefix: string; texts: TaxText[] }> {
  await holdReceiptRules(trx, 'together');
  const { rows } = await sql<Rules>`select legal_entities.*,
    (select json_agg(json_build_object('from', to_char(holds_from, 'YYYY-MM-DD'), 'prefix', prefix))
      from receipt_prefixes where legal_entity_id = legal_entities.id) as prefixes,
    (select json_agg(json_build_object('id', id, 'kind', kind, 'from', to_char(holds_from, 'YYYY-MM-DD'),
        'english', english, 'hindi', hindi, 'confirmed', confirmed))
      from tax_texts where withdrawn_at is null and holds_from <= ${day}::date) as texts
    from legal_entities where id = ${entityId} for key share`.execute(trx);
  const [rules] = rows;
  if (!rules) throw new Error(`donation names an unknown legal entity: ${entityId}`);
  return {
    entity: toLegalEntity(rules),
    prefix: prefixOn(rules.receipt_prefix, rules.prefixes ?? [], day),
    texts: rules.texts ?? [],
  };
}
