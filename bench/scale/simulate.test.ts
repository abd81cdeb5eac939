import { describe, expect, it } from 'vitest';
import { type Assumed, needed, type Scenario, type SetUp, type StepKind, simulate } from './simulate.ts';
import { lastOverFirstThird, slopePerHour } from './trend.ts';

const free = { site: 0, side: 0, postgres: 0, bytes: 0 };
const costs = {
  firstView: { ...free, site: 1, bytes: 125_000 },
  keptPage: { ...free, site: 1 },
  personalPage: { ...free, site: 5, postgres: 2 },
  search: free,
  gift: { ...free, site: 20, postgres: 10, side: 30 },
  order: free,
};
const assumed: Assumed = { usable: 0.5, renderAll: 500, patience: 10, settlements: 100 };
const one: SetUp = {
  ...{ name: 'one', sites: 1, siteCores: 2, postgresCores: 0, uplink: 100, cachedInFront: 0 },
};
const none = { firstView: 0, keptPage: 0, personalPage: 0, search: 0, gift: 0, order: 0 };
const steady = (some: Partial<Record<StepKind, number>>, changes = 0): Scenario => ({
  ...{ name: 'steady', lasts: 60, changes, steps: () => ({ ...none, ...some }) },
});
const run = (scenario: Scenario, setUp = one) => simulate(scenario, setUp, { costs, assumed });

describe('what is full first', () => {
  it.each([
    ['the one thread of the site', { keptPage: 900 }, 'site', 0.9],
    ['the line', { firstView: 90 }, 'uplink', 0.9],
    ['the machine, by side processes and Postgres', { gift: 30 }, 'machine', 0.9],
  ] as const)('%s', (_, some, first, share) => {
    const outcome = run(steady(some));
    expect(outcome.first).toBe(first);
    expect(outcome.peak[first]).toBeCloseTo(share);
    expect(outcome).toMatchObject({ refused: 0, longestWait: { [first]: 0 } });
  });

  it('the numbers of one series, when machines are plenty', () => {
    const large = { ...one, sites: 50, siteCores: 100, postgresCores: 50 };
    expect(run(steady({ gift: 90 }), large).first).toBe('series');
  });
});

it('a process has one thread, however many cores its machine has', () => {
  expect(run(steady({ keptPage: 900 }), { ...one, siteCores: 8 }).peak.site).toBeCloseTo(0.9);
  expect(run(steady({ keptPage: 900 }), { ...one, siteCores: 8, sites: 3 }).peak.site).toBeCloseTo(0.3);
});

it('a database of its own takes its work off the machine', () => {
  const apart = run(steady({ gift: 30 }), { ...one, postgresCores: 1 });
  expect(apart.peak.machine).toBeCloseTo(0.75);
  expect(apart.peak.postgres).toBeCloseTo(0.3);
});

it('a cache in front answers kept pages, not personal ones', () => {
  const front = { ...one, cachedInFront: 0.9 };
  expect(run(steady({ firstView: 90 }), front).peak.uplink).toBeCloseTo(0.09);
  expect(run(steady({ personalPage: 100 }), front).peak.site).toBeCloseTo(0.5);
});

it('a change is rendered by every process', () => {
  expect(run(steady({}, 1), { ...one, sites: 2 }).peak.site).toBeCloseTo(0.5);
});

it('a burst waits and is worked off; one that lasts is refused', () => {
  const burst = (seconds: number): Scenario => ({
    ...steady({}),
    steps: (second) => ({ ...none, keptPage: second < seconds ? 2_000 : 500 }),
  });
  expect(run(burst(5))).toMatchObject({ refused: 0, longestWait: { site: 5 } });
  expect(run(burst(30)).longestWait.site).toBe(10);
  // Ten seconds fill the queue; of the 40,000 of the other twenty half are too many.
  expect(run(burst(30)).refused).toBeCloseTo(20_000);
});

it('what is needed carries the peak at the planned share', () => {
  const scenario = steady({ gift: 30, firstView: 90 });
  const need = needed(run(scenario), one, assumed);
  expect(need).toEqual({ sites: 2, siteCores: 4, postgresCores: 1, uplink: 180 });
});

it('the slope and the thirds of what is measured in slices', () => {
  const points = [0, 1, 2, 3].map((at) => ({ hour: at / 2, value: 10 + 3 * at }));
  expect(slopePerHour(points)).toBeCloseTo(6);
  expect(lastOverFirstThird([1, 1, 1, 5, 9, 2, 2, 2, 8])).toBe(2);
});
