import { percentile, printTable } from '../numbers.ts';
import type { Look } from './inspector.ts';
import { lastOverFirstThird, slopePerHour } from './trend.ts';

/** One request, or one whole gift or order; status 0: not sent, since too many were under way. */
export type Answered = { kind: string; status: number; ms: number };

export type Slice = {
  hour: number;
  answers: number;
  notSent: number;
  faults: number;
  /** 503: the site asked to come back later. */
  refused: number;
  /** Of one core. */
  cpuShare: number;
  /** Milliseconds of CPU for an answer of the mix. */
  cpuEach: number;
  heap: number;
  external: number;
  rss: number;
  side: number;
  postgres: number;
  handles: Record<string, number>;
  /** Milliseconds, median and 95th percentile. */
  times: Record<string, [median: number, p95: number]>;
};

type Measured = {
  hour: number;
  seconds: number;
  answered: readonly Answered[];
  cpuMs: number;
  after: Look;
  memory: { side: number; postgres: number };
};

export function summarise({ hour, seconds, answered, cpuMs, after, memory }: Measured): Slice {
  const sent = answered.filter(({ status }) => status !== 0);
  const ofSite = sent.filter(({ kind }) => kind !== 'bare');
  const count = (from: number, to: number) =>
    ofSite.filter(({ status }) => status >= from && status <= to).length;
  const kinds = [...new Set(sent.map(({ kind }) => kind))];
  return {
    hour,
    answers: ofSite.length,
    notSent: answered.length - sent.length,
    faults: count(500, 502) + count(504, 599),
    refused: count(503, 503),
    cpuShare: cpuMs / 1_000 / seconds,
    cpuEach: cpuMs / ofSite.length,
    ...{ heap: after.heap, external: after.external, rss: after.rss, ...memory, handles: after.handles },
    times: Object.fromEntries(
      kinds.map((kind) => {
        const own = sent.filter((one) => one.kind === kind).map(({ ms }) => ms);
        return [kind, [percentile(own, 50), percentile(own, 95)]];
      }),
    ),
  };
}

/** The median of the kind beside that of the bare server in the same minutes. */
function ratio({ times }: Slice, kind: string, at: 0 | 1): number {
  return (times[kind]?.[at] ?? Number.NaN) / (times.bare?.[at] ?? Number.NaN);
}

export function printSlices(
  seen: readonly Slice[],
  { minutes, rate, purchases }: { minutes: number; rate: number; purchases: number },
): void {
  const open = ({ handles }: Slice) => Object.values(handles).reduce((sum, each) => sum + each, 0);
  printTable(
    `Soak: ${minutes} minutes, ${rate} requests a second and ${purchases} purchases a minute; memory in MB`,
    [
      'minute',
      'answers',
      'faults',
      '503',
      'not sent',
      'of a core',
      'heap',
      'rss',
      'side',
      'Postgres',
      'handles',
    ],
    seen.map((one) => [
      ...[(one.hour * 60).toFixed(0), one.answers, String(one.faults), String(one.refused)],
      ...[String(one.notSent), one.cpuShare, one.heap, one.rss, one.side, one.postgres, String(open(one))],
    ]),
  );
  printTable(
    'Times, ms; x: beside a bare server asked in the same minutes',
    ['minute', 'bare', 'home', 'x', 'p95 x', 'personal', 'x', 'gift', 'x', 'order', 'x', 'CPU each'],
    seen.map((one) => {
      const of = (kind: string) => one.times[kind]?.[0] ?? Number.NaN;
      return [
        ...[(one.hour * 60).toFixed(0), of('bare'), of('home'), ratio(one, 'home', 0)],
        ...[ratio(one, 'home', 1), of('personal pages'), ratio(one, 'personal pages', 0)],
        ...[of('gift'), ratio(one, 'gift', 0), of('order'), ratio(one, 'order', 0), one.cpuEach],
      ];
    }),
  );
  const late = seen.slice(Math.floor(seen.length / 4));
  const slope = (value: (one: Slice) => number) =>
    slopePerHour(late.map((one) => ({ hour: one.hour, value: value(one) })));
  const trend = (value: (one: Slice) => number) => lastOverFirstThird(seen.map(value));
  printTable(
    'Trends: growth an hour after the first quarter; last third over the first',
    ['measure', 'value'],
    [
      ['heap after a collection, MB an hour', slope(({ heap }) => heap)],
      ['resident memory, MB an hour', slope(({ rss }) => rss)],
      ['open handles, an hour', slope(open)],
      ['home beside bare, last third over first', trend((one) => ratio(one, 'home', 0))],
      ['personal pages beside bare, the same', trend((one) => ratio(one, 'personal pages', 0))],
      ['gifts beside bare, the same', trend((one) => ratio(one, 'gift', 0))],
      ['CPU an answer, the same', trend(({ cpuEach }) => cpuEach)],
    ],
  );
}
