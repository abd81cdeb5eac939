import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from './schema.ts';

// Two who ask for the same unique thing at the same moment: one has it, the other is told beside the field or gets the
// first answer again, and nobody meets a fault. That they truly meet is no luck: what both want is held until both wait.

type Answer = { ok: boolean; code?: string; field?: string; problems?: unknown; value?: unknown };
export type Fire = () => Promise<Answer>;
export type Pair = {
  /** Held until both wait. */
  table: string;
  /** Held instead, where both would ask only after the table is free. */
  hold?: (trx: Kysely<Database>) => Promise<unknown>;
  make: () => Promise<[Fire, Fire]>;
  /** What the one who comes second is told; 'same': the first answer again; 'both': each has its own. */
  second: 'same' | 'both' | Record<string, unknown>;
};

export const twice = (fire: Fire): [Fire, Fire] => [fire, fire];
export const beside = (field: string, code: string) => ({ code: 'invalid', problems: [{ field, code }] });

/** Fires both and looks at what they are told. */
export async function expectPair(db: Kysely<Database>, pair: Pair): Promise<void> {
  const { make, second } = pair;
  const answers = await atOnce(db, pair, await make());
  const good = answers.filter(({ ok }) => ok);
  if (second === 'same') expect(answers[1]).toEqual(answers[0]);
  expect(good).toHaveLength(typeof second === 'string' ? 2 : 1);
  if (typeof second !== 'string') expect(answers.find(({ ok }) => !ok)).toMatchObject(second);
}

/** Until so many sessions of this database wait for a lock; ten seconds are for slow machines. */
export async function untilWaiting(db: Kysely<Database>, count = 1): Promise<void> {
  await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}

async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets both read, and neither write before both want to. */
async function atOnce(db: Kysely<Database>, { table, hold }: Pair, fires: [Fire, Fire]): Promise<Answer[]> {
  let answers: Promise<Answer[]> = Promise.resolve([]);
  const holding = db.transaction().execute(async (trx) => {
    await (hold ? hold(trx) : sql`lock table ${sql.table(table)} in share mode`.execute(trx));
    answers = Promise.all(fires.map((fire) => fire()));
    answers.catch(() => {});
    await untilWaiting(db, 2);
    throw new Released();
  });
  await holding.catch((error: unknown) => {
    if (!(error instanceof Released)) throw error;
  });
  return answers;
}

/** What was held goes without a trace. */
class Released extends Error {}
