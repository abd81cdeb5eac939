import type pg from 'pg';
import { type TempleSettings, templeDefaults } from '#core/content/temple-settings.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { tablesInOrder } from '../db/tables-in-order.ts';
import { PlainError } from '../plain-error.ts';
import { type BackupContents, readContents } from './backup-contents.ts';
import type { ListedFile } from './list-files.ts';

export type RestoreOptions = {
  /** Opens an encrypted backup. */
  privateKey?: string | null;
  /** Puts its files back before its rows are committed; what it throws undoes the rows. */
  putFiles?: (files: ListedFile[]) => Promise<void>;
  /** Rows stay as the backup has them, for a drill: a site would issue numbers a second time. */
  asTheyWere?: boolean;
};

export type Restored = BackupContents & { rows: number };

const batch = 500;
/** How much is inserted at once, in characters. */
const mostWaiting = 16 * 1024 * 1024;

/**
 * Restores a backup into an empty database, all of it or nothing. What was issued after the backup
 * is not in it, so every legal entity continues in a new series ('D' becomes 'D2'), and bills with
 * a new mark: no number is given twice. Throws when the database is not empty, or the backup was
 * made by another version of the site.
 */
export async function restore(
  connectionString: string,
  file: string,
  { privateKey = null, putFiles = async () => {}, asTheyWere = false }: RestoreOptions = {},
): Promise<Restored> {
  await migrate(connectionString);
  const client = await connect(connectionString);
  try {
    await client.query('begin');
    const tables = await tablesInOrder(client);
    await refuseFull(client, tables);
    // What a trigger once wrote beside a row is a row of the backup itself.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    const restored = await putBack(client, file, privateKey, new Set(tables));
    // Only a restore may change the prefix of a year that has begun, past its trigger.
    if (!asTheyWere) for (const statement of newSeries) await client.query(statement);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await advanceSequences(client);
    if (!asTheyWere) await changeBillMark(client);
    await putFiles(restored.files);
    await client.query('commit');
    return restored;
  } finally {
    await client.end();
  }
}

/**
 * 'A' -> 'B': bills too continue in new series, whether the backup names a mark or has the first
 * one.
 */
async function changeBillMark(client: pg.Client): Promise<void> {
  const stored = await client.query<{ value: TempleSettings['shop'] }>(
    `select value from settings where key = 'shop'`,
  );
  const shop = stored.rows[0]?.value ?? templeDefaults.shop;
  if (shop.billMark >= 'Z') throw new PlainError('Every letter that marks a series of bills is used up.');
  const billMark = String.fromCharCode(shop.billMark.charCodeAt(0) + 1);
  await client.query(
    `insert into settings (key, value) values ('shop', $1)
      on conflict (key) do update set value = excluded.value, version = settings.version + 1`,
    [JSON.stringify({ ...shop, billMark })],
  );
}

/** 'D' -> 'D2' -> 'D3'; a prefix has at most three characters. */
const counted = (column: string) =>
  `left(substring(${column} from '^[A-Z]+'), 2) || coalesce(substring(${column} from '[0-9]+$')::int + 1, 2)`;

const newSeries = [
  `update legal_entities set receipt_prefix = ${counted('receipt_prefix')}`,
  `update receipt_prefixes set prefix = ${counted('prefix')}`,
];

async function putBack(
  client: pg.Client,
  file: string,
  privateKey: string | null,
  tables: Set<string>,
): Promise<Restored> {
  let count = 0;
  let waiting: { table: string; rows: string[]; size: number } = { table: '', rows: [], size: 0 };
  const write = async (): Promise<void> => {
    const { table, rows } = waiting;
    if (rows.length === 0) return;
    const columns = await columnsOf(client, table);
    await client.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [`[${rows.join()}]`],
    );
    count += rows.length;
  };
  const contents = await readContents(file, privateKey, async (table, row) => {
    if (!tables.has(table)) throw new Error(`The backup holds a table that is not ours: ${table}`);
    if (table !== waiting.table || waiting.rows.length === batch || waiting.size > mostWaiting) {
      await write();
      waiting = { table, rows: [], size: 0 };
    }
    waiting.rows.push(row);
    waiting.size += row.length;
  });
  await write();
  return { ...contents, rows: count };
}

/** The columns that are written; Postgres computes the others. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

async function refuseFull(client: pg.Client, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
    if (rowCount)
      throw new PlainError(`The database is not empty (${table}). A backup goes only into an empty one.`);
  }
}

/** Identity columns continue after the highest restored number. */
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ t: string; c: string }>(`
    select quote_ident(table_name) as t, quote_ident(column_name) as c from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { t, c } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${c}) from ${t}), 0) + 1, false)`,
      [t, c.replaceAll('"', '')],
    );
  }
}
