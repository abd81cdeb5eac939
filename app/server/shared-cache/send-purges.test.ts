import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makePageSignal } from '../http/page-signal.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import type { PurgeOutcome } from './purger.ts';
import { sendPurges } from './send-purges.ts';
import { makeSharedCache } from './shared-cache.ts';

// A change is told to the cache in front after its commit, at least twice, and until it listens.

let database: TestDatabase;
let services: Services;
let stop: AbortController;
let answers: PurgeOutcome[];
const told: string[][] = [];

beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  told.length = 0;
  answers = [];
  await database.db.deleteFrom('cache_purges').execute();
  const sharedCache = makeSharedCache({
    mostTags: 2,
    purge: async (tags) => {
      told.push([...tags]);
      // The job's next call would wait a second.
      stop.abort();
      return answers.shift() ?? { ok: true };
    },
  });
  const pages = makePageSignal(database.db, sharedCache);
  services = makeTestServices(database.db, { sharedCache, pages });
});

const run = () => {
  stop = new AbortController();
  return sendPurges.run(services, stop.signal);
};
const failed: PurgeOutcome = { ok: false, reason: 'HTTP 500', retryAfterSeconds: null };
/** As if so many seconds had passed. */
const pass = (seconds: number) =>
  sql`update cache_purges set due_at = due_at - make_interval(secs => ${seconds})`.execute(database.db);
const waiting = async () => {
  const { rows } = await sql<{ tag: string; repeated: boolean; tries: number; seconds: number }>`
    select tag, repeated, tries, round(extract(epoch from due_at - now()))::int as seconds
    from cache_purges order by id`.execute(database.db);
  return rows;
};

it('a write that changes pages is told after its commit, one that is refused is not', async () => {
  await inTransaction(services, async ({ pagesChanged }) => {
    pagesChanged();
    await run();
    expect(told).toEqual([]);
    return { ok: true };
  });
  await inTransaction(services, async ({ pagesChanged }) => {
    pagesChanged();
    return { ok: false };
  });
  await run();
  expect(told).toEqual([['mandir-pages']]);
});

it('tells once of many changes, once more for what was under way, and then forgets them', async () => {
  for (let change = 0; change < 5; change += 1) await services.pages.bump();
  await run();
  expect(await waiting()).toEqual([{ tag: 'mandir-pages', repeated: true, tries: 0, seconds: 12 }]);
  await run();
  expect(told).toHaveLength(1);
  await pass(12);
  await run();
  expect(told).toEqual([['mandir-pages'], ['mandir-pages']]);
  expect(await waiting()).toEqual([]);
});

it('a change between the two calls has its own second one', async () => {
  await services.pages.bump();
  await run();
  await pass(12);
  await services.pages.bump();
  await run();
  expect(await waiting()).toMatchObject([{ repeated: true, seconds: 12 }]);
});

it('tries again later and later, not at every change, and as late as the cache says', async () => {
  answers = [failed, { ...failed, retryAfterSeconds: 60 }, { ...failed, retryAfterSeconds: 86_400 }];
  await services.pages.bump();
  await expect(run()).rejects.toThrow('HTTP 500');
  expect(await waiting()).toEqual([{ tag: 'mandir-pages', repeated: false, tries: 1, seconds: 2 }]);
  await services.pages.bump();
  await run();
  expect(told).toHaveLength(1);
  await pass(2);
  await expect(run()).rejects.toThrow();
  expect(await waiting()).toMatchObject([{ tries: 2, seconds: 60 }]);
  await pass(60);
  await expect(run()).rejects.toThrow();
  expect(await waiting()).toMatchObject([{ tries: 3, seconds: 300 }]);
  await pass(300);
  await run();
  expect(await waiting()).toMatchObject([{ repeated: true, tries: 0 }]);
});

it('tells no more tags at once than the cache takes', async () => {
  await services.sharedCache.forget(database.db, ['a', 'b', 'c', 'a']);
  await run();
  await run();
  expect(told.map((tags) => tags.toSorted())).toEqual([['a', 'b'], ['c']]);
});
