import { sql } from 'kysely';
import { indianDay } from '#core/donations/indian-time.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Devotee } from '#core/people/viewer.ts';
import {
  isFulfilled,
  type MonthlyPromise,
  type PromiseMonth,
  type PromiseState,
} from '#core/promises/monthly-promise.ts';
import { takesPromises } from '#core/promises/read-promise.ts';
import { loadCauses } from '../donations/cause-queries.ts';
import type { Services } from '../services.ts';
import { type PromiseRow, selectMonths, selectPromises, toPromise } from './promise-rows.ts';

/** A promise on its donor's own page. */
export type OwnPromise = MonthlyPromise & {
  version: number;
  /** The cause takes gifts now; otherwise no letter is written. */
  open: boolean;
  /** The months before this one, the newest first. */
  months: PromiseMonth[];
};

/** One's own promises: those that stand before those that ended, each the newest first. */
export async function listPromisesOf(services: Services, { personId }: Devotee): Promise<OwnPromise[]> {
  const { db, clock } = services;
  const today = indianDay(clock());
  const { rows } = await sql<PromiseRow>`${selectPromises(today)} where promise.person_id = ${personId}
    order by promise.state = 'ended', promise.made_at desc, promise.id`.execute(db);
  const { rows: months } = await selectMonths(personId).execute(db);
  const byPromise = Map.groupBy(months, (row) => row.promise_id);
  const open = new Set(
    (
      await loadCauses(
        services,
        rows.map((row) => row.cause_id),
        { raised: false },
      )
    )
      .filter((cause) => takesPromises(cause, today))
      .map(({ id }) => id),
  );
  return rows.map((row) => {
    const promise = toPromise(row, today);
    return {
      ...promise,
      version: row.version,
      open: open.has(row.cause_id),
      months: (byPromise.get(row.id) ?? [])
        .filter(({ month }) => month < promise.thisMonth.month)
        .map(({ month, amount_paise, given, outcome }) => ({
          ...{ month, amount: paise(amount_paise), given: paise(given), outcome },
          fulfilled: isFulfilled(paise(given), paise(amount_paise)),
        })),
    };
  });
}

/** The promises of some accounts as the office sees them, those that stand first. */
export async function listPromisesOfPeople(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  personIds: readonly string[],
): Promise<MonthlyPromise[]> {
  const today = indianDay(clock());
  const { rows } = await sql<PromiseRow>`${selectPromises(today)} where promise.person_id = any(${personIds})
    order by promise.state = 'ended', promise.made_at desc, promise.id`.execute(db);
  return rows.map((row) => toPromise(row, today));
}

/** For whoever has the stop link of a letter: what it stops, and nothing of who promised it. */
export async function findPromiseToStop(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<{ causeTitle: string; amount: Paise; day: number; state: PromiseState } | null> {
  if (!/^stop_[\w-]{22}$/.test(token)) return null;
  const row = await db
    .selectFrom('monthly_promises')
    .innerJoin('causes', 'causes.id', 'monthly_promises.cause_id')
    .select(['causes.title', 'amount_paise', 'day', 'state'])
    .where('stop_token', '=', token)
    .executeTakeFirst();
  return (
    (row && { causeTitle: row.title, amount: paise(row.amount_paise), day: row.day, state: row.state }) ??
    null
  );
}
