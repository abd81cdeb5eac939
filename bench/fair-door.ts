import '#server/node-env.ts';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { bootSite } from '#server/boot-site.ts';
import { auditLedger } from '#server/db/audit.ts';
import type { Db } from '#server/db/schema.ts';
import { linePath, registrationPath } from '#server/fair-door/door-paths.ts';
import { switchDoor } from '#server/fair-door/test-doors.ts';
import { makeTestFestival } from '#server/passes/test-passes.ts';
import { drawGreedily, type Visit, visit } from './fair-door-visitor.ts';
import { percentile, printTable } from './numbers.ts';
import { startSite } from './processes.ts';
import { processorTime } from './scale/processor-time.ts';

// A great festival: kept pages at a fixed rate for a crowd, while so many a minute take a number,
// wait, go in, register and pay, beside one address that draws all it can. Loopback only, bounded.
//   node bench/fair-door.ts --rate 3000 --registrations 300 --minutes 3
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '3000' },
    registrations: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '3' },
    port: { type: 'string', default: '3341' },
  },
});
const minutes = Number(values.minutes);
const perMinute = Number(values.registrations);
const url = `http://127.0.0.1:${values.port}`;
const dataFolder = path.resolve('data/bench-door');
const event = 'feast';
const registration = registrationPath(event);
/**
 * As long as somebody types who has the names ready. With less, few are inside at once, and the
 * numbers that the greedy address never comes with would keep most of the room for two minutes.
 */
const fillMs = 20_000;
const mostInside = Math.ceil((perMinute / 60) * (fillMs / 1_000) * 1.5);
const crowdAddresses = 60;
/** A line waits from the beginning. */
const atOnce = mostInside + Math.ceil(perMinute / 3);

rmSync(dataFolder, { recursive: true, force: true });
const running = await startSite({ port: Number(values.port), dataFolder, env: { PUBLIC_URL: url } });
Object.assign(process.env, {
  ...{ DATA_FOLDER: dataFolder, LOG_LEVEL: 'silent', PORT: values.port, PUBLIC_URL: url },
});
const own = await bootSite({ alongside: true });
try {
  const { db } = own.services;
  await makeTestFestival(db, { event, seats: 10_000, people: 10_000 });
  const door = await switchDoor(own.services, event, { mode: 'on', mostInside: String(mostInside) });
  // Nobody has the form from before.
  await db.updateTable('fair_doors').set({ early: 0 }).execute();
  await sleep(1_000);
  await askAsCrowd(door, 2);
  const { pid } = running;
  const before = processorTime([pid]);
  const alone = await askAsCrowd(door, 10);
  const alonePerRequest = (processorTime([pid]) - before) / alone.requests.total;
  const untilMs = performance.now() + minutes * 60_000;
  const [crowd, visits, greedy] = await Promise.all([
    askAsCrowd(door, minutes * 60),
    register(untilMs),
    drawGreedily(url, linePath(door), untilMs),
  ]);
  const spent = processorTime([pid]) - before - alonePerRequest * alone.requests.total;
  const forVisits = spent - alonePerRequest * crowd.requests.total;
  report(crowd, visits, greedy);
  printTable(
    'Processor time of the site (Node), whatever else runs on the machine',
    ['what', 'ms', 'of a core at the goal'],
    [
      ['one kept page', alonePerRequest, share((alonePerRequest * Number(values.rate)) / 1_000)],
      [
        'one visitor, from the line to the payment',
        forVisits / visits.done.length,
        share((forVisits / visits.done.length) * (perMinute / 60_000)),
      ],
    ],
  );
  await reportRows(db, door, visits.done.length);
} finally {
  await own.close();
  await running.stop();
}

type Crowd = Awaited<ReturnType<typeof askAsCrowd>>;

/** Of five requests one is for the registration, three for the page it leads to, one is a look. */
function askAsCrowd(door: string, duration: number) {
  const line = linePath(door);
  const paths = [registration, line, line, line, `${line}/now`];
  const requests = Array.from({ length: paths.length * crowdAddresses }, (_, at) => ({
    path: paths[at % paths.length] ?? line,
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': `10.200.${at >> 8}.${at & 255}` },
  }));
  const rate = Number(values.rate);
  return autocannon({ url, connections: 64, duration, overallRate: rate, workers: 1, requests });
}

