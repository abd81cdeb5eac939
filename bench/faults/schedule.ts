import { seededRandom } from '#server/demo/ledger/seeded-random.ts';

/** Everything that goes wrong in a round, once each, in an order that the seed decides. */
export const faultKinds = [
  'clock-ahead',
  'clock-behind',
  'disk-full',
  'disk-slow',
  'database-cut',
  'database-slow',
  'database-stalls',
  'gateway-answers-lost',
  'gateway-stalls',
  'gateway-unheard',
  'events-doubled',
  'events-lost',
  'events-reordered',
  'kill-gateway',
  'kill-postgres',
  'kill-site',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The counters that each kind of fault can hit. */
export const hitWords: Record<FaultKind, string> = {
  'clock-ahead': 'requests under a wrong clock',
  'clock-behind': 'requests under a wrong clock',
  'disk-full': 'refused writes',
  'disk-slow': 'statements and transactions on a slow disk',
  'database-cut': 'statements and transactions under way',
  'database-slow': 'slow statements and transactions',
  'database-stalls': 'statements and transactions held up',
  'gateway-answers-lost': 'answers lost',
  'gateway-stalls': 'calls held up',
  'gateway-unheard': 'refunds done, of which neither answer nor event came',
  'events-doubled': 'events sent twice',
  'events-lost': 'payments of which every event was lost',
  'events-reordered': 'events overtaken',
  'kill-gateway': 'calls under way',
  'kill-postgres': 'statements and transactions under way',
  'kill-site': 'requests, statements and transactions under way',
};

export type PlannedFault = {
  round: number;
  kind: FaultKind;
  /** Which of the two sites, for a fault that strikes one. */
  site: 0 | 1;
  /** Milliseconds after the one before. */
  after: number;
  /** Milliseconds that it lasts, at least. */
  lasts: number;
  /** Milliseconds between the start of its target and the fault. */
  lag: number;
  /** Minutes by which a clock is wrong. */
  minutes: number;
};

/** Which fault strikes when. The same seed, rounds and kinds give the same schedule. */
export function planFaults(
  seed: number,
  rounds: number,
  kinds: readonly FaultKind[] = faultKinds,
): PlannedFault[] {
  const random = seededRandom(seed, 'schedule');
  return Array.from({ length: rounds }, (_, at) =>
    random.shuffle(kinds).map(
      (kind): PlannedFault => ({
        round: at + 1,
        kind,
        site: random.chance(0.5) ? 1 : 0,
        after: random.whole(200, 900),
        lasts: random.whole(600, 2_000),
        lag: random.whole(0, 12),
        // Longer than a hold lasts, so that a hold that follows a process's clock ends before its
        // time.
        minutes: random.whole(16, 90),
      }),
    ),
  ).flat();
}

/** A line for the log of a run. */
export function planWords({ round, kind, site, after, lasts, lag, minutes }: PlannedFault): string {
  const where = kind === 'kill-site' || kind.startsWith('clock') ? ` of site ${site + 1}` : '';
  const by = kind.startsWith('clock') ? ` by ${minutes} minutes` : '';
  return `round ${round}: after ${after} ms ${kind}${where}${by}, for ${lasts} ms, ${lag} ms into its work`;
}
