import { type Fact, isBroken } from '../faults/fact.ts';
import { printTable } from '../numbers.ts';
import type { Answered } from './answers.ts';
import type { OldPages } from './old-pages.ts';
import type { Probes } from './probes.ts';

export type Row = {
  what: string;
  gifts: number;
  lost: number;
  doubled: number;
  gaps: number;
  /** The longest time between two gifts, and between two kept pages. */
  giftSeconds: number;
  pageSeconds: number;
  requests: number;
  errors: Record<string, number>;
  jobsTwice: number;
  oldPages: number;
  changes: number;
  oldestMs: number;
  otherFacts: Fact[];
  said: string;
};

type Measured = {
  facts: Fact[];
  probes: Pick<Probes, 'gifts' | 'pages'>;
  answers: readonly Answered[];
  shown: OldPages['shown'];
  jobsTwice: number;
  /** By performance.now(). */
  from: number;
  to: number;
};

/** More than this is old. */
const oldMs = 1_000;

export function makeRow(what: string, said: string, measured: Measured): Row {
  const { facts, probes, answers, shown, jobsTwice, from, to } = measured;
  const inTime = (at: number) => at >= from && at <= to;
  const broken = (column: Fact['column']) =>
    facts.filter((fact) => fact.column === column).reduce((sum, { is }) => sum + is, 0);
  const faults = answers.filter(({ at, fault }) => fault !== null && inTime(at));
  const old = shown.filter(({ at }) => inTime(at)).map(({ ms }) => ms);
  return {
    ...{ what, said, jobsTwice },
    gifts: probes.gifts.filter(inTime).length,
    ...{ lost: broken('lost'), doubled: broken('doubled'), gaps: broken('gaps') },
    giftSeconds: longestPause(probes.gifts, from, to),
    pageSeconds: longestPause(probes.pages, from, to),
    requests: answers.filter(({ at }) => inTime(at)).length,
    errors: countBy(faults.map(({ what: asked, fault }) => `${fault} ${asked}`)),
    oldPages: old.filter((ms) => ms > oldMs).length,
    changes: old.length,
    oldestMs: Math.max(0, ...old),
    otherFacts: facts.filter((fact) => fact.column === undefined && isBroken(fact)),
  };
}

function longestPause(times: readonly number[], from: number, to: number): number {
  const inside = times.filter((at) => at >= from && at <= to);
  const marks = [from, ...inside.toSorted((a, b) => a - b), to];
  return Math.max(...marks.map((at, place) => at - (marks[place - 1] ?? at))) / 1_000;
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts = Map.groupBy(names, (name) => name);
  return Object.fromEntries([...counts].map(([name, all]) => [name, all.length]));
}

/** True where nothing was lost or doubled. */
export function printRows(title: string, rows: readonly Row[]): boolean {
  const heads = ['fault', 'gifts', 'lost', 'doubled', 'gaps', 'no gift s', 'no page s', 'errors', 'of'];
  printTable(
    title,
    [...heads, 'jobs twice', 'old pages', 'of', 'oldest ms', 'other facts'],
    rows.map((row) => [
      row.what,
      ...[row.gifts, row.lost, row.doubled, row.gaps].map(String),
      ...[row.giftSeconds, row.pageSeconds].map((seconds) => seconds.toFixed(1)),
      String(Object.values(row.errors).reduce((sum, count) => sum + count, 0)),
      ...[row.requests, row.jobsTwice, row.oldPages, row.changes, Math.round(row.oldestMs)].map(String),
      String(row.otherFacts.length),
    ]),
  );
  for (const { what, said, errors, otherFacts } of rows) {
    console.log(`${what}: ${said}`);
    for (const [name, count] of Object.entries(errors)) console.log(`  ${count} x ${name}`);
    for (const fact of otherFacts) console.log('  broken:', fact.what, fact.is, fact.seen ?? '');
  }
  const wrong = ({ lost, doubled, gaps, jobsTwice, otherFacts }: Row) =>
    lost + doubled + gaps + jobsTwice + otherFacts.length > 0;
  return !rows.some(wrong);
}
