import '#server/node-env.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { bootSite } from '#server/boot-site.ts';
import { compressedBytes } from './cached-page.ts';
import { openDemoSession } from './demo-cookies.ts';
import { printTable } from './numbers.ts';
import { startProcess } from './processes.ts';
import { costOfPictures } from './scale/cost-of-pictures.ts';
import { costOfRequests } from './scale/cost-of-requests.ts';
import { fillShelf, giveOnce, orderOnce } from './scale/journeys.ts';
import { startMeasuredSite } from './scale/measured-site.ts';
import { processorTime } from './scale/processor-time.ts';

// What one thing costs, in CPU, rows and bytes: the inputs of docs/scale.md and of bench/plan.ts.
// CPU and not time, since other programs share the machine; a bare node:http server sends the same
// bytes as the kept page in the same run. Needs a build.
//   node bench/costs.ts --port 3440 --rounds 5
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3440' },
    rounds: { type: 'string', default: '5' },
    pictures: { type: 'string', default: '3' },
  },
});
const port = Number(values.port);
const results = path.resolve('bench/results');
mkdirSync(results, { recursive: true });

const pictures = await costOfPictures(Number(values.pictures));
const perGigabyte = 1e9 / pictures.sent;
printTable(
  'One gigabyte of photos as phones send them',
  ['measure', 'one photo', 'a gigabyte'],
  [
    ['MB sent', pictures.sent / 1e6, 1_000],
    ['MB stored, the whole picture', pictures.stored / 1e6, (pictures.stored * perGigabyte) / 1e6],
    ['MB stored, all sizes', pictures.sizes / 1e6, (pictures.sizes * perGigabyte) / 1e6],
    ['files', pictures.files, pictures.files * perGigabyte],
    ['CPU seconds to admit', pictures.admitMs / 1e3, (pictures.admitMs * perGigabyte) / 1e3],
    ['CPU seconds for its sizes', pictures.sizesMs / 1e3, (pictures.sizesMs * perGigabyte) / 1e3],
  ],
);

const measured = await startMeasuredSite(port, 'data/costs');
const { url } = measured;
Object.assign(process.env, { DATA_FOLDER: measured.dataFolder, LOG_LEVEL: 'silent', PUBLIC_URL: url });
const own = await bootSite({ alongside: true });
const home = await compressedBytes(`${url}/`);
const file = path.join(results, 'costs-home.br');
writeFileSync(file, home);
const bareUrl = `http://127.0.0.1:${port + 3}/`;
const bare = await startProcess(process.execPath, ['bench/bare-server.ts', file, String(port + 3)], {
  url: bareUrl,
});
try {
  await fillShelf(own.services);
  const cookie = await openDemoSession(own.services, 'viewer@temple.example', 'site');
  const get = async (address: string, headers = {}): Promise<void> => {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br', ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  };
  const isDone = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from letters where state = 'queued' limit 1`.execute(own.services.db);
    return rows.length === 0;
  };
  const bareBefore = processorTime([bare.pid]);
  for (let at = 0; at < 6_000; at += 1) await get(bareUrl);
  const bareEach = (processorTime([bare.pid]) - bareBefore) / 6_000;
  const from = (number: number) => ({ 'x-forwarded-for': `10.1.${number % 200}.${1 + (number % 100)}` });
  const costs = await costOfRequests(measured, own.services, {
    rounds: Number(values.rounds),
    kinds: [
      { kind: 'kept page', times: 3_000, once: () => get(`${url}/`) },
      { kind: 'file of the build', times: 1_000, once: () => get(`${url}/share/food-for-life.jpg`) },
      {
        kind: 'personal page',
        times: 300,
        once: (number) => get(`${url}/profile`, { cookie, ...from(number) }),
      },
      {
        kind: 'page out of the cache (a search)',
        times: 200,
        once: (number) => get(`${url}/search?q=gita+${number}`, from(number)),
      },
      { kind: 'gift', times: 40, once: (number) => giveOnce(measured, number), isDone },
      { kind: 'order', times: 40, once: (number) => orderOnce(measured, number), isDone },
    ],
  });
  printTable(
    `One of a kind, CPU in ms; the home page is ${home.length} bytes, a bare server needs ${bareEach.toFixed(3)} ms for it`,
    ['kind', 'site', 'side processes', 'Postgres', 'together', 'transactions', 'rows', 'WAL bytes'],
    costs.map((cost) => [
      ...[cost.kind, cost.site.toFixed(3), cost.side.toFixed(3), cost.postgres.toFixed(3)],
      ...[(cost.site + cost.side + cost.postgres).toFixed(3), cost.transactions, cost.rows, cost.walBytes],
    ]),
  );
} finally {
  await own.close();
  await bare.stop();
  await measured.stop();
}
