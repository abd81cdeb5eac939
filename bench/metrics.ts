import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import pino from 'pino';
import { loadConfig } from '../app/server/config.ts';
import type { App } from '../app/server/http/app-loader.ts';
import { makeHeaderPolicy } from '../app/server/http/security-headers.ts';
import { listenOnPort } from '../app/server/http/server.ts';
import { type Metrics, noMetrics } from '../app/server/metrics/metrics.ts';
import { makePrometheusMetrics } from '../app/server/metrics/prometheus.ts';
import { noTracing } from '../app/server/tracing/tracing.ts';

// What counting costs a request: processor time of the port with metrics and without, in turns, so
// that a busy machine disturbs both alike. The page is an empty one: on a real page the share is less.
//   node bench/metrics.ts [rounds] [/kept or /rendered]
const rounds = Number(process.argv[2] ?? 5);
const paths = process.argv[3] ? [process.argv[3]] : ['/kept', '/rendered'];
const run = promisify(execFile);

const app: App = {
  match: (path) => ({
    ...{ leaf: path, pattern: path, isWithoutEnd: () => false, methods: ['GET'] },
    publicPage: path === '/kept' ? { seconds: 3_600, query: {} } : null,
  }),
  middleware: null,
  close: async () => {},
  handle: async () =>
    new Response(`<p>A page</p>${' '.repeat(2_000)}`, { headers: { 'content-type': 'text/html' } }),
};

/** Microseconds of the processor for one request. */
async function costOf(metrics: Metrics, path: string): Promise<number> {
  const config = { ...loadConfig({}), port: 0, publicUrl: 'http://127.0.0.1' };
  const log = pino({ level: 'info' }, { write: () => {} });
  const site = await listenOnPort({
    services: {
      ...{
        config,
        log,
        metrics,
        tracing: noTracing,
        securityCounts: { add: () => {}, flush: async () => {} },
      },
      readiness: {
        ...{ isReady: async () => true, stop: () => {}, isStopping: () => false, noteFault: () => {} },
      },
    },
    ...{ app, policy: makeHeaderPolicy(config, { development: false }) },
    files: { send: async () => false, sheets: new Map(), elements: () => null },
  });
  const { port } = site.server.address() as { port: number };
  const load = (seconds: number) =>
    run('autocannon', ['-j', '-c', '10', '-d', String(seconds), `http://127.0.0.1:${port}${path}`], {
      cwd: tmpdir(),
    });
  await load(1);
  const before = process.cpuUsage();
  const { stdout } = await load(3);
  const { user, system } = process.cpuUsage(before);
  await site.close();
  return (user + system) / (JSON.parse(stdout) as { requests: { total: number } }).requests.total;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const counting = makePrometheusMetrics();
for (const path of paths) {
  const [off, on, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const [without, with_] = [await costOf(noMetrics, path), await costOf(counting, path)];
    off.push(without);
    on.push(with_);
    ratios.push(with_ / without);
  }
  const words = [median(off), median(on)].map((each) => each.toFixed(1));
  console.log(`${path}: ${words[0]} µs without, ${words[1]} µs with, ratio ${median(ratios).toFixed(3)}`);
}
const calls = 1_000_000;
const begun = process.cpuUsage();
for (let at = 0; at < calls; at++) counting.request('/blogs/:id', 200, 12);
const used = process.cpuUsage(begun);
console.log(`one call: ${((used.user + used.system) / calls).toFixed(2)} µs`);
counting.close();
