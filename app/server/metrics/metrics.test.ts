import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { Gateway } from '../payments/gateway.ts';
import { makeSecurityCounts } from '../security/security-counts.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { noTracing } from '../tracing/tracing.ts';
import { measuredGateway } from './measured-gateway.ts';
import { noMetrics } from './metrics.ts';
import { makePrometheusMetrics } from './prometheus.ts';
import { makeQueueFigures } from './queue-figures.ts';
import { type MetricsPort, serveMetrics } from './serve-metrics.ts';

let database: TestDatabase;
let services: Services;
let open: MetricsPort | null = null;
const metrics = makePrometheusMetrics();

beforeAll(async () => {
  database = await makeTestDatabase(4);
  services = { ...makeTestServices(database.db), metrics };
});
afterEach(async () => {
  await open?.close();
  open = null;
});
afterAll(async () => {
  metrics.close();
  await database.close();
});

/** Opens the port with a token or none. */
async function serve(token: string | null): Promise<string> {
  const config = { ...services.config, metrics: { host: '127.0.0.1', port: 0, token } };
  open = await serveMetrics({ ...services, config });
  return `http://127.0.0.1:${open?.port}`;
}
const linesOf = async (pattern: RegExp): Promise<string[]> =>
  ((await metrics.text?.()) ?? '').split('\n').filter((line) => pattern.test(line) && !line.startsWith('#'));

it('counts requests by pattern and status, with how long they took', async () => {
  metrics.request('/blogs/:id', 200, 12);
  metrics.request('/blogs/:id', 200, 300);
  metrics.request('/blogs/:id', 404, 3);
  metrics.cachedPage(304);
  expect(await linesOf(/http_requests_total/)).toEqual([
    'mandir_http_requests_total{route="/blogs/:id",status="200"} 2',
    'mandir_http_requests_total{route="/blogs/:id",status="404"} 1',
  ]);
  const [upTo, all] = await Promise.all([
    linesOf(/duration_seconds_bucket\{le="0\.02",route="\/blogs/),
    linesOf(/http_request_duration_seconds_count/),
  ]);
  expect([upTo.map((line) => line.split(' ').at(-1)), all.map((line) => line.split(' ').at(-1))]).toEqual([
    ['2'],
    ['3'],
  ]);
  expect(await linesOf(/page_cache_answers/)).toEqual(['mandir_page_cache_answers_total{status="304"} 1']);
  expect((await linesOf(/nodejs_eventloop_lag_p99_seconds|nodejs_heap_size_used_bytes/)).length).toBe(2);
});

it('counts calls of the gateway by their outcome, and changes none', async () => {
  const answers = [
    { ok: true, value: { orderId: 'order_1' } },
    { ok: false, code: 'unknown' },
  ] as const;
  let at = 0;
  const gateway = { ...services.payments, createOrder: async () => answers[at++] } as unknown as Gateway;
  const measured = measuredGateway(gateway, metrics, noTracing);
  const order = { receipt: 'don_1', amount: 100 as never, currency: 'INR' };
  expect([await measured.createOrder(order), await measured.createOrder(order)]).toEqual(answers);
  expect(await linesOf(/gateway_calls_total/)).toEqual([
    'mandir_gateway_calls_total{call="createOrder",outcome="ok"} 1',
    'mandir_gateway_calls_total{call="createOrder",outcome="unknown"} 1',
  ]);
});

it('tells how long letters are due, which jobs are late, and what is in which state', async () => {
  metrics.watchQueues(makeQueueFigures(services.db, ['send-letters'], () => 0));
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const letter = (id: string) => ({
    id,
    kind: 'x',
    recipient: 'radha@example.com',
    data: '{}',
    cause_key: id,
  });
  await services.db
    .insertInto('letters')
    .values([
      { ...letter('let_1'), next_try_at: ago(10) },
      { ...letter('let_2'), next_try_at: ago(-10) },
      { ...letter('let_3'), next_try_at: ago(99), state: 'sent' as const },
    ])
    .execute();
  await services.db
    .insertInto('job_runs')
    .values(
      ['send-letters', 'of-a-former-release'].map((name) => ({
        ...{ name, ran_at: ago(10), ms: 1, every_seconds: 60, failed_at: null, error: null },
      })),
    )
    .execute();
  const numberOf = async (pattern: RegExp) => Number((await linesOf(pattern))[0]?.split(' ').at(-1));
  expect(await numberOf(/queue_oldest_seconds\{queue="letters"\}/)).toBeGreaterThanOrEqual(600);
  expect(await numberOf(/queue_waiting\{queue="letters"\}/)).toBe(2);
  expect(await numberOf(/queue_waiting\{queue="text-messages"\}/)).toBe(0);
  expect(await numberOf(/job_late_seconds\{job="send-letters"\}/)).toBeGreaterThanOrEqual(540);
  expect(await linesOf(/job_late_seconds\{job="of-a-former-release"\}/)).toEqual([]);
  expect(await numberOf(/mandir_queues_read/)).toBe(1);
  // Nobody of whom it is.
  expect(await metrics.text?.()).not.toMatch(/radha|@|let_1/);
});

it('sees the pool: what is used, and who had to wait', async () => {
  const waits: number[] = [];
  const { db, pool } = openDatabase(database.connectionString, {
    connections: 1,
    onLost: () => {},
    onWaited: (ms) => waits.push(ms),
  });
  metrics.watchPool(pool);
  const held = await db.startTransaction().execute();
  const waiting = db.selectFrom('settings').select('key').limit(1).execute();
  expect(await linesOf(/pool_(busy|waiting)/)).toEqual([
    'mandir_database_pool_busy 1',
    'mandir_database_pool_waiting 1',
  ]);
  await held.rollback().execute();
  await waiting;
  expect(waits).toHaveLength(1);
  await db.destroy();
});

it('counts security events once, also when the table cannot be written', async () => {
  let fails = true;
  const insertInto: typeof services.db.insertInto = (table) => {
    if (fails) throw new Error('no space left');
    return services.db.insertInto(table);
  };
  const db = Object.assign(Object.create(services.db), { insertInto });
  const counts = makeSecurityCounts(db, services.log, metrics);
  counts.add('webhook.forged');
  await counts.flush();
  fails = false;
  await counts.flush();
  expect(await linesOf(/security_events_total/)).toEqual([
    'mandir_security_events_total{what="webhook.forged"} 1',
  ]);
});

it('answers one address on its own port, to whoever has the token', async () => {
  const base = await serve('a-token-of-the-watch');
  const get = (path: string, init?: RequestInit) => fetch(base + path, init).then(({ status }) => status);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(await get('/metrics')).toBe(401);
  expect(await get('/metrics', bearer('a-token-of-the-watcH'))).toBe(401);
  expect(await get('/metrics', bearer('a-token-of-the-watch'))).toBe(200);
  expect(await get('/', bearer('a-token-of-the-watch'))).toBe(404);
  expect(await get('/metrics', { method: 'POST', ...bearer('a-token-of-the-watch') })).toBe(404);
});

it('opens no port where nothing is counted', async () => {
  expect(await serveMetrics({ ...services, metrics: noMetrics })).toBeNull();
  const config = { ...services.config, metrics: { host: '127.0.0.1', port: 0, token: null } };
  expect(await serveMetrics({ ...services, config, metrics: noMetrics })).toBeNull();
});
