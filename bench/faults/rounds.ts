import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact } from './fact.ts';
import { countFoundByPolling, readFacts } from './facts.ts';
import { type LoadKind, openLoad } from './load.ts';
import { type FaultKind, hitWords, planFaults, planWords } from './schedule.ts';
import { waitUntilSettled } from './settled.ts';
import { openAdmin } from './staff.ts';
import { strike } from './strike.ts';
import type { TestSystem } from './test-system.ts';
import type { Notes } from './world.ts';

/** The least visitors of each kind that a round must have had; else the fault hit an idle site. */
const leastARound: Record<LoadKind, number> = {
  ...{ donations: 12, orders: 4, stays: 4, passes: 4, pupils: 3, travellers: 3, members: 1, claims: 2 },
  ...{ sevas: 4, forgeries: 2, links: 2 },
};

/** Kinds of which a deposit is paid first. */
const withRests = new Set<LoadKind>(['stays', 'travellers']);

/** How long visitors go on after the last fault to come up to that number. */
const longestLoadMs = 180_000;

function countOf(kind: LoadKind, notes: Notes): number {
  if (kind === 'forgeries') return notes.forged.length + notes.oddSums.length;
  return notes[kind].length;
}

type RoundOptions = {
  seed: number;
  rounds: number;
  faults: readonly FaultKind[];
  load: readonly LoadKind[];
  /** Milliseconds between two visits. */
  pause: number;
  /** Milliseconds of visits before the first fault. */
  quiet: number;
};

/**
 * Visitors of every kind, and in each round every kind of fault once, in the order and for as long
 * as the seed says. When the last is over visitors stop, everything settles, and the facts are
 * checked.
 */
export async function runRounds(system: TestSystem, options: RoundOptions): Promise<Fact[]> {
  const { seed, rounds, load: kinds } = options;
  const faults = options.faults.filter((kind) => kind !== 'disk-full' || system.disk !== null);
  const hits = new Map<FaultKind, number[]>(faults.map((kind) => [kind, []]));
  const load = openLoad(system, {
    seed,
    kinds,
    pause: options.pause,
    admin: (notes) => openAdmin(system, notes),
  });
  await sleep(options.quiet);
  for (const fault of planFaults(seed, rounds, faults)) {
    await sleep(fault.after);
    console.log(planWords(fault));
    const hit = await strike(system, fault);
    console.log(`  hit ${hit} ${hitWords[fault.kind]}`);
    hits.get(fault.kind)?.push(hit);
  }
  const { notes } = load;
  const wanted = (kind: LoadKind) => leastARound[kind] * rounds;
  const closeAt = performance.now() + longestLoadMs;
  // On a slow machine the visitors need longer than the faults did.
  do await sleep(options.quiet);
  while (kinds.some((kind) => countOf(kind, notes) < wanted(kind)) && performance.now() < closeAt);
  await load.close();
  const unsettled = await waitUntilSettled(system, openAdmin(system, notes));
  return [
    ...kinds.map((kind) => ({ what: `load: ${kind}`, is: countOf(kind, notes), atLeast: wanted(kind) })),
    ...(kinds.some((kind) => withRests.has(kind))
      ? [{ what: 'load: rests', is: notes.rests.length, atLeast: 1 }]
      : []),
    ...[...hits].map(([kind, each]) => ({
      what: `hit by ${kind}: ${each.join(', ')} ${hitWords[kind]}; rounds`,
      is: each.filter((hit) => hit > 0).length,
      wanted: rounds,
    })),
    ...(faults.includes('events-lost') && rounds > 0
      ? [{ what: 'payments found by polling alone', is: countFoundByPolling(system), atLeast: 1 }]
      : []),
    ...(faults.every((kind) => gentle.has(kind)) ? await readLogs(system) : []),
    ...(await readFacts(system, notes, unsettled)),
  ];
}

/** Kinds through which every request can be carried out: none of them excuses a fault in a log. */
const gentle = new Set<FaultKind>([
  'clock-ahead',
  'clock-behind',
  'database-slow',
  'disk-slow',
  'events-doubled',
  'events-lost',
  'events-reordered',
]);

async function readLogs(system: TestSystem): Promise<Fact[]> {
  const { site, postgres } = await system.faultLines();
  return [
    { what: 'errors in Postgres’ log', is: postgres.length, wanted: 0, seen: postgres },
    { what: 'faults in the sites’ logs', is: site.length, wanted: 0, seen: site },
  ];
}
