import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { enrolInClass } from '#server/classes/enrol-in-class.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { serveApp } from '#server/http/server.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// Two processes of the site on one database, as behind a proxy: public pages are rendered once by
// each and cached; what one of them changes, both show from then on.

const page = '/classes/mridanga-for-beginners';
const pupil = {
  name: 'Mira Sharma',
  age: '30',
  phone: '9876543210',
  email: '',
  guardian: '',
  guardianConsent: '',
};
const origin = { address: '203.0.113.9', suspected: false };
let test: TestDatabase;
const instances: Awaited<ReturnType<typeof openInstance>>[] = [];

beforeAll(async () => {
  test = await makeTestDatabase(6);
  await seedDemo(makeTestServices(test.db));
  instances.push(await openInstance(), await openInstance());
  await vi.waitUntil(async () => (await countListeners()) === 2, { timeout: 20_000 });
});
afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()));
  await test.close();
});

async function openInstance() {
  const plain = makeTestServices(test.db);
  const services: Services = { ...plain, config: { ...plain.config, host: '127.0.0.1', port: 0 } };
  const app = openTestApp(services);
  let rendered = 0;
  const handle: typeof app.handle = (request, facts) => {
    rendered += 1;
    return app.handle(request, facts);
  };
  const http = await serveApp(services, test.connectionString, {
    app: { ...app, handle },
    development: false,
  });
  const { port } = http.server.address() as AddressInfo;
  return {
    services,
    close: http.close,
    rendered: () => rendered,
    enrol: () => enrolInClass(services, 'mridanga-for-beginners', pupil, origin),
    read: async (path = page) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
  };
}

async function countListeners(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where query = 'listen content_changed' and datname = current_database()`.execute(test.db);
  return rows.length;
}

const seatsIn = (html = '') => Number(/(\d+) seats? left/.exec(html)?.[1]);

it('a cached page is rendered once by each and sent to everybody', async () => {
  for (const { read, rendered } of instances) {
    const first = await read();
    for (const path of [page, page, `${page}?utm_source=letter`]) expect(await read(path)).toBe(first);
    expect(rendered()).toBe(1);
  }
});

it('a change by one is shown by both', async () => {
  const before = seatsIn(await instances[0]?.read());
  expect(before).toBeGreaterThan(1);
  expect(await instances[0]?.enrol()).toMatchObject({ ok: true });
  for (const { read, rendered } of instances) {
    await vi.waitUntil(async () => seatsIn(await read()) === before - 1, { timeout: 10_000 });
    expect(rendered()).toBe(2);
  }
});
