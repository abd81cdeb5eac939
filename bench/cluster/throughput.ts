import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { beginDonation } from '../faults/donor.ts';
import { emptyNotes, makeArrivals } from '../faults/world.ts';
import type { Cluster } from './cluster.ts';

const donors = 16;
const warmMs = 3_000;
const measuredMs = 15_000;

/** Gifts begun a second by donors without a pause, with both sites and with one. */
export async function measureThroughput(system: Cluster): Promise<{ two: number; one: number }> {
  const two = await giftsASecond(system);
  const second = system.sites[1]?.daemon('site');
  await second?.stop();
  const one = await giftsASecond(system);
  await second?.start();
  return { two, one };
}

async function giftsASecond(system: Cluster): Promise<number> {
  const arrive = makeArrivals(system, 'crowd');
  const random = seededRandom(1, 'crowd');
  // Beyond a number in an hour everybody is asked for a puzzle (limits.ts).
  await system.db.deleteFrom('tries').execute();
  let begun = 0;
  let open = true;
  const donor = async (): Promise<void> => {
    while (open) {
      await beginDonation({ random, notes: emptyNotes() }, arrive());
      begun += 1;
    }
  };
  const all = Promise.all(Array.from({ length: donors }, donor));
  await sleep(warmMs);
  const before = begun;
  const startedAt = performance.now();
  await sleep(measuredMs);
  const rate = (begun - before) / ((performance.now() - startedAt) / 1_000);
  open = false;
  await all;
  return rate;
}
