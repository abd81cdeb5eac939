import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../db/schema.ts';

/** Fills a table where it is empty; two processes may start on one empty database together. */
export async function fillTable<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const { rows: there } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  if (there.length > 0) return;
  await db
    .insertInto<keyof Database>(table)
    .values(rows as Insertable<Database[keyof Database]>[])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
