import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { marksTable } from './releases.ts';

const table = sql.table(marksTable);

/** Where the job 'leave-marks' of both releases writes. */
export async function makeMarksTable(db: Kysely<Database>): Promise<void> {
  await sql`create table ${table} (nr bigint generated always as identity, run text not null)`.execute(db);
}

/** Runs that went on after another one had begun: two at once. */
export async function countRunsTwice(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ run: string }>`select run from ${table} order by nr`.execute(db);
  const blocks = rows.filter(({ run }, at) => run !== rows[at - 1]?.run);
  return blocks.length - new Set(blocks.map(({ run }) => run)).size;
}
