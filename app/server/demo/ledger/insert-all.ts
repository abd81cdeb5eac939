import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Postgres takes 65,535 parameters a statement; the widest table here has 33 columns. */
const rowsAtOnce = 1_000;

/** Inserts rows in their order, however many they are. */
export async function insertAll<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce) as never;
    await trx.insertInto(table).values(some).execute();
  }
}
