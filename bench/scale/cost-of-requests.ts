import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '#server/services.ts';
import { median } from '../numbers.ts';
import { postgresOf } from '../processes.ts';
import type { MeasuredSite } from './measured-site.ts';
import { processorTime, sideTime } from './processor-time.ts';

/** What one of a kind costs. */
export type Cost = {
  kind: string;
  /** Milliseconds of CPU of the site, its side processes and Postgres. */
  site: number;
  side: number;
  postgres: number;
  transactions: number;
  /** Rows written, and bytes of the write-ahead log. */
  rows: number;
  walBytes: number;
};

export type Kind = {
  kind: string;
  /** So many make one measurement. */
  times: number;
  once: (number: number) => Promise<unknown>;
  /** Work that goes on after the answer: receipts, letters. */
  isDone?: () => Promise<boolean>;
};

type Counted = Omit<Cost, 'kind'> & { at: number };

const atOnce = 4;

/**
 * The kinds in turns, `rounds` times, four at once; medians of the rounds. What the site uses in the
 * same time when nobody comes (jobs, timers) is measured in each round too and taken off.
 */
export async function costOfRequests(
  measured: MeasuredSite,
  services: Pick<Services, 'db'>,
  { kinds, rounds }: { kinds: readonly Kind[]; rounds: number },
): Promise<Cost[]> {
  const found = new Map<string, Cost[]>(kinds.map(({ kind }) => [kind, []]));
  let number = Date.now() % 1_000_000_000;
  const repeat = async ({ times, once, isDone }: Kind): Promise<void> => {
    let left = times;
    const visitor = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        number += 1;
        await once(number);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
    while (isDone && !(await isDone())) await sleep(200);
  };
  for (const kind of kinds) await repeat({ ...kind, times: Math.ceil(kind.times / 4) });
  for (let round = 0; round < rounds; round += 1) {
    const idle = await between(measured, services, () => sleep(5_000));
    for (const kind of kinds) {
      const used = await between(measured, services, () => repeat(kind));
      const share = used.at / idle.at;
      const each = (name: keyof Omit<Counted, 'at'>) =>
        Math.max(0, used[name] - idle[name] * share) / kind.times;
      found.get(kind.kind)?.push({
        ...{ kind: kind.kind, site: each('site'), side: each('side'), postgres: each('postgres') },
        ...{ transactions: each('transactions'), rows: each('rows'), walBytes: each('walBytes') },
      });
    }
  }
  return [...found].map(([kind, costs]) => {
    const of = (name: keyof Omit<Cost, 'kind'>) => median(costs.map((cost) => cost[name]));
    return {
      ...{ kind, site: of('site'), side: of('side'), postgres: of('postgres') },
      ...{ transactions: of('transactions'), rows: of('rows'), walBytes: of('walBytes') },
    };
  });
}

async function between(
  measured: MeasuredSite,
  services: Pick<Services, 'db'>,
  work: () => Promise<unknown>,
): Promise<Counted> {
  const before = await count(measured, services);
  await work();
  const after = await count(measured, services);
  const names = Object.keys(after) as (keyof Counted)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Counted;
}

async function count({ inspector, site, dataFolder }: MeasuredSite, { db }: Pick<Services, 'db'>) {
  const { cpuMs } = await inspector.look();
  // Sessions hand their counts over a second after their last statement.
  await sleep(1_200);
  const { rows } = await sql<{ transactions: number; rows: number; wal: number }>`select
    xact_commit::float as transactions, (tup_inserted + tup_updated + tup_deleted)::float as rows,
    (pg_current_wal_lsn() - '0/0')::float as wal
    from pg_stat_database where datname = current_database()`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('the database counts nothing');
  return {
    ...{ at: performance.now(), site: cpuMs, side: sideTime(site.pid) },
    ...{ postgres: processorTime(postgresOf(dataFolder)), transactions: counted.transactions },
    ...{ rows: counted.rows, walBytes: counted.wal },
  };
}
