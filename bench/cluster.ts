import '#server/node-env.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareFolder, startCluster } from './cluster/cluster.ts';
import { makeMarksTable } from './cluster/job-marks.ts';
import { isInside, runInside } from './cluster/namespaces.ts';
import { whatIsMissing } from './cluster/needs.ts';
import { takeBaseBackup, tryRecovery } from './cluster/recovery.ts';
import { makeFirstRelease, makeSecondRelease } from './cluster/releases.ts';
import { runStrike } from './cluster/rounds.ts';
import { printRows, type Row } from './cluster/rows.ts';
import { readPrometheus } from './cluster/seen-by-prometheus.ts';
import { storePicture } from './cluster/stored-picture.ts';
import { type StrikeName, strikes } from './cluster/strikes.ts';
import { measureThroughput } from './cluster/throughput.ts';
import { leaveNothingBehind } from './faults/leave-nothing.ts';

// The set-up of deploy/cluster on one machine, in namespaces of its own, under gifts and orders,
// while one part after the other fails. Exits with 0 when nothing was lost, doubled or left out,
// with 1 when something was, with 2 when it could not be run (docs/decisions/cluster.md).
//   npm run cluster -- --only 'primary cut off'
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
  },
});
const names = (Object.keys(strikes) as StrikeName[]).filter(
  (name) => !values.only || values.only.includes(name),
);
if (names.length === 0) throw new Error(`--only knows: ${Object.keys(strikes).join(', ')}`);
const folder = path.resolve('data/cluster');
if (!isInside()) {
  const missing = whatIsMissing();
  for (const each of missing) console.error(each);
  if (missing.length > 0) process.exit(2);
  await prepareFolder(folder);
  process.exit(await runInside(folder));
}

const cleanup = leaveNothingBehind();
const firstRelease = await makeFirstRelease(cleanup);
const secondRelease = await makeSecondRelease(cleanup);
const startedAt = performance.now();
const system = await startCluster(cleanup, folder, firstRelease);
await makeMarksTable(system.db);
await takeBaseBackup(system);
await storePicture();
console.log(`The cluster is open after ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
const rows: Row[] = [];
for (const name of names) {
  console.log(`${new Date().toISOString()} ${name}`);
  rows.push(await runStrike(system, { name, seed: Number(values.seed), secondRelease }));
  printRows(name, rows.slice(-1));
}
const isWhole = printRows('The cluster under faults', rows);
const differences = await tryRecovery(cleanup, system);
for (const each of differences) console.log(`  ${each}`);
console.log(differences.length === 0 ? 'equal' : 'not equal');
const { up, down, lostConnections, alerts } = await readPrometheus();
console.log(
  `Prometheus reads ${up} targets, saw ${lostConnections} connections break, fired: ${alerts.join(', ') || 'nothing'}.`,
);
for (const each of down) console.log(`  not read: ${each}`);
const { two, one } = await measureThroughput(system);
console.log(`Gifts a second: ${two.toFixed(1)} with two sites, ${one.toFixed(1)} with one.`);
const isGood = isWhole && differences.length === 0 && down.length === 0;
await cleanup.run();
process.exit(isGood ? 0 : 1);
