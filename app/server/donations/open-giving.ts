import { sql } from 'kysely';
import { prefixStem } from '#core/donations/receipt-prefix.ts';
import { type Receiver, readReceiver } from '#core/donations/receiver.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { inTransaction, type Write } from '../write/in-transaction.ts';

type OpenedGiving = { receiver: Receiver; causeMade: boolean; taxDonations: boolean };

const receiverId = 'temple';
const causeId = 'general';

/**
 * Prepares a fresh database for its first donation: the legal entity, its receipt series, and one
 * cause, 'General donation'. Run again it corrects the entity's facts; issued receipts are
 * unchanged. The prefix of a series in use stays. Needs access to the machine, as for the first
 * owner.
 */
export async function openGiving(
  services: Services,
  facts: unknown,
): Promise<FormOutcome<OpenedGiving> | Outcome<never, 'demo-data' | 'series-begun' | 'prefix-taken'>> {
  const read = readReceiver(facts);
  if (!read.ok) return read;
  return inTransaction(services, (write) => openGivingIn(write, read.value));
}

/** The same for parsed facts, in the caller's transaction. */
export async function openGivingIn(
  { trx, pagesChanged }: Pick<Write, 'trx' | 'pagesChanged'>,
  receiver: Receiver,
): Promise<Outcome<OpenedGiving, 'demo-data' | 'series-begun' | 'prefix-taken'>> {
  const { deductionRegistration, acceptsForeign, receiptPrefix, ...same } = receiver;
  const row = {
    ...same,
    deduction_registration: deductionRegistration,
    accepts_foreign: acceptsForeign,
    receipt_prefix: receiptPrefix,
  };
  const taxDonations = deductionRegistration !== null;
  const entities = await trx
    .selectFrom('legal_entities')
    .select(['id', 'receipt_prefix', 'deduction_registration'])
    .forUpdate()
    .execute();
  if (entities.some(({ deduction_registration: it }) => it?.startsWith('DEMO-'))) return refuse('demo-data');
  const before = entities.find(({ id }) => id === receiverId);
  const later = await trx
    .selectFrom('receipt_prefixes')
    .select(['legal_entity_id as id', 'prefix'])
    .execute();
  const given = [...entities.map(({ id, receipt_prefix: prefix }) => ({ id, prefix })), ...later];
  const stem = prefixStem(receiptPrefix);
  if (given.some(({ id, prefix }) => id !== receiverId && prefixStem(prefix) === stem)) {
    return refuse('prefix-taken', 'receiptPrefix');
  }
  if (before && before.receipt_prefix !== receiptPrefix) {
    const begun = await trx
      .selectFrom('receipts')
      .select('id')
      .where('legal_entity_id', '=', receiverId)
      .limit(1)
      .executeTakeFirst();
    if (begun) return refuse('series-begun', 'receiptPrefix');
  }
  await trx
    .insertInto('legal_entities')
    .values({ id: receiverId, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...row, version: sql`legal_entities.version + 1` }),
    )
    .execute();
  const made = await trx
    .insertInto('causes')
    .values({
      id: causeId,
      title: 'General donation',
      category: 'general',
      summary: 'The temple uses your gift where it is needed most.',
      description: '<p>The temple uses your gift where it is needed most.</p>',
      image: 'donate',
      presets_paise: [50_100, 110_000, 210_000, 510_000],
      legal_entity_id: receiverId,
      tax_eligible: taxDonations,
      allows_foreign: acceptsForeign,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ tax_eligible: taxDonations, allows_foreign: acceptsForeign })
        .where('causes.legal_entity_id', '=', receiverId),
    )
    .returning('id')
    .executeTakeFirst();
  pagesChanged();
  return accept({ receiver, causeMade: made !== undefined && !before, taxDonations });
}
