import '#server/node-env.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compressedBytes } from './cached-page.ts';
import { median, printTable } from './numbers.ts';
import { memoryOf, postgresOf, sideProcessesOf, startSite } from './processes.ts';
import { buildRelease } from './release/release-tree.ts';
import { processorTime } from './scale/processor-time.ts';

// What a start of the default (embedded Postgres, no variable set) costs at another commit and now, in
// turns: CPU until the first page, memory a while after, and the bytes of its home page.
//   node bench/embedded.ts --against <commit> --rounds 7
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    port: { type: 'string', default: '3450' },
  },
});
if (!values.against) throw new Error('--against <commit>');
const port = Number(values.port);
const trees = { before: buildRelease(values.against), now: '.' };
type Which = keyof typeof trees;

const measures = [
  'CPU seconds of Node until the first page',
  'CPU seconds of Postgres until then',
  'MB of Node and its side processes, 5 s later',
  'MB of Postgres',
  'bytes of the home page, brotli',
  'bytes of its scripts and styles, brotli',
] as const;
const found: Record<Which, number[][]> = { before: [], now: [] };
// The first start of each fills its database.
for (let round = -1; round < Number(values.rounds); round += 1) {
  for (const which of ['before', 'now'] as const) {
    const costs = await startOnce(which);
    if (round >= 0) found[which].push(costs);
  }
}
const column = (which: Which, at: number) => found[which].map((costs) => costs[at] ?? Number.NaN);
printTable(
  `The embedded default, medians of ${values.rounds} starts in turns, and their range`,
  ['measure', 'before', 'now', 'now / before', 'range before', 'range now'],
  measures.map((measure, at) => {
    const [before, now] = [column('before', at), column('now', at)];
    const range = (all: number[]) => `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`;
    const [was, is] = [median(before), median(now)];
    return [measure, was, is, (is / was).toFixed(3), range(before), range(now)];
  }),
);

async function startOnce(which: Which): Promise<number[]> {
  const dataFolder = `data/embedded-${which}`;
  const site = await startSite({ port, dataFolder, tree: trees[which] });
  try {
    const node = () => [site.pid, ...sideProcessesOf(site.pid)];
    const cpu = [processorTime(node()) / 1_000, processorTime(postgresOf(dataFolder)) / 1_000];
    await sleep(5_000);
    const memory = [memoryOf(node()), memoryOf(postgresOf(dataFolder))];
    const home = await (await fetch(site.url)).text();
    const files = [...new Set(home.match(/\/assets\/[\w./-]+\.(?:js|css)/g))];
    const sizes = await Promise.all(
      files.map(async (file) => (await compressedBytes(new URL(file, site.url).href)).length),
    );
    const page = (await compressedBytes(site.url)).length;
    return [...cpu, ...memory, page, sizes.reduce((sum, size) => sum + size, 0)];
  } finally {
    await site.stop();
  }
}
