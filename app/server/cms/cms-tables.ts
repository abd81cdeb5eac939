import { type Kysely, sql } from 'kysely';
import type { ContentKind, ContentTable } from '#core/cms/content-kind.ts';
import type { LifeColumns } from '#core/cms/row-state.ts';
import type { Db, Transaction } from '../db/schema.ts';

/**
 * A row of any content table: the columns that all have, and those that the kind's description
 * knows.
 */
export type ContentRow = LifeColumns & {
  id: string;
  version: number;
  updated_at: Date;
  [column: string]: unknown;
};

/**
 * The content tables as the cms sees them. What it writes into them comes from a kind's description
 * alone: no name of a table or column is ever taken from a form.
 */
export function cmsTables(db: Db): Kysely<Record<ContentTable, ContentRow>> {
  return db as unknown as Kysely<Record<ContentTable, ContentRow>>;
}

/** The row, locked until the transaction ends; undefined when there is none. */
export async function lockRow(
  trx: Transaction,
  kind: ContentKind,
  id: string,
): Promise<ContentRow | undefined> {
  const row = await cmsTables(trx)
    .selectFrom(kind.table)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as ContentRow | undefined;
}

/** The row as JSON, as the revisions and the bin store it. */
export async function snapshotOf(trx: Db, kind: ContentKind, id: string): Promise<Record<string, unknown>> {
  const table = sql.table(kind.table);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(${table}) as row from ${table} where id = ${id}`.execute(trx);
  const row = rows[0]?.row;
  if (!row) throw new Error(`no row ${id} in ${kind.table}`);
  return row;
}
