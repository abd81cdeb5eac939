import type pg from 'pg';
import { connect } from '../db/connect.ts';
import { tablesInOrder } from '../db/tables-in-order.ts';
import { makeTableSums, type TableSums } from './table-sums.ts';

const batch = 500;
/** Of tables that hold files: a row of them may be a megabyte. */
const fileBatch = 8;

/**
 * A connection that sees the database as it is now until it ends, and writes nothing. Times are
 * said in UTC, so that a row's text is the same on every server.
 */
export async function openSnapshot(connectionString: string): Promise<pg.Client> {
  const client = await connect(connectionString);
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(`set local timezone = 'UTC'`);
  return client;
}

/** Row by row in batches, so that no table is held in memory; tables as they can be restored. */
export async function* everyRow(client: pg.Client): AsyncGenerator<{ table: string; rows: string[] }> {
  const withFiles = await tablesWithFiles(client);
  for (const table of await tablesInOrder(client)) {
    await client.query(
      `declare every_row cursor for select row_to_json(each)::text as row from ${table} each`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(
        `fetch ${withFiles.has(table) ? fileBatch : batch} from every_row`,
      );
      if (rows.length === 0) break;
      yield { table, rows: rows.map(({ row }) => row) };
    }
    await client.query('close every_row');
  }
}

/** What every table holds now; those without rows are left out. */
export async function sumTables(connectionString: string): Promise<TableSums> {
  const client = await openSnapshot(connectionString);
  try {
    const sums = makeTableSums();
    for await (const { table, rows } of everyRow(client)) for (const row of rows) sums.add(table, row);
    return sums.all();
  } finally {
    await client.end();
  }
}

async function tablesWithFiles(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct quote_ident(table_name) as name from information_schema.columns
      where table_schema = 'public' and (data_type = 'bytea' or column_name = 'content_sealed')`,
  );
  return new Set(rows.map(({ name }) => name));
}
