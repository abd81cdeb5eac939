import { percentile, printTable } from '../numbers.ts';
import type { Look } from './inspector.ts';
import { lastOverFirstThird, slopePerHour } from './trend.ts';

/** One request, or one whole gift or order; status 0: not sent, since too many were under way. */
export type Answered = { kind: string; status: number; ms: number };

/** Milliseconds of CPU: the site, its side processes, its Postgres, and the test gateway. */
export type Used = { site: number; side: number; postgres: number; gateway: number };

export type Slice = {
  hour: number;
  answers: number;
  notSent: number;
  faults: number;
  /** 503: the site asked to come back later. */
  refused: number;
  /** Of one core. */
  cpuShare: number;
  /** For an answer of the mix. */
  each: Used;
  /** Of the same work after each slice: how fast the machine was then. */
  unit: number;
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
  used: Used;
  unit: number;
  after: Look;
  memory: { side: number; postgres: number };
};

export function summarise({ hour, seconds, answered, used, unit, after, memory }: Measured): Slice {
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
    cpuShare: used.site / 1_000 / seconds,
    each: {
      ...{ site: used.site / ofSite.length, side: used.side / ofSite.length },
      ...{ postgres: used.postgres / ofSite.length, gateway: used.gateway / ofSite.length },
    },
    unit,
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
    ['minute', 'bare', 'home', 'x', 'p95 x', 'personal', 'x', 'gift', 'x', 'order', 'x'],
    seen.map((one) => {
      const of = (kind: string) => one.times[kind]?.[0] ?? Number.NaN;
      return [
        ...[(one.hour * 60).toFixed(0), of('bare'), of('home'), ratio(one, 'home', 0)],
        ...[ratio(one, 'home', 1), of('personal pages'), ratio(one, 'personal pages', 0)],
        ...[of('gift'), ratio(one, 'gift', 0), of('order'), ratio(one, 'order', 0)],
      ];
    }),
  );
  printTable(
    'CPU of an answer, ms; unit: the same work of another process after each slice',
    ['minute', 'site', 'side', 'Postgres', 'gateway', 'unit', 'site beside unit'],
    seen.map(({ hour, each, unit }) => [
      ...[(hour * 60).toFixed(0), each.site, each.side, each.postgres, each.gateway],
      ...[unit, (100 * each.site) / unit],
    ]),
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
      ['CPU of the site an answer, the same', trend(({ each }) => each.site)],
      ['the same beside the unit', trend(({ each, unit }) => each.site / unit)],
      ['CPU of Postgres an answer, the same', trend(({ each }) => each.postgres)],
    ],
  );
}
