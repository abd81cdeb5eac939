import { prefixOn, prefixStem } from '#core/donations/receipt-prefix.ts';
import { readPrefix } from '#core/donations/receiver.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { taxYearOf, taxYearStart } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { holdReceiptRules } from './receipt-rules.ts';

/** As typed. `shown`: the current prefix as the form showed it. */
export type PrefixInput = { entityId: string; prefix: string; from: string; shown: string };
type PrefixRefusal =
  | 'unknown-entity'
  | 'choice-invalid'
  | 'prefix-invalid'
  | 'prefix-taken'
  | 'series-begun-year'
  | 'saved-meanwhile';

/**
 * Changes the prefix of a legal entity's receipt numbers: from the next financial year on, or for
 * the current one while no receipt of it has a number. A year in use keeps its prefix, so every
 * series counts from one without a gap.
 */
export const setReceiptPrefix = staffWrite({
  permission: 'settings.write',
  run: async (
    { services, trx, staff, audit },
    input: PrefixInput,
  ): Promise<Outcome<{ from: string }, PrefixRefusal>> => {
    if (input.from !== 'now' && input.from !== 'next') return refuse('choice-invalid', 'from');
    const read = readPrefix(input.prefix.trim().toUpperCase());
    if (!read.ok) return refuse('prefix-invalid', 'prefix');
    const prefix = read.value;
    const now = services.clock();
    const from = taxYearStart(templeDay(now), input.from === 'next' ? 1 : 0);
    await holdReceiptRules(trx, 'alone');
    const entities = await readEntities(trx);
    const entity = entities.find(({ id }) => id === input.entityId);
    if (!entity) return refuse('unknown-entity');
    const others = entities.filter(({ id }) => id !== entity.id).flatMap((one) => [one.own, ...one.later]);
    if (others.some((one) => prefixStem(one) === prefixStem(prefix))) return refuse('prefix-taken', 'prefix');
    if (await hasBegun(trx, entity.id, from)) return refuse('series-begun-year', 'from');
    const before = prefixOn(entity.own, entity.dated, from);
    if (before !== input.shown) return refuse('saved-meanwhile');
    if (before === prefix) return accept({ from });
    const year = { legal_entity_id: entity.id, holds_from: from };
    const set = { prefix, set_by: staff.personId, set_at: now };
    await trx
      .insertInto('receipt_prefixes')
      .values({ ...year, ...set })
      .onConflict((conflict) => conflict.columns(['legal_entity_id', 'holds_from']).doUpdateSet(set))
      .execute();
    await audit({
      action: 'receipt-series.renamed',
      subject: entity.id,
      details: { year: taxYearOf(from) },
      before: { prefix: before },
      after: { prefix },
    });
    return accept({ from });
  },
});

async function readEntities(trx: Transaction) {
  const entities = await trx.selectFrom('legal_entities').select(['id', 'receipt_prefix as own']).execute();
  const rows = await trx
    .selectFrom('receipt_prefixes')
    .select(['legal_entity_id', 'holds_from as from', 'prefix'])
    .execute();
  return entities.map(({ id, own }) => {
    const dated = rows.filter((one) => one.legal_entity_id === id);
    return { id, own, dated, later: dated.map((one) => one.prefix) };
  });
}

/** Whether the year that begins on this day, or a later one, has a number already. */
async function hasBegun(trx: Transaction, entityId: string, from: string): Promise<boolean> {
  const begun = await trx
    .selectFrom('receipt_series')
    .select('tax_year')
    .where('legal_entity_id', '=', entityId)
    .where('tax_year', '>=', taxYearOf(from).slice(2))
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}
