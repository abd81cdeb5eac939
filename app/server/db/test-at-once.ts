import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from './schema.ts';

// Two who want the same unique thing at the same moment: one gets it, the other gets a problem
// beside the field or the first answer again, and nobody gets an error. That they truly meet is no
// luck: what both want is locked until both wait.

type Answer = { ok: boolean; code?: string; field?: string; problems?: unknown; value?: unknown };
export type Fire = () => Promise<Answer>;
export type Pair = {
  /** Locked until both wait. */
  table: string;
  /** Locked instead, where both would read only after the table is free. */
  hold?: (trx: Db) => Promise<unknown>;
  make: () => Promise<[Fire, Fire]>;
  /** What the second one gets; 'same': the first answer again; 'both': each has its own. */
  second: 'same' | 'both' | Record<string, unknown>;
};

export const twice = (fire: Fire): [Fire, Fire] => [fire, fire];
export const beside = (field: string, code: string) => ({ code: 'invalid', problems: [{ field, code }] });

/** Fires both and checks their answers. */
export async function expectPair(db: Db, pair: Pair): Promise<void> {
  const { make, second } = pair;
  const answers = await atOnce(db, pair, await make());
  const good = answers.filter(({ ok }) => ok);
  if (second === 'same') expect(answers[1]).toEqual(answers[0]);
  expect(good).toHaveLength(typeof second === 'string' ? 2 : 1);
  if (typeof second !== 'string') expect(answers.find(({ ok }) => !ok)).toMatchObject(second);
}

/**
 * Waits until so many sessions of this database wait for a lock; ten seconds allow for slow
 * machines.
 */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets both read, and neither write before both want to. */
async function atOnce(db: Db, { table, hold }: Pair, fires: [Fire, Fire]): Promise<Answer[]> {
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

/** Rolls the lock's transaction back without a trace. */
class Released extends Error {}
