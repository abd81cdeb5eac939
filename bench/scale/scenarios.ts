import type { Assumed, Scenario, SetUp, StepCost, StepKind } from './simulate.ts';

/**
 * Measured by `node bench/costs.ts` on 26 November 2026 (docs/scale.md says how): milliseconds of CPU
 * of a two-core machine that others used too, and bytes as they travel. A first view is the page and
 * thirty files at most, its bytes are held by e2e/weight.spec.ts. A gift or an order is all of it: form,
 * payment, event, return, receipt or bill and letter, each page of it some 30 KB.
 */
export const costs: Record<StepKind, StepCost> = {
  firstView: { site: 0.17 + 30 * 0.11, side: 0, postgres: 0, bytes: 340_000 },
  keptPage: { site: 0.17, side: 0, postgres: 0, bytes: 40_000 },
  personalPage: { site: 8.4, side: 0, postgres: 0.3, bytes: 30_000 },
  search: { site: 20, side: 0, postgres: 0.8, bytes: 30_000 },
  gift: { site: 54, side: 61, postgres: 12, bytes: 150_000 },
  order: { site: 67, side: 24, postgres: 24, bytes: 150_000 },
};

export const assumed: Assumed = {
  usable: 0.6,
  // Eighty pages that are read, at 40 ms each (docs/decisions/failover.md: sixteen took 614 to 697 ms).
  renderAll: 80 * 40,
  // Seconds after which the site answers 503.
  patience: 10,
  // Each gift takes the row of its series (docs/decisions/speed.md: 406 a second, on a quiet machine).
  settlements: 400,
};

const [minute, hour] = [60, 3_600];

/** How a crowd of visitors moves, in numbers that a temple can replace by its own. */
export type Crowd = {
  /** Steps of a visit after its first view, by kind. */
  keptPages: number;
  personalPages: number;
  searches: number;
  /** The share of visitors who give and who order. */
  gifts: number;
  orders: number;
};

function stepsOf(arrivals: number, crowd: Crowd): Record<StepKind, number> {
  return {
    firstView: arrivals,
    keptPage: arrivals * crowd.keptPages,
    personalPage: arrivals * crowd.personalPages,
    search: arrivals * crowd.searches,
    gift: arrivals * crowd.gifts,
    order: arrivals * crowd.orders,
  };
}

const festival: Crowd = {
  keptPages: 8,
  personalPages: 0.3,
  searches: 0.2,
  gifts: 0.04,
  orders: 0.005,
};
const broadcast: Crowd = {
  keptPages: 1.5,
  personalPages: 0.02,
  searches: 0.05,
  gifts: 0.01,
  orders: 0.001,
};
const everyday: Crowd = {
  keptPages: 4,
  personalPages: 0.1,
  searches: 0.1,
  gifts: 0.02,
  orders: 0.01,
};

/**
 * 20,000 at once, each for a quarter of an hour: 22 arrive every second; for ten minutes around
 * midnight three times as many, and what they do follows. The office saves once a minute.
 */
export const janmashtami: Scenario = {
  name: 'Janmashtami: 20,000 people at once',
  lasts: 2 * hour,
  changes: 1 / 60,
  steps: (second) => {
    const atMidnight = second >= hour && second < hour + 10 * minute;
    return stepsOf((20_000 / (15 * minute)) * (atMidnight ? 3 : 1), festival);
  },
};

/** A million in an hour, half of them in the first ten minutes. The film itself is YouTube's. */
export const millionInAnHour: Scenario = {
  name: 'A broadcast: a million visitors in an hour',
  lasts: hour,
  changes: 1 / 300,
  steps: (second) =>
    stepsOf(second < 10 * minute ? 500_000 / (10 * minute) : 500_000 / (50 * minute), broadcast),
};

/** A hundred temples, each with 10,000 visitors on a festival's day, half of them in its evening. */
export const hundredTemples: Scenario = {
  name: 'A hundred temples on one evening, together',
  lasts: 3 * hour,
  changes: 100 / 600,
  steps: () => stepsOf((100 * 5_000) / (3 * hour), everyday),
};

const nothing = { cachedInFront: 0, uplink: 1_000 };
const cached = { cachedInFront: 0.97, uplink: 1_000 };
export const setUps: readonly SetUp[] = [
  { name: 'as it comes: one process, 2 cores', sites: 1, siteCores: 2, postgresCores: 0, ...nothing },
  { name: 'the same behind a CDN', sites: 1, siteCores: 2, postgresCores: 0, ...cached },
  { name: '4 processes, 8 cores, Postgres on 4', sites: 4, siteCores: 8, postgresCores: 4, ...nothing },
  { name: 'the same behind a CDN', sites: 4, siteCores: 8, postgresCores: 4, ...cached },
];
