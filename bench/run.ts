import '#server/node-env.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchCachedPage } from './cached-page.ts';
import { benchDonations } from './donations.ts';
import { benchGreedyAddresses } from './greedy-addresses.ts';
import { hasProgram } from './load.ts';
import { benchMixed } from './mixed.ts';
import { median, printTable } from './numbers.ts';
import { startSite } from './processes.ts';
import { benchRender } from './render.ts';

// Prints the measurements of this machine beside the goals. Everything listens on loopback only,
// every load has an end.
//   npm run bench                      all, some five minutes
//   npm run bench -- --only page       one part: page, render, donations, start, greedy, mixed
//   npm run bench -- --only mixed --minutes 10
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '0.5' },
    seed: { type: 'string', default: '14' },
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

if (wants('page') || wants('render') || wants('mixed') || wants('greedy')) await benchRunningSite();
if (wants('start')) await benchStart();
if (wants('donations')) await benchDonationsAnew();

async function benchRunningSite(): Promise<void> {
  const running = await startSite(site);
  try {
    if (wants('page')) {
      const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file)) ?? null;
      await benchCachedPage({ site: running, rounds, seconds, useWrk, nginx });
    }
    Object.assign(process.env, { DATA_FOLDER: site.dataFolder, LOG_LEVEL: 'silent', PORT: '3180' });
    const url = running.url.replace(/\/$/, '');
    if (wants('greedy')) await benchGreedyAddresses(url, seconds * rounds, Number(values.seed));
    if (wants('mixed')) {
      const facts = { url, pid: running.pid, dataFolder: site.dataFolder };
      await benchMixed(facts, Number(values.minutes), Number(values.seed));
    }
    if (wants('render')) await benchRender(rounds);
  } finally {
    await running.stop();
  }
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

async function benchDonationsAnew(): Promise<void> {
  const dataFolder = path.resolve('data/bench-donations');
  await rm(dataFolder, { recursive: true, force: true });
  await benchDonations({ dataFolder, donors: 32, seconds: seconds * rounds });
  await rm(dataFolder, { recursive: true, force: true });
}
