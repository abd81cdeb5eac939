import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connect } from './connect.ts';
import { encrypted } from './encrypted-backup.ts';
import { tablesInOrder } from './tables-in-order.ts';

// A backup is one gzipped text file: a first line about itself, then one line a row, tables in an
// order in which they can be restored (restore.ts), encrypted where there is a recipient. It needs
// no Postgres program and goes from any version to any other.

export type BackupHeader = { format: 1; madeAt: string; migrations: string[] };

const batch = 500;
/** Of tables that hold files: a row of them may be a megabyte. */
const fileBatch = 8;

/** The public key it is encrypted for; null: not encrypted. */
type Recipient = string | null;

/**
 * Writes every row of the database as it is at one moment. Returns how many. The file is complete
 * or absent.
 */
export async function backUp(
  connectionString: string,
  file: string,
  now: Date,
  recipient: Recipient = null,
): Promise<number> {
  let count = 0;
  const rows = everyRow(connectionString, now, (all) => {
    count = all;
  });
  const half = `${file}.half`;
  const target = createWriteStream(half, { mode: 0o600 });
  await (recipient === null
    ? pipeline(Readable.from(rows), createGzip(), target)
    : pipeline(Readable.from(rows), createGzip(), (zipped) => encrypted(zipped, recipient), target));
  await rename(half, file);
  return count;
}

/** The same as a stream, for a download; `whole` gets the number of rows when the last one went. */
export function streamBackup(
  connectionString: string,
  now: Date,
  whole: (rows: number) => void,
  recipient: Recipient = null,
): ReadableStream<Uint8Array> {
  let count = 0;
  const zipped = createGzip();
  const rows = everyRow(connectionString, now, (all) => {
    count = all;
  });
  // A download that breaks off ends the reading too; the browser sees that the file is incomplete.
  pipeline(Readable.from(rows), zipped).then(
    () => whole(count),
    () => {},
  );
  const file =
    recipient === null ? zipped : Readable.from(encrypted(zipped, recipient), { objectMode: false });
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** Records that a backup was made by command; the admin's system page shows the last one. */
export async function noteBackup(
  connectionString: string,
  id: string,
  now: Date,
  rows: number,
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await client.query('insert into backups (id, made_at, row_count) values ($1, $2, $3)', [id, now, rows]);
  } finally {
    await client.end();
  }
}

/** Row by row out of one snapshot, so that no table is held in memory. */
async function* everyRow(
  connectionString: string,
  now: Date,
  counted: (rows: number) => void,
): AsyncGenerator<string> {
  const client = await connect(connectionString);
  let count = 0;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const header: BackupHeader = {
      format: 1,
      madeAt: now.toISOString(),
      migrations: await ranMigrations(client),
    };
    yield `${JSON.stringify(header)}\n`;
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
        count += rows.length;
        yield rows.map(({ row }) => `[${JSON.stringify(table)},${row}]\n`).join('');
      }
      await client.query('close every_row');
    }
    counted(count);
  } finally {
    await client.end();
  }
}

async function ranMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

async function tablesWithFiles(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct quote_ident(table_name) as name from information_schema.columns
      where table_schema = 'public' and (data_type = 'bytea' or column_name = 'content_sealed')`,
  );
  return new Set(rows.map(({ name }) => name));
}
