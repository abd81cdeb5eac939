import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { runCrowd } from './faults/crowd.ts';
import { type Fact, printFacts } from './faults/fact.ts';
import { leaveNothingBehind } from './faults/leave-nothing.ts';
import { type LoadKind, loadKinds } from './faults/load.ts';
import { runPlanted } from './faults/planted.ts';
import { type Scenario, scenarios } from './faults/planted-list.ts';
import { runRounds } from './faults/rounds.ts';
import { type FaultKind, faultKinds } from './faults/schedule.ts';
import { startTestSystem } from './faults/test-system.ts';

// Two processes of the built site on one Postgres, under visitors of every kind, while clock, disk,
// network and processes fail by a schedule that follows from the seed. Exits with 0 when every fact
// holds, with 1 when one does not, with 2 when it could not be run. docs/decisions/faults.md says
// what is checked. Needs a build.
//   npm run faults -- --seed 7 --rounds 3
//   npm run faults -- --planted
//   npm run faults -- --planted --only sold,nights
//   npm run faults -- --planted --only sold --named 'booking of passes'
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    buyers: { type: 'string', default: '200' },
    faults: { type: 'string', default: faultKinds.join() },
    load: { type: 'string', default: loadKinds.join() },
    // Milliseconds that a visitor rests before the next one comes: for what runs beside.
    pause: { type: 'string', default: '0' },
    port: { type: 'string', default: '3180' },
    planted: { type: 'boolean', default: false },
    /** Which scenarios of planted faults. */
    only: { type: 'string', default: Object.keys(scenarios).join() },
    /** Of these only the planted faults with this in their names. */
    named: { type: 'string', default: '' },
  },
});
const seed = values.seed === undefined ? Date.now() % 1_000_000 : whole('seed', values.seed);
const rounds = whole('rounds', values.rounds);
const buyers = whole('buyers', values.buyers);
const faults = listOf<FaultKind>('faults', values.faults, faultKinds);
const pause = whole('pause', values.pause);
const load = listOf<LoadKind>('load', values.load, loadKinds);

const only = listOf<Scenario>('only', values.only, Object.keys(scenarios) as Scenario[]);
const port = whole('port', values.port);

const cleanup = leaveNothingBehind();
console.log(`seed ${seed}: the same one gives the same schedule (--seed ${seed})`);
if (values.planted) {
  const allSeen = await runPlanted(cleanup, { seed, port, only, named: values.named });
  await cleanup.run();
  process.exit(allSeen ? 0 : 1);
}
const startedAt = performance.now();
const system = await startTestSystem(cleanup, port);
const facts: Fact[] = [];
if (buyers > 0) {
  facts.push(...(await runCrowd(system, buyers)));
  if (rounds > 0) await system.startAll();
}
if (rounds > 0) facts.push(...(await runRounds(system, { seed, rounds, faults, load, pause, quiet: 1_500 })));
const elapsed = Math.round((performance.now() - startedAt) / 1_000);
const good = printFacts(`Facts after ${elapsed} s, seed ${seed}`, facts);
await cleanup.run();
process.exit(good ? 0 : 1);

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number`);
  return Number(text);
}

function listOf<Item extends string>(name: string, text: string, all: readonly Item[]): Item[] {
  const given = text.split(',').filter(Boolean);
  const unknown = given.filter((one) => !all.some((item) => item === one));
  if (unknown.length > 0) throw new Error(`--${name} knows no ${unknown.join(', ')}: ${all.join(', ')}`);
  return all.filter((item) => given.includes(item));
}