async function register(untilMs: number) {
  const done: Visit[] = [];
  const errors: string[] = [];
  const all: Promise<void>[] = [];
  let who = 0;
  const begin = () => {
    who += 1;
    all.push(
      visit({ site: url, registration, fillMs }, who).then(
        (one) => void done.push(one),
        (error: unknown) => void errors.push(String(error)),
      ),
    );
  };
  for (let at = 0; at < atOnce; at += 1) begin();
  const startedAt = performance.now();
  for (let at = 0; performance.now() < untilMs; at += 1) {
    await sleep(Math.max(0, startedAt + (at * 60_000) / perMinute - performance.now()));
    begin();
  }
  await Promise.all(all);
  return { done, errors };
}

function report(crowd: Crowd, { done, errors }: { done: Visit[]; errors: string[] }, greedy: number): void {
  const tookMs =
    Math.max(...done.map(({ doneMs }) => doneMs)) - Math.min(...done.map(({ askedMs }) => askedMs));
  const waits = done.map(({ givenMs, calledMs }) => (calledMs - givenMs) / 1_000);
  printTable(
    `The fair door (load average ${loadavg()[0]?.toFixed(1)})`,
    ['what', 'found', 'goal'],
    [
      ['kept pages a second', crowd.requests.average, values.rate],
      ['their p99, ms', crowd.latency.p99, '-'],
      ['of them led to the line', crowd['3xx'], '-'],
      ['crowd: refused or failed (4xx, 5xx)', crowd['4xx'] + crowd['5xx'], '0'],
      ['crowd: no answer within ten seconds', crowd.timeouts, '0'],
      ['crowd: connections broken', crowd.errors - crowd.timeouts, '0'],
      ['registered and paid', done.length, '-'],
      ['a minute', done.length / (tookMs / 60_000), values.registrations],
      ['their errors', errors.length, '0'],
      ['wait in the line, s, median', percentile(waits, 50), '-'],
      ['from going in to paid, ms without typing, p95', percentile(done.map(insideTime), 95), '-'],
      ['numbers against the order of asking', countOutOfOrder(done), '0'],
      ['numbers of the greedy address', greedy, '30'],
    ],
  );
  for (const error of errors.slice(0, 5)) console.log(error);
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function insideTime({ insideMs, doneMs }: Visit): number {
  return doneMs - insideMs - fillMs;
}

/** Who had a number before another asked has the smaller one. */
function countOutOfOrder(done: readonly Visit[]): number {
  const given = done.toSorted((a, b) => a.givenMs - b.givenMs);
  const asked = done.toSorted((a, b) => a.askedMs - b.askedMs);
  let before = 0;
  let largest = 0;
  let wrong = 0;
  for (const { askedMs, number } of asked) {
    for (; (given[before]?.givenMs ?? Number.POSITIVE_INFINITY) < askedMs; before += 1)
      largest = Math.max(largest, given[before]?.number ?? 0);
    if (number < largest) wrong += 1;
  }
  return wrong;
}

/** What Postgres has: nobody in before the call of the number, a paid booking for each entry. */
async function reportRows(db: Db, door: string, registered: number): Promise<void> {
  const calls = await db
    .selectFrom('fair_door_calls')
    .select(['called', 'at'])
    .where('door_id', '=', door)
    .orderBy('called')
    .execute();
  const entries = await db.selectFrom('fair_door_entries').selectAll().where('door_id', '=', door).execute();
  const early = entries.filter(({ number, entered_at }) => {
    const call = calls.find(({ called }) => called >= number);
    return !call || call.at > entered_at;
  });
  const backwards = calls.filter(({ at }, place) => at < (calls[place - 1]?.at ?? at));
  const paid = await db.selectFrom('pass_bookings').select('id').where('state', '=', 'paid').execute();
  const broken = await auditLedger(db);
  printTable(
    'What Postgres has',
    ['what', 'found', 'goal'],
    [
      ['overtook: in before the call of the number', early.length, '0'],
      ['calls out of order', backwards.length, '0'],
      ['entries', entries.length, String(registered)],
      ['entries that were not used up', entries.filter(({ left_at }) => left_at === null).length, '0'],
      ['paid bookings', paid.length, String(registered)],
      ['findings of the audit', broken.length, '0'],
    ],
  );
}
