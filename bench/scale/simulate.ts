/** What one step of a visit needs: milliseconds of CPU, and bytes to the visitor. */
export type StepCost = { site: number; side: number; postgres: number; bytes: number };

/** Kinds of steps; a first view brings scripts, fonts and pictures with its page. */
export const stepKinds = ['firstView', 'keptPage', 'personalPage', 'search', 'gift', 'order'] as const;
export type StepKind = (typeof stepKinds)[number];

export type Scenario = {
  name: string;
  /** Seconds. */
  lasts: number;
  /** Steps of each kind that begin in this second. */
  steps: (second: number) => Record<StepKind, number>;
  /** Changes of content a second: all kept pages are rendered anew by each process. */
  changes: number;
};

export type SetUp = {
  name: string;
  /** Processes of the site: each has one core at most for its own thread. */
  sites: number;
  /** Cores of the machines of the sites together, which side processes use too. */
  siteCores: number;
  /** Cores of the database; 0: it shares those of the site. */
  postgresCores: number;
  /** Megabits a second to the world. */
  uplink: number;
  /** The share of first views' and kept pages' bytes and work that a cache in front answers. */
  cachedInFront: number;
};

export type Assumed = {
  /** The share of a core or line that is planned for; beyond it waiting grows without measure. */
  usable: number;
  /** Milliseconds of CPU to render all pages that are read, after a change. */
  renderAll: number;
  /** Seconds that a visitor waits; who would wait longer is refused. */
  patience: number;
  /** Purchases a second that one series of receipts can number, whatever the machines. */
  settlements: number;
};

export const resources = ['site', 'machine', 'postgres', 'uplink', 'series'] as const;
export type Resource = (typeof resources)[number];

export type Outcome = {
  /** The highest need of a second over what is there at all; above 1 work is left for later. */
  peak: Record<Resource, number>;
  /** Seconds that the last in the queue waits, at worst. */
  longestWait: Record<Resource, number>;
  /** Steps that waited longer than a visitor's patience, of all. */
  refused: number;
  steps: number;
  /** The resource that is full first. */
  first: Resource;
};

/**
 * Second by second: what begins needs CPU, line and numbers of receipts; what is not done is done
 * later, in order. A model on paper: no randomness, no slow single requests, and every resource
 * works at its full rate until it is full.
 */
export function simulate(
  scenario: Scenario,
  setUp: SetUp,
  { costs, assumed }: { costs: Record<StepKind, StepCost>; assumed: Assumed },
): Outcome {
  const capacity = capacityOf(setUp, assumed);
  const none = () => Object.fromEntries(resources.map((name) => [name, 0])) as Record<Resource, number>;
  const [backlog, peak, longestWait] = [none(), none(), none()];
  let [refused, steps] = [0, 0];
  for (let second = 0; second < scenario.lasts; second += 1) {
    const begun = scenario.steps(second);
    const need = needOf(begun, scenario.changes, setUp, { costs, assumed });
    let turnedAway = 0;
    for (const name of resources) {
      peak[name] = Math.max(peak[name], need[name] / capacity[name]);
      backlog[name] = Math.max(0, backlog[name] + need[name] - capacity[name]);
      const wait = backlog[name] / capacity[name];
      // Who would wait longer is refused, and so does not lengthen the queue.
      const most = assumed.patience * capacity[name];
      if (backlog[name] > most) turnedAway = Math.max(turnedAway, (backlog[name] - most) / need[name]);
      backlog[name] = Math.min(backlog[name], most);
      longestWait[name] = Math.max(longestWait[name], Math.min(wait, assumed.patience));
    }
    const all = stepKinds.reduce((sum, kind) => sum + begun[kind], 0);
    steps += all;
    refused += all * turnedAway;
  }
  const first = resources.reduce((most, name) => (peak[name] > peak[most] ? name : most));
  return { peak, longestWait, refused, steps, first };
}

/** In milliseconds of CPU, bits and settlements a second. */
function capacityOf(setUp: SetUp, { settlements }: Assumed): Record<Resource, number> {
  const postgres = setUp.postgresCores || setUp.siteCores;
  return {
    site: Math.min(setUp.sites, setUp.siteCores) * 1_000,
    machine: setUp.siteCores * 1_000,
    postgres: postgres * 1_000,
    uplink: setUp.uplink * 1e6,
    series: settlements,
  };
}

function needOf(
  begun: Record<StepKind, number>,
  changes: number,
  setUp: SetUp,
  { costs, assumed }: { costs: Record<StepKind, StepCost>; assumed: Assumed },
): Record<Resource, number> {
  const behind = 1 - setUp.cachedInFront;
  const sum = (of: (cost: StepCost) => number): number =>
    stepKinds.reduce((all, kind) => {
      const reaches = kind === 'firstView' || kind === 'keptPage' ? behind : 1;
      return all + begun[kind] * of(costs[kind]) * reaches;
    }, 0);
  const site = sum((cost) => cost.site) + changes * assumed.renderAll * setUp.sites;
  const postgres = sum((cost) => cost.postgres);
  const side = sum((cost) => cost.side);
  return {
    site,
    machine: site + side + (setUp.postgresCores === 0 ? postgres : 0),
    postgres,
    uplink: 8 * sum((cost) => cost.bytes),
    series: begun.gift,
  };
}

/** What carries the peak at the planned share: cores, and megabits a second. */
export function needed(
  outcome: Outcome,
  setUp: SetUp,
  { usable }: Pick<Assumed, 'usable'>,
): { sites: number; siteCores: number; postgresCores: number; uplink: number } {
  const postgres = setUp.postgresCores || setUp.siteCores;
  const over = (name: Resource, there: number) => (outcome.peak[name] * there) / usable;
  return {
    sites: Math.ceil(over('site', Math.min(setUp.sites, setUp.siteCores))),
    siteCores: Math.ceil(over('machine', setUp.siteCores)),
    postgresCores: Math.ceil(over('postgres', postgres)),
    uplink: Math.ceil(over('uplink', setUp.uplink)),
  };
}
