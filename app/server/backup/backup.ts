import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connect } from '../db/connect.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { BackupFolder } from './backup-folder.ts';
import { encrypted } from './encrypted-backup.ts';
import { everyRow, openSnapshot } from './every-row.ts';
import { type ListedFile, listNamedFiles, readNamedFolders } from './list-files.ts';
import { makeTableSums, type TableSums } from './table-sums.ts';

// A backup is one gzipped text file, encrypted where there is a recipient: a first line about
// itself, one line a row, tables in an order in which they can be restored (restore.ts), one line
// for each uploaded file that those rows name, and a last line that says what all of it adds up to.
// It needs no Postgres program and goes from any version to any other.

export type BackupHeader = { format: 2; madeAt: string; migrations: string[] };
export type RowLine = [table: string, row: unknown];
export type FileLine = { file: ListedFile };
export type EndLine = { end: { tables: TableSums; files: number } };

export type BackupParts = {
  /** The public key it is encrypted for; null: not encrypted. */
  recipient?: string | null;
  /** Where the uploaded files are that it lists; null: it lists none. */
  media?: MediaStore | null;
  /** Where those files themselves are kept. */
  folder?: BackupFolder | null;
};

export type BackedUp = {
  rows: number;
  files: number;
  /** Of the library: ids without any file in the store when the backup was made. */
  missing: string[];
};

/**
 * Writes every row of the database as it is at one moment, and which files those rows name. The
 * file is complete or absent.
 */
export async function backUp(
  connectionString: string,
  file: string,
  now: Date,
  parts: BackupParts = {},
): Promise<BackedUp> {
  const { lines, made } = makeLines(connectionString, now, parts);
  const { recipient = null } = parts;
  const half = `${file}.half`;
  const target = createWriteStream(half, { mode: 0o600 });
  await (recipient === null
    ? pipeline(Readable.from(lines), createGzip(), target)
    : pipeline(Readable.from(lines), createGzip(), (zipped) => encrypted(zipped, recipient), target));
  await rename(half, file);
  return made;
}

/** The same as a stream, for a download; `whole` is told what it holds when the last line went. */
export function streamBackup(
  connectionString: string,
  now: Date,
  whole: (made: BackedUp) => void,
  parts: BackupParts = {},
): ReadableStream<Uint8Array> {
  const zipped = createGzip();
  const { lines, made } = makeLines(connectionString, now, parts);
  const { recipient = null } = parts;
  // A download that breaks off ends the reading too; the browser sees that the file is incomplete.
  pipeline(Readable.from(lines), zipped).then(
    () => whole(made),
    () => {},
  );
  const file =
    recipient === null ? zipped : Readable.from(encrypted(zipped, recipient), { objectMode: false });
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** Records that a backup was made by command; the admin's system page shows the last one. */
export async function noteBackup(
  connectionString: string,
  { id, now, rows, files }: { id: string; now: Date; rows: number; files: number | null },
): Promise<void> {
  const client = await connect(connectionString);
  try {
    await client.query('insert into backups (id, made_at, row_count, file_count) values ($1, $2, $3, $4)', [
      ...[id, now, rows, files],
    ]);
  } finally {
    await client.end();
  }
}

/** `made` is filled while the lines are read. */
function makeLines(connectionString: string, now: Date, { media, folder }: BackupParts) {
  const made: BackedUp = { rows: 0, files: 0, missing: [] };
  const sums = makeTableSums();
  const toLine = (value: BackupHeader | FileLine | EndLine) => `${JSON.stringify(value)}\n`;
  async function* lines(): AsyncGenerator<string> {
    const client = await openSnapshot(connectionString);
    let named: Awaited<ReturnType<typeof readNamedFolders>>;
    try {
      yield toLine({ format: 2, madeAt: now.toISOString(), migrations: await ranMigrations(client) });
      for await (const { table, rows } of everyRow(client)) {
        for (const row of rows) sums.add(table, row);
        made.rows += rows.length;
        yield rows.map((row) => `[${JSON.stringify(table)},${row}]\n`).join('');
      }
      named = await readNamedFolders(client);
    } finally {
      // Files may take long, and an open snapshot keeps Postgres from tidying up.
      await client.end();
    }
    if (media) {
      for await (const file of listNamedFiles({ media, folder: folder ?? null }, named, made.missing)) {
        made.files += 1;
        yield toLine({ file });
      }
    }
    yield toLine({ end: { tables: sums.all(), files: made.files } });
  }
  return { lines: lines(), made };
}

async function ranMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}
