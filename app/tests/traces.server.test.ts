import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { serveApp } from '#server/http/server.ts';
import type { Job } from '#server/jobs/job.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { measuredGateway } from '#server/metrics/measured-gateway.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { aDonationInput } from '#server/purchases/test-donations.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { makeSpanExport } from '#server/tracing/otlp-export.ts';
import { makeOtlpTracing } from '#server/tracing/otlp-tracing.ts';
import { traceConnections } from '#server/tracing/traced-client.ts';
import { attributeOf, openTestCollector, type SentSpan } from './test-collector.ts';
import { openTestApp } from './test-site.ts';

// Traces by OpenTelemetry: what one donation costs, and nothing of who gives.

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof openTestCollector>>;
let opened: ReturnType<typeof openDatabase>;
let services: Services;
let http: Awaited<ReturnType<typeof serveApp>>;
let base = '';
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  database = await makeTestDatabase();
  collector = await openTestCollector();
  const config = {
    endpoint: collector.endpoint,
    headers: { 'x-key': 'word' },
    serviceName: 'temple',
    ratio: 1,
  };
  const tracing = makeOtlpTracing(makeSpanExport(config, log), 1);
  const wrap = traceConnections(tracing);
  opened = openDatabase(database.connectionString, { connections: 4, onLost: () => {}, wrap });
  const plain = makeTestServices(opened.db, { tracing });
  services = {
    ...plain,
    payments: measuredGateway(plain.payments, noMetrics, tracing),
    config: { ...plain.config, host: '127.0.0.1', port: 0, trustedProxies: 1 },
  };
  await seedDemo(services);
  http = await serveApp(services, database.connectionString, {
    ...{ app: openTestApp(services), development: false },
  });
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.spans.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  await http.close();
  await opened.db.destroy();
  await collector.close();
  await database.close();
});

const spansOf = async (): Promise<SentSpan[]> => {
  await services.tracing.close();
  return collector.spans;
};
const donor = {
  ...{ name: 'Traceless Devi', email: 'traceless@example.com', phone: '9812345098', pan: 'ABCPT1234K' },
};

function donate(headers: Record<string, string> = {}) {
  const { lines: _, shownTotal: __, ...typed } = aDonationInput(donor);
  const body = new URLSearchParams({
    ...(typed as Record<string, string>),
    ...{ shownTotal: '100000', cause: 'food-for-life', type: 'meals-20', quantity: '1', amount: '1000.00' },
  });
  return fetch(`${base}/donation-checkout`, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { origin: 'http://temple.test', ...headers },
  });
}

it('a donation is one trace: the request, its statements and the gateway', async () => {
  const answer = await donate();
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/pay/don_'),
  ]);
  const spans = (await spansOf()).filter(({ name }) => !name.startsWith('job '));
  const request = spans.find(({ kind }) => kind === 2);
  const id = request?.traceId ?? '';
  expect(request).toMatchObject({ name: 'POST /donation-checkout' });
  expect(request?.parentSpanId).toBeUndefined();
  expect(request && attributeOf(request, 'http.route')).toBe('/donation-checkout');
  expect(request && attributeOf(request, 'http.response.status_code')).toBe('303');
  expect(request && attributeOf(request, 'mandir.request_id')).toBe(answer.headers.get('x-request-id'));
  const inTrace = spans.filter(({ traceId }) => traceId === id);
  const names = inTrace.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['insert donations', 'gateway createOrder']));
  const parts = inTrace.filter((one) => one !== request);
  expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  for (const { startTimeUnixNano, endTimeUnixNano } of inTrace)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  const whole = collector.bodies.join();
  for (const word of [...Object.values(donor), 'intent_', 'don_']) expect(whole).not.toContain(word);
  expect(collector.heads.at(-1)).toMatchObject({ path: '/v1/traces', 'x-key': 'word' });
});

it('belongs to the trace of a trusted proxy, and is not sent where the proxy sends none', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${base}/signin`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
  const spans = await spansOf();
  expect(spans.find(({ kind }) => kind === 2)).toMatchObject({
    traceId: trace,
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
  collector.spans.length = 0;
  await fetch(`${base}/signin`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-00` } });
  expect(await spansOf()).toEqual([]);
});

it('a job is a trace of its own, whatever woke it, and its failure shows without its words', async () => {
  const run = Promise.withResolvers<void>();
  const tell: Job = {
    ...{ name: 'tell', everySeconds: 3_600 },
    run: async ({ db }) => {
      await db.transaction().execute((trx) => trx.selectFrom('causes').select('id').execute());
      run.resolve();
      throw new TypeError('about Traceless Devi');
    },
  };
  const running = await services.tracing.span({ name: 'outside', kind: 'internal' }, async () =>
    startJobs(services, database.connectionString, [tell]),
  );
  await run.promise;
  await running.stop();
  const spans = await spansOf();
  const ran = spans.find(({ name }) => name === 'job tell');
  expect(ran).toMatchObject({ kind: 1, status: { code: 2 } });
  expect(ran?.parentSpanId).toBeUndefined();
  expect(ran && attributeOf(ran, 'error.type')).toBe('TypeError');
  const transaction = spans.find(({ name }) => name === 'transaction');
  expect(transaction?.parentSpanId).toBe(ran?.spanId);
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
  expect(inside.map(({ name }) => name)).toEqual(['begin', 'select causes', 'commit']);
  expect(JSON.stringify(spans)).not.toContain('Traceless');
});

it('a collector that refuses costs a line of the log, and no request', async () => {
  collector.answer(503);
  for (const _ of [1, 2]) {
    expect((await fetch(`${base}/signin`)).status).toBe(200);
    expect(await spansOf()).toEqual([]);
  }
  collector.answer(200);
  const warned = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'spans not sent');
  expect(warned).toEqual([expect.objectContaining({ reason: 'HTTP 503' })]);
});
