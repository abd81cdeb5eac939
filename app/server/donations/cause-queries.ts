import { sql } from 'kysely';
import { type Cause, isCauseId } from '#core/donations/cause.ts';
import { type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { findTranslations, readInEnglish } from '../translations/translated.ts';
import { lineShare } from './net-paise.ts';

/**
 * Published causes in the order that the staff sets; whether one is live, upcoming or closed is
 * decided in core/donations/cause-status.ts.
 */
export async function listCauses(services: Services): Promise<Cause[]> {
  return inLanguage(services, await loadCauses(services, null, { raised: true }));
}

export async function findCause(services: Services, id: string): Promise<Cause | null> {
  return (await inLanguage(services, await loadCauses(services, [id], { raised: true })))[0] ?? null;
}

/** With the words of the site's language, for visitors: what the books say stays in English. */
async function inLanguage(services: Services, causes: Cause[]): Promise<Cause[]> {
  const found = await findTranslations(services, 'causes', causes);
  return causes.map((cause) => {
    const words = found.get(cause.id) ?? {};
    const { title = cause.title, summary = cause.summary, description = cause.description } = words;
    const types = cause.types.map((type) => ({ ...type, title: words[`types.${type.id}`] ?? type.title }));
    return { ...cause, title, summary, description, types, ...readInEnglish(words, 'description') };
  });
}

/**
 * The causes with these ids (null: all); unknown and unpublished ones are left out. Without
 * `raised` the sums of the ledger are not queried and are zero: starting a donation does not need
 * them.
 */
export async function loadCauses(
  { db }: Services,
  ids: string[] | null,
  options: { raised: boolean },
): Promise<Cause[]> {
  const validIds = ids?.filter(isCauseId) ?? null;
  const rows = await db
    .selectFrom('causes')
    .select(causeColumns)
    .select(offeredTypes)
    .where('published', '=', true)
    .$if(validIds !== null, (query) => query.where('id', '=', sql<string>`any(${validIds})`))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const found = rows.map((row) => row.id);
  const sums = options.raised ? await raisedFor(db, found) : new Map<string, Paise>();
  return rows.map((row) => toCause(row, sums.get(row.id) ?? zeroPaise));
}

type TypeRow = { id: string; title: string; amount: number; perDay?: number };
type CauseRow = Omit<Cause, 'types' | 'presets' | 'raised'> & { types: TypeRow[]; presets: string[] };

const causeColumns = [
  ...(['id', 'title', 'category', 'summary', 'description', 'image'] as const),
  ...([
    'presets_paise as presets',
    'allows_own_amount as allowsOwnAmount',
    'target_paise as target',
  ] as const),
  ...(['starts_on as startsOn', 'ends_on as endsOn', 'legal_entity_id as legalEntityId'] as const),
  ...(['tax_eligible as taxEligible', 'csr_eligible as csrEligible'] as const),
  ...(['allows_foreign as allowsForeign', 'donation_type as donationType'] as const),
] as const;

/** In the same query as their causes, so that both are of one moment. */
const offeredTypes = sql<
  TypeRow[]
>`(select coalesce(json_agg(json_strip_nulls(json_build_object('id', type.id, 'title', type.title,
  'amount', type.amount_paise, 'perDay', type.per_day)) order by type.position), '[]') from cause_types as type
  where type.cause_id = causes.id and type.offered)`.as('types');

const refunded = lineShare('line.amount_paise', sql.ref('payment.refunded_paise'), 'payment.amount_paise');

/**
 * Settled donations net of refunds, from the ledger; a partial refund is taken from every line in
 * proportion.
 */
export async function raisedFor(db: Services['db'], ids: string[]): Promise<Map<string, Paise>> {
  const { rows } = await sql<{ cause_id: string; raised: number }>`
    select line.cause_id, sum(line.amount_paise - ${refunded})::bigint
      as raised
    from payments as payment
    join donation_lines as line on line.donation_id = payment.donation_id
    where payment.role = 'settling' and line.cause_id = any(${ids})
    group by line.cause_id`.execute(db);
  return new Map(rows.map((row) => [row.cause_id, paise(row.raised)]));
}

function toCause(row: CauseRow, raised: Paise): Cause {
  return {
    ...row,
    types: row.types.map((type) => ({ ...type, amount: paise(type.amount) })),
    presets: row.presets.map((amount) => paise(Number(amount))),
    raised,
  };
}
