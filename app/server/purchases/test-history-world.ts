import fc from 'fast-check';
import { expect } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase } from '../db/test-database.ts';
import { ClockedGateway } from './test-clocked-gateway.ts';
import { makeFixture } from './test-donations.ts';
import { tellHistory } from './test-histories.ts';
import type { World } from './test-history-ends.ts';
import { type BookedKind, type Deed, history } from './test-history-kind.ts';

const begins = new Date('2026-11-20T06:00:00Z');

export type HistoryWorld = World & {
  db: World['services']['db'];
  /** The clock stands where every history begins. */
  rewind: () => void;
  close: () => Promise<void>;
};

/** A site without any content, a gateway, and a clock that only histories move. */
export async function openHistoryWorld(): Promise<HistoryWorld> {
  const test = await makeTestDatabase(8);
  let now = begins;
  const clock = () => now;
  const gateway = new ClockedGateway(clock);
  const { services } = await makeFixture(test.db, { clock, payments: gateway.port }, { empty: true });
  return {
    ...{ services, gateway, now: clock, db: test.db, close: test.close },
    pass: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    rewind: () => {
      now = begins;
    },
  };
}

/**
 * Tells histories of a kind, three where `STORIES` does not say how many; each must end as the
 * notebook says, with nothing that the audit finds.
 */
export async function tellHistories<Wish>(world: HistoryWorld, kind: BookedKind<Wish>): Promise<void> {
  const done = new Map<Deed['what'], number>();
  const numRuns = Number(process.env.STORIES ?? 3);
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      for (const [what, count] of await tellHistory(world, kind, deeds))
        done.set(what, (done.get(what) ?? 0) + count);
      expect(await auditLedger(world.db)).toEqual([]);
    }),
    { seed: Number(process.env.STORIES_SEED ?? 20_261_126), numRuns },
  );
  expect(done.get('book')).toBeGreaterThan(numRuns);
  if (process.env.STORIES) console.log(kind.kind, numRuns, Object.fromEntries(done));
}
