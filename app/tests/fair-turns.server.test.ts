import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { serveApp } from '#server/http/server.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// Requests beyond what is quickly done queue per visitor, and a visitor whose queue is full gets
// 'try again later'.

let test: TestDatabase;
let http: Awaited<ReturnType<typeof serveApp>>;
let base = '';
beforeAll(async () => {
  test = await makeTestDatabase(4);
  const plain = makeTestServices(test.db);
  const services = { ...plain, config: { ...plain.config, host: '127.0.0.1', port: 0, trustedProxies: 1 } };
  http = await serveApp(services, test.connectionString, {
    app: openTestApp(services),
    development: false,
  });
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await test.close();
});

/** Two running and a hundred queued. */
const most = 102;

const lines = [{ id: 'mala', variations: '', quantity: 1 }];
const open = (path: string, from: string) =>
  fetch(base + path, { headers: { 'x-forwarded-for': from }, redirect: 'manual' });
const askPrices = (path: string, from: string) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, origin: 'http://temple.test', 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
const ask = {
  'a page that is not cached': (from: string) => open(`/shop?q=${Math.random()}`, from),
  'a quote': (from: string) => askPrices('/api/v1/quote', from),
  'the same quote as a data request': (from: string) => askPrices('/api/v1/quote.data', from),
};

/** While no query on the shop is answered. */
const whileShopWaits = (work: () => Promise<void>) =>
  test.db.transaction().execute(async (trx) => {
    await sql`lock table products in access exclusive mode`.execute(trx);
    await work();
  });

it.each(Object.entries(ask))('%s', async (_, askOnce) => {
  const answers: Response[] = [];
  const refused = Promise.withResolvers<void>();
  const requests: Promise<void>[] = [];
  await whileShopWaits(async () => {
    for (let times = 0; times < most + 8; times += 1) {
      requests.push(
        askOnce('10.0.0.1').then((answer) => {
          answers.push(answer);
          if (answers.length === 8) refused.resolve();
        }),
      );
    }
    await refused.promise;
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  });
  await Promise.all(requests);
  expect(answers.slice(8).map(({ status }) => status)).toEqual(Array(most).fill(200));
  expect((await askOnce('10.0.0.2')).status).toBe(200);
});

it('keeps nobody waiting behind another who requested the same page first', async () => {
  const requests: Promise<Response>[] = [];
  await whileShopWaits(async () => {
    for (const page of [2, 3]) requests.push(open(`/all-products?page=${page}`, '10.0.1.1'));
    // The third is queued; the page itself could be rendered at once.
    requests.push(open('/contacts', '10.0.1.1'));
    expect((await open('/contacts', '10.0.1.2')).status).toBe(200);
  });
  await Promise.all(requests);
});

it('leaves room for all other pages when many addresses request uncached pages', async () => {
  const requests: Promise<Response>[] = [];
  await whileShopWaits(async () => {
    for (let visitor = 1; visitor <= 20; visitor += 1) {
      requests.push(open(`/shop?q=${visitor}`, `10.0.2.${visitor}`));
      requests.push(open(`/shop.data?q=${visitor}`, `10.0.2.${visitor}`));
    }
    expect((await open('/signin', '10.0.3.1')).status).toBe(200);
  });
  await Promise.all(requests);
});

it('gives each of many concurrent requests of the same checkout an intent key of its own', async () => {
  const path = '/donation-checkout?cause=general&type=&quantity=1&amount=777';
  const visitors = Array.from({ length: 8 }, (_, at) => `10.0.4.${at}`);
  const pages = await Promise.all(visitors.map(async (from) => (await open(path, from)).text()));
  const keys = pages.map((page) => /name="intentKey" value="(intent_[\w-]{22})"/.exec(page)?.[1]);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(visitors.length);
});
