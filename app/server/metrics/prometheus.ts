import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, QueueFigures } from './metrics.ts';

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Counts for Prometheus. Names end in their unit (prometheus.io/docs/practices/naming). Event loop
 * delay, heap and garbage collection are those of prom-client ('nodejs_…').
 */
export function makePrometheusMetrics(): Metrics & { close: () => void } {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `mandir_${name}`, help, labelNames, registers });
  const requests = counter('http_requests_total', 'Answered requests, without cached pages.', [
    'route',
    'status',
  ]);
  const cachedPages = counter('page_cache_answers_total', 'Answers out of the page cache.', ['status']);
  const gatewayCalls = counter('gateway_calls_total', 'Calls of the payment gateway.', ['call', 'outcome']);
  const lost = counter('database_connections_lost_total', 'Connections to the database that broke.', []);
  const moved = counter('database_failovers_total', 'Times that another host accepted writes.', []);
  const security = counter('security_events_total', 'Lines of the log with event "security".', ['what']);
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `mandir_${name}`, help, labelNames, buckets: seconds, registers });
  const durations = histogram('http_request_duration_seconds', 'How long requests took.', ['route']);
  const gatewaySeconds = histogram('gateway_call_duration_seconds', 'How long the gateway took.', ['call']);
  const waits = histogram('database_pool_wait_seconds', 'Waits for a free connection.', []);

  return {
    request: (route, status, ms) => {
      requests.inc({ route, status });
      durations.observe({ route }, ms / 1_000);
    },
    cachedPage: (status) => cachedPages.inc({ status }),
    gatewayCall: (call, outcome, ms) => {
      gatewayCalls.inc({ call, outcome });
      gatewaySeconds.observe({ call }, ms / 1_000);
    },
    databaseLost: () => lost.inc(),
    databaseMoved: () => moved.inc(),
    poolWaited: (ms) => waits.observe(ms / 1_000),
    securityEvent: (what) => security.inc({ what }),
    watchPool: (pool) => {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          ...{ name: `mandir_database_pool_${name}`, help, registers },
          collect() {
            this.set(read());
          },
        });
      gauge('connections', 'Open connections of the pool.', () => pool.totalCount);
      gauge('busy', 'Connections of the pool in use.', () => pool.totalCount - pool.idleCount);
      gauge('waiting', 'Queries that wait for a connection now.', () => pool.waitingCount);
    },
    watchQueues: (read) => watchQueues(registers, read),
    text: () => register.metrics(),
    close: () => register.clear(),
  };
}

/** One read fills all of them: `read` remembers its answer for as long as a scrape takes. */
function watchQueues(registers: Registry[], read: () => Promise<QueueFigures>): void {
  const gauge = (name: string, help: string, label: string, part: keyof QueueFigures) =>
    new Gauge({
      ...{ name: `mandir_${name}`, help, labelNames: [label], registers },
      async collect() {
        const figures = await read().catch(() => null);
        this.reset();
        for (const [value, number] of Object.entries(figures?.[part] ?? {}))
          this.set({ [label]: value }, number);
      },
    });
  gauge('queue_oldest_seconds', 'How long the oldest one is due.', 'queue', 'oldestSeconds');
  gauge('queue_waiting', 'How many wait.', 'queue', 'waiting');
  gauge('job_late_seconds', 'How late a job is.', 'job', 'jobsLateSeconds');
  gauge('donations', 'Donations by state.', 'state', 'donations');
  gauge('orders', 'Orders by state.', 'state', 'orders');
  gauge('stays', 'Stays in the guest house by state of their money.', 'state', 'stays');
  gauge('seats', 'Paid seats of classes and tours by state of their money.', 'state', 'seats');
  gauge('passes', 'Bookings of passes by state of their money.', 'state', 'passes');
  new Gauge({
    name: 'mandir_queues_read',
    help: '1 where the numbers of queues, jobs and states could be read from the database.',
    registers,
    async collect() {
      this.set(
        await read().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}
