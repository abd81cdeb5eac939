import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Services } from '../services.ts';
import { makeSharedCache } from '../shared-cache/shared-cache.ts';
import { makeTestServices } from '../test-services.ts';
import type { App } from './app-loader.ts';
import { makePageSignal } from './page-signal.ts';
import { serveApp } from './server.ts';

// What a running process has told to the cache in front.

let test: TestDatabase;
let http: Awaited<ReturnType<typeof serveApp>>;
let services: Services;
let woken = Promise.withResolvers<string>();

const app: App = {
  match: null,
  middleware: null,
  handle: async () => new Response(''),
  close: async () => {},
};

beforeAll(async () => {
  test = await makeTestDatabase();
  const sharedCache = makeSharedCache({ mostTags: 100, purge: async () => ({ ok: true }) });
  const plain = makeTestServices(test.db);
  services = {
    ...{ ...plain, sharedCache, pages: makePageSignal(test.db, sharedCache) },
    config: { ...plain.config, host: '127.0.0.1', port: 0, sharedCache: { purge: null } },
  };
  services.wakeups.listen((name) => woken.resolve(name));
  http = await serveApp(services, test.connectionString, { app, development: false });
});
afterAll(async () => {
  await http.close();
  await test.close();
});

const tags = async () =>
  (await test.db.selectFrom('cache_purges').select('tag').orderBy('id').execute()).map(({ tag }) => tag);

it('a start forgets the pages of the build before', async () => {
  expect(await woken.promise).toBe('send-purges');
  expect(await tags()).toEqual(['mandir-pages']);
});

it('a change wakes what tells the cache, in every process, after its commit', async () => {
  woken = Promise.withResolvers<string>();
  const trx = await test.db.startTransaction().execute();
  await services.pages.bump(trx);
  expect(await tags()).toHaveLength(1);
  await trx.commit().execute();
  expect(await woken.promise).toBe('send-purges');
  expect(await tags()).toHaveLength(2);
});

it('a lost connection, over which changes may have been missed, forgets them too', async () => {
  woken = Promise.withResolvers<string>();
  await endListeners();
  await woken.promise;
  await expect.poll(tags).toHaveLength(3);
});

async function endListeners(): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and query = 'listen content_changed'`.execute(test.db);
  expect(rows).toEqual([{ ended: true }]);
}
