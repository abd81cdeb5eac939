import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import { addPaise, type Paise, paise } from '#core/money/paise.ts';
import {
  type StatementParticulars,
  type StatementRow,
  statementCells,
} from '#core/statements/statement-row.ts';
import { taxYearSpan } from '#core/time/tax-year.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
import type { Db } from '../db/schema.ts';
import { netPaise } from '../donations/net-paise.ts';
import type { Services } from '../services.ts';
import { type LeftOut, readLeftOut, readLines, type StatementKey } from './statement-lines.ts';

// They name donors: every caller checks 'statements.read' first.

export type NotedFiling = {
  version: number;
  filedOn: string;
  acknowledgement: string;
  lines: number;
  total: Paise;
  notedBy: string;
  notedAt: Date;
};

export type AdminStatement = StatementKey & {
  entity: { name: string; pan: string; registration: string | null };
  rows: StatementRow[];
  total: Paise;
  leftOut: LeftOut[];
  particulars: StatementParticulars;
  /** 0 as long as nobody saved them for this year. */
  particularsVersion: number;
  /** Newest first. */
  filings: NotedFiling[];
  /** The lines have changed since the newest filing was recorded. */
  changedSince: boolean;
};

/** One statement with all its facts; null where there is no such legal entity or year. */
export async function findStatement(services: Services, key: StatementKey): Promise<AdminStatement | null> {
  if (!taxYearSpan(key.taxYear)) return null;
  const { db, sealer } = services;
  const entity = await db
    .selectFrom('legal_entities')
    .select(['name', 'pan', 'deduction_registration as registration'])
    .where('id', '=', key.entityId)
    .executeTakeFirst();
  if (!entity) return null;
  const [rows, leftOut, stored, filings] = await Promise.all([
    readLines(db, services, key),
    readLeftOut(db, key),
    findParticulars(db, key),
    listFilings(db, key),
  ]);
  const [newest] = filings;
  return {
    ...key,
    entity,
    rows,
    total: addPaise(rows.map(({ amount }) => amount)),
    leftOut,
    particulars: stored?.particulars ?? { sectionCode: '', urn: entity.registration ?? '', urnDate: '' },
    particularsVersion: stored?.taxYear === key.taxYear ? stored.version : 0,
    filings: filings.map(({ id: _, digest: __, ...filing }) => filing),
    changedSince:
      newest !== undefined && sealer.openText(digestColumn, newest.id, newest.digest) !== digestOf(rows),
  };
}

/**
 * The part of a statement that its certificates need; null where there is no such legal entity or
 * year.
 */
export async function findFiledStatement(
  { db }: Services,
  { entityId, taxYear }: StatementKey,
): Promise<(StatementKey & { entity: string; filedOn: string | null }) | null> {
  if (!taxYearSpan(taxYear)) return null;
  const row = await db
    .selectFrom('legal_entities')
    .leftJoin('statement_filings', (join) =>
      join.onRef('legal_entity_id', '=', 'legal_entities.id').on('tax_year', '=', taxYear),
    )
    .select(['name as entity', 'filed_on as filedOn'])
    .where('legal_entities.id', '=', entityId)
    .orderBy('statement_filings.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { entityId, taxYear, ...row } : null;
}

/**
 * The column with a filing's digest of its lines, sealed: for a few lines the PANs could be found
 * by brute force.
 */
export const digestColumn = 'statement_filings.digest';

/** A digest that differs between sets of lines; fields common to all lines are left out. */
export function digestOf(rows: readonly StatementRow[]): string {
  const cells = statementCells(rows, { sectionCode: '', urn: '', urnDate: '' });
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex');
}

/** Of this year, else of the newest year before it: a registration holds for several. */
async function findParticulars(db: Db, { entityId, taxYear }: StatementKey) {
  const row = await db
    .selectFrom('statement_particulars')
    .selectAll()
    .where('legal_entity_id', '=', entityId)
    .where('tax_year', '<=', taxYear)
    .orderBy('tax_year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const particulars = { sectionCode: row.section_code, urn: row.urn, urnDate: row.urn_date ?? '' };
  return { taxYear: row.tax_year, version: row.version, particulars };
}

async function listFilings(db: Db, { entityId, taxYear }: StatementKey) {
  const rows = await db
    .selectFrom('statement_filings')
    .leftJoin('people', 'people.id', 'statement_filings.noted_by')
    .select(['statement_filings.id', 'version', 'filed_on as filedOn', 'acknowledgement', 'digest'])
    .select(['line_count as lines', 'total_paise as total', 'noted_at as notedAt', 'people.name'])
    .where('legal_entity_id', '=', entityId)
    .where('tax_year', '=', taxYear)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ name, ...filing }) => ({ ...filing, notedBy: name ?? somebodyWhoLeft }));
}

export type ListedStatement = StatementKey & {
  entity: string;
  donations: number;
  total: Paise;
  /** The day of the filing, as last recorded. */
  filedOn: string | null;
};

/**
 * Every legal entity and year with donations that count, and every filed one; newest year first.
 */
export async function listStatements({ db }: Services): Promise<ListedStatement[]> {
  const { rows } = await sql<Omit<ListedStatement, 'total'> & { total: number }>`
    with counted as (
      select donations.legal_entity_id, '20' || receipt.tax_year as tax_year, count(*)::int as donations,
        sum(${netPaise})::bigint as total
      from receipts as receipt join donations on donations.id = receipt.donation_id
      where receipt.voided_at is null and (receipt.facts->>'taxEligible')::boolean
        and donations.state = any(${[...givenStates]})
      group by donations.legal_entity_id, receipt.tax_year
    ),
    filed as (
      select distinct on (legal_entity_id, tax_year) legal_entity_id, tax_year, filed_on
      from statement_filings order by legal_entity_id, tax_year, version desc
    )
    select legal_entity_id as "entityId", tax_year as "taxYear", legal_entities.name as entity,
      coalesce(donations, 0) as donations, coalesce(total, 0) as total, filed_on as "filedOn"
    from counted full join filed using (legal_entity_id, tax_year)
      join legal_entities on legal_entities.id = legal_entity_id
    order by tax_year desc, legal_entities.name`.execute(db);
  return rows.map((row) => ({ ...row, total: paise(row.total) }));
}
