import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Limit, limits } from '#core/people/limits.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/**
 * Takes one try out of a limit; false when none is left. One atomic statement, so a burst over any
 * number of processes passes exactly as often as the limit says.
 */
export async function takeTry(services: Services, limit: Limit, subject: string): Promise<boolean> {
  const now = services.clock();
  const { tries, minutes } = limits[limit];
  const windowEnds = new Date(now.getTime() + minutes * 60_000);
  const over = sql<boolean>`tries.window_ends_at <= ${now}`;
  const taken = await services.db
    .insertInto('tries')
    .values({ key: keyOf(limit, subject), count: 1, window_ends_at: windowEnds })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${over} then 1 else tries.count + 1 end`,
          window_ends_at: sql`case when ${over} then ${windowEnds} else tries.window_ends_at end`,
        })
        .where(sql<boolean>`${over} or tries.count < ${tries}`),
    )
    .returning('count')
    .executeTakeFirst();
  if (!taken) noteSecurityEvent(services, 'limit.reached', { how: limit });
  return taken !== undefined;
}

/** A limit and its subject. */
export type Counted = readonly [limit: Limit, subject: string];

/** Takes one try out of each limit, or out of none; false when one of them is full. */
export async function takeTries(services: Services, all: readonly Counted[]): Promise<boolean> {
  for (const [at, [limit, subject]] of all.entries()) {
    if (await takeTry(services, limit, subject)) continue;
    await returnTries(services, all.slice(0, at));
    return false;
  }
  return true;
}

/** Which of these are full. One read, so that a flood of tries that get nowhere writes nothing. */
export async function fullLimits(services: Services, all: readonly Counted[]): Promise<Limit[]> {
  const keys = all.map(([limit, subject]) => keyOf(limit, subject));
  const windows = await services.db
    .selectFrom('tries')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('window_ends_at', '>', services.clock())
    .execute();
  const counts = new Map(windows.map(({ key, count }) => [key, count]));
  return all
    .filter(([limit], at) => (counts.get(keys[at] ?? '') ?? 0) >= limits[limit].tries)
    .map(([limit]) => limit);
}

/** Gives back one try of each. */
export async function returnTries(services: Services, all: readonly Counted[]): Promise<void> {
  for (const [limit, subject] of all) await returnTry(services, limit, subject);
}

/** Gives back a try that turned out not to be a failure. */
export async function returnTry(services: Services, limit: Limit, subject: string): Promise<void> {
  await services.db
    .updateTable('tries')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(limit, subject))
    .where('count', '>', 0)
    .execute();
}

/** Resets the limit: the account's owner has signed in. */
export async function forgetTries(services: Services, limit: Limit, subject: string): Promise<void> {
  await services.db.deleteFrom('tries').where('key', '=', keyOf(limit, subject)).execute();
}

/** Personal addresses are not stored in the table. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`;
}
