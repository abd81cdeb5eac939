import '#server/node-env.ts';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { bootSite } from '#server/boot-site.ts';
import { seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { compressedBytes } from './cached-page.ts';
import { openDemoSession } from './demo-cookies.ts';
import { listKinds } from './mixed-kinds.ts';
import { memoryOf, postgresOf, sideProcessesOf, startProcess } from './processes.ts';
import { fillShelf, giveOnce, orderOnce } from './scale/journeys.ts';
import { startMeasuredSite } from './scale/measured-site.ts';
import { processorTime, sideTime } from './scale/processor-time.ts';
import { type Answered, printSlices, type Slice, summarise, type Used } from './scale/soak-slices.ts';
import { unitOfWork } from './scale/unit-of-work.ts';

// A steady load for an hour: does memory stay flat, do handles stay closed, do answers stay as quick?
// Arrivals are on the clock, however long answers take, with a bound of what is under way. A bare
// node:http server is asked in the same moments: on a shared machine only the ratio to it says
// something. Needs a build; everything is on loopback and ends with it.
//   node bench/soak.ts --minutes 60 --rate 20 --slices 12 --port 3410
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Requests a second, without those of gifts and orders. */
    rate: { type: 'string', default: '20' },
    /** Gifts and orders a minute, half and half. */
    purchases: { type: 'string', default: '30' },
    slices: { type: 'string', default: '12' },
    port: { type: 'string', default: '3410' },
    seed: { type: 'string', default: '18' },
  },
});
const [minutes, rate, purchases] = [values.minutes, values.rate, values.purchases].map(Number) as [
  number,
  number,
  number,
];
const slices = Number(values.slices);
const port = Number(values.port);
const mostUnderWay = 60;
const folder = path.resolve('bench/results');
mkdirSync(folder, { recursive: true });
const journal = path.join(folder, 'soak.jsonl');
writeFileSync(journal, '');

const measured = await startMeasuredSite(port, 'data/soak');
const { url, site, inspector } = measured;
const homeFile = path.join(folder, 'soak-home.br');
writeFileSync(homeFile, await compressedBytes(`${url}/`));
const bareUrl = `http://127.0.0.1:${port + 3}/`;
const bare = await startProcess(process.execPath, ['bench/bare-server.ts', homeFile, String(port + 3)], {
  url: bareUrl,
});
try {
  await soak();
} finally {
  await bare.stop();
  await measured.stop();
}

async function soak(): Promise<void> {
  const kinds = await listKinds(url, await demoCookies(), seededRandom(Number(values.seed), 'what'));
  const random = seededRandom(Number(values.seed), 'who');
  const drawn = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  let answered: Answered[] = [];
  let underWay = 0;
  let visitor = Date.now() % 1_000_000_000;
  /** Sends without waiting; beyond the bound it is counted as not sent. */
  const send = (kind: string, ask: () => Promise<number>): void => {
    if (underWay >= mostUnderWay) return void answered.push({ kind, status: 0, ms: Number.NaN });
    underWay += 1;
    const began = performance.now();
    void ask()
      .catch((error: unknown) => {
        appendFileSync(journal, `${JSON.stringify({ kind, error: String(error).slice(0, 400) })}\n`);
        return 599;
      })
      .then((status) => answered.push({ kind, status, ms: performance.now() - began }))
      .finally(() => {
        underWay -= 1;
      });
  };
  const get = async (address: string, init?: RequestInit): Promise<number> => {
    const from = `10.1.${random.whole(0, 3)}.${random.whole(1, 100)}`;
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from, origin: url, ...init?.headers };
    const answer = await fetch(address, { redirect: 'manual', ...init, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const paid = (journey: typeof giveOnce) => async (): Promise<number> => {
    visitor += 1;
    await journey(measured, visitor);
    return 200;
  };
  const sendDrawn = (): void => {
    const { name, ask } = random.pick(drawn);
    const { path: address, init } = ask();
    send(name, () => get(url + address, init));
  };
  const due = [
    { every: 1_000 / rate, send: sendDrawn },
    { every: 500, send: () => send('bare', () => get(bareUrl)) },
    { every: 500, send: () => send('home', () => get(`${url}/`)) },
    { every: 120_000 / purchases, send: () => send('gift', paid(giveOnce)) },
    { every: 120_000 / purchases, send: () => send('order', paid(orderOnce)) },
  ].map((one) => ({ ...one, at: performance.now() }));

  const began = performance.now();
  const seen: Slice[] = [];
  let before = await used();
  for (let slice = 1; slice <= slices; slice += 1) {
    const from = performance.now();
    const ends = began + (minutes * 60_000 * slice) / slices;
    while (performance.now() < ends) {
      for (const one of due) for (; one.at <= performance.now(); one.at += one.every) one.send();
      await sleep(10);
    }
    const busy = await used();
    const seconds = (performance.now() - from) / 1_000;
    // What is under way is let finish, so that only what stays held is counted.
    for (let look = 0; underWay > 0 && look < 300; look += 1) await sleep(100);
    const after = await inspector.look({ collect: true });
    const memory = {
      side: memoryOf(sideProcessesOf(site.pid)),
      postgres: memoryOf(postgresOf(measured.dataFolder)),
    };
    const one = summarise({
      ...{ hour: (minutes * slice) / slices / 60, seconds, answered, memory, after },
      ...{ unit: unitOfWork(), used: difference(busy, before) },
    });
    seen.push(one);
    appendFileSync(journal, `${JSON.stringify(one)}\n`);
    answered = [];
    before = await used();
    for (const each of due) each.at = performance.now();
  }
  printSlices(seen, { minutes, rate, purchases });
}

/** CPU of each since its start, in milliseconds. */
async function used(): Promise<Used> {
  const { cpuMs } = await inspector.look();
  return {
    site: cpuMs,
    side: sideTime(site.pid),
    postgres: processorTime(postgresOf(measured.dataFolder)),
    gateway: processorTime([measured.gateway.pid]),
  };
}

function difference(after: Used, before: Used): Used {
  const names = Object.keys(after) as (keyof Used)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Used;
}

/** The sessions, and goods enough for every order. */
async function demoCookies(): Promise<{ devotee: string; owner: string }> {
  const facts = { DATA_FOLDER: measured.dataFolder, LOG_LEVEL: 'silent', PUBLIC_URL: url };
  Object.assign(process.env, { ...facts, PORT: String(port) });
  const own = await bootSite({ alongside: true });
  try {
    await fillShelf(own.services);
    return {
      devotee: await openDemoSession(own.services, 'viewer@temple.example', 'site'),
      owner: await openDemoSession(own.services, demoAdmin.email, 'office'),
    };
  } finally {
    await own.close();
  }
}
