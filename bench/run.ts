import '#server/node-env.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchGifts } from './gifts.ts';
import { benchKeptPage } from './kept-page.ts';
import { hasProgram, load } from './load.ts';
import { median, printTable } from './numbers.ts';
import { memoryOf, postgresOf, startSite } from './processes.ts';
import { benchRender } from './render.ts';

// Prints what this machine measures beside the goals. Everything listens on loopback only, every load has an end.
//   npm run bench                      all, some two minutes
//   npm run bench -- --only page       one part: page, render, gifts, start, memory
//   npm run bench -- --memory-minutes 10
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    'memory-minutes': { type: 'string', default: '0.5' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const site = { port: 3180, dataFolder: path.resolve('data/bench') };
const wants = (part: string): boolean => values.only === undefined || values.only === part;

const useWrk = await hasProgram('wrk');
console.log(
  `Node ${process.versions.node}, load by ${useWrk ? 'wrk' : 'autocannon'}, ${rounds} rounds in turns`,
);

if (wants('page') || wants('render') || wants('memory')) await benchRunningSite();
if (wants('start')) await benchStart();
if (wants('gifts')) await benchGiftsAnew();

async function benchRunningSite(): Promise<void> {
  const running = await startSite(site);
  try {
    if (wants('page')) {
      const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) ?? null;
      await benchKeptPage({ site: running, rounds, seconds, useWrk, nginx });
    }
    if (wants('memory')) await benchMemory(running.pid, running.url);
    if (wants('render')) {
      Object.assign(process.env, { DATA_FOLDER: site.dataFolder, LOG_LEVEL: 'silent', PORT: '3180' });
      await benchRender(['/', '/donation', '/cart'], rounds);
    }
  } finally {
    await running.stop();
  }
}

/** Node and Postgres together (PSS) after a load of kept and uncached pages. */
async function benchMemory(pid: number, url: string): Promise<void> {
  const minutes = Number(values['memory-minutes']);
  // wrk and autocannon count whole seconds.
  const wish = { connections: 32, seconds: Math.max(1, Math.round((minutes * 60) / 2)) };
  await load({ ...wish, url }, useWrk);
  await load({ ...wish, url: `${url}signin` }, useWrk);
  const rows = [
    ['Node', memoryOf([pid]), ''],
    ['Postgres', memoryOf(postgresOf(site.dataFolder)), ''],
    ['together', memoryOf([pid, ...postgresOf(site.dataFolder)]), '<= 250'],
  ];
  printTable(`Memory after ${minutes} minutes of load`, ['process', 'MB', 'goal'], rows);
}

/** From the start of the process to the whole first page, database stopped before. */
async function benchStart(): Promise<void> {
  const first = await startSite(site);
  await first.stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const running = await startSite(site);
    times.push(running.startMs);
    await running.stop();
  }
  const rows = [['ms', median(times), '<= 1000']];
  printTable('Start to first page, existing database', ['measure', 'median', 'goal'], rows);
}

async function benchGiftsAnew(): Promise<void> {
  const dataFolder = path.resolve('data/bench-gifts');
  await rm(dataFolder, { recursive: true, force: true });
  await benchGifts({ dataFolder, donors: 32, seconds: seconds * rounds });
  await rm(dataFolder, { recursive: true, force: true });
}
