import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { type SealedColumn, sealedColumn, sealedColumns } from '../sealing/sealed-columns.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'sealer' | 'log'>;
type Sealed = { id: string; sealed: string };
type Resealed = Sealed & { index: string | null };

/** Files are up to some megabytes each. */
const batchOf = (name: SealedColumn) => (name.endsWith('.content_sealed') ? 8 : 500);

export const everySealedColumn = Object.keys(sealedColumns) as SealedColumn[];

/**
 * Seals the values of a column that are under another key than the first under the first, and
 * rebuilds the index of those under another index key. In batches that are committed one by one:
 * interrupted, it continues where it was. A value that cannot be opened stays and is logged. Rows
 * that somebody has locked wait for the next run.
 */
export async function resealColumn(
  { db, sealer, log }: Needs,
  name: SealedColumn,
  stopping?: AbortSignal,
): Promise<number> {
  const limit = batchOf(name);
  let resealed = 0;
  let after = '';
  while (!stopping?.aborted) {
    const { found, done } = await db.transaction().execute(async (trx) => {
      const rows = await lockBehind(trx, sealer, name, { after, limit });
      const anew = rows.flatMap((row) => {
        try {
          return [resealOne(sealer, name, row)];
        } catch (err) {
          log.error({ err }, 'sealed value cannot be opened');
          return [];
        }
      });
      await write(trx, name, anew);
      return { found: rows, done: anew.length };
    });
    resealed += done;
    after = found.at(-1)?.id ?? after;
    if (found.length < limit) break;
  }
  return resealed;
}

/** How many values are under keys of these ids. */
export async function countUnder(db: Db, keyIds: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    everySealedColumn.map(async (name) => {
      const { table, column } = sealedColumn(name);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
        where position('.' in ${sql.ref(column)}) > 0
          and split_part(${sql.ref(column)}, '.', 1) = any(${[...keyIds]})`.execute(db);
      return rows[0]?.count ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The rows whose key or index key is not the current one, locked, in the order of their ids. */
async function lockBehind(
  trx: Db,
  sealer: Sealer,
  name: SealedColumn,
  { after, limit }: { after: string; limit: number },
): Promise<Sealed[]> {
  const { table, column, id, index } = sealedColumn(name);
  const notBegun = (text: string, by: string) => sql<boolean>`not starts_with(${sql.ref(text)}, ${`${by}.`})`;
  const behind = index
    ? sql`(${notBegun(column, sealer.firstKey)} or ${notBegun(index, sealer.indexMark)})`
    : notBegun(column, sealer.firstKey);
  const { rows } =
    await sql<Sealed>`select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where position('.' in ${sql.ref(column)}) > 0 and ${behind} and ${sql.ref(id)} > ${after}
    order by ${sql.ref(id)} limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

function resealOne(sealer: Sealer, name: SealedColumn, { id, sealed }: Sealed): Resealed {
  const plain = sealer.open(name, id, sealed);
  return {
    id,
    sealed: sealed.startsWith(`${sealer.firstKey}.`) ? sealed : sealer.seal(name, id, plain),
    index: sealedColumn(name).index && sealer.panIndex(plain.toString()),
  };
}

async function write(trx: Db, name: SealedColumn, rows: readonly Resealed[]): Promise<void> {
  const { table, column, id, index } = sealedColumn(name);
  const indexed = index ? sql`, ${sql.ref(index)} = done.index` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = done.sealed${indexed}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as done(id text, sealed text, index text)
    where ${sql.table(table)}.${sql.ref(id)} = done.id`.execute(trx);
}
