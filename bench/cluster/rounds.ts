import { setTimeout as sleep } from 'node:timers/promises';
import { auditLedger } from '#server/db/audit.ts';
import { openLoad } from '../faults/load.ts';
import { readMoneyFacts } from '../faults/money-facts.ts';
import { readPlaceFacts } from '../faults/place-facts.ts';
import { waitUntilSettled } from '../faults/settled.ts';
import { openAdmin } from '../faults/staff.ts';
import { emptyNotes } from '../faults/world.ts';
import type { Cluster } from './cluster.ts';
import { countRunsTwice } from './job-marks.ts';
import { watchOldPages } from './old-pages.ts';
import { openProbes } from './probes.ts';
import { makeRow, type Row } from './rows.ts';
import { until } from './run.ts';
import { type StrikeName, strikes } from './strikes.ts';

/** Visits before a fault, and after it. */
const calmMs = 6_000;
/** Between two visits: two cores carry sites, databases and visitors. */
const pauseMs = 1_500;
const giftWithinMs = 120_000;

/** One fault under load: visitors come, it strikes, all becomes as before, and the facts are read. */
export async function runStrike(
  system: Cluster,
  { name, seed, secondRelease }: { name: StrikeName; seed: number; secondRelease: string },
): Promise<Row> {
  const notes = emptyNotes();
  const runsTwiceBefore = await countRunsTwice(system.db);
  const admin = openAdmin(system, notes);
  const load = openLoad(system, {
    ...{ seed, notes, pause: pauseMs, kinds: ['donations', 'orders'], admin: () => admin },
  });
  const probes = openProbes(system, notes);
  const pages = watchOldPages(system);
  await sleep(calmMs);
  const from = performance.now();
  const nextGift = () => {
    const since = performance.now() + 500;
    return until(async () => (probes.gifts.at(-1) ?? 0) > since, giftWithinMs, 100);
  };
  const said = await strikes[name]({ system, secondRelease, nextGift });
  await nextGift();
  await sleep(calmMs);
  const to = performance.now();
  await Promise.all([load.close(), probes.stop(), pages.stop()]);
  const unsettled = await waitUntilSettled(system, admin);
  const open = Object.values(unsettled).filter((count) => count > 0);
  const broken = await auditLedger(system.db);
  const facts = [
    { what: 'kinds of things that never settled', is: open.length, wanted: 0, seen: unsettled },
    ...(await readMoneyFacts(system, notes)),
    ...(await readPlaceFacts(system, notes)),
    { what: 'audit findings (db/audit.sql)', is: broken.length, wanted: 0, seen: broken },
    { what: 'visitors who read what cannot be true', is: notes.wrong.length, wanted: 0, seen: notes.wrong },
  ];
  return makeRow(name, said, {
    ...{ facts, probes, from, to, answers: system.answers.all, shown: pages.shown },
    jobsTwice: (await countRunsTwice(system.db)) - runsTwiceBefore,
  });
}
