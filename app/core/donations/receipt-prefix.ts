import { taxYearOf, taxYearStart } from '../time/tax-year.ts';

/** A new prefix of a body's receipt numbers, from the first day of a financial year on. */
export type DatedPrefix = { from: string; prefix: string };

/** The prefix for donations of a day. `own` is the body's first one. */
export function prefixOn(own: string, dated: readonly DatedPrefix[], day: string): string {
  const begun = dated.filter(({ from }) => from <= day);
  return begun.reduce((latest, one) => (one.from > latest.from ? one : latest), { from: '', prefix: own })
    .prefix;
}

/**
 * The letters that stay when a restore increments a prefix ('D' becomes 'D2', 'ABC' becomes 'AB2').
 * Two bodies never share them, or a restore could give both the same number.
 */
export function prefixStem(prefix: string): string {
  return (/^[A-Z]+/.exec(prefix)?.[0] ?? '').slice(0, 2);
}

/** A series in the admin: its numbers in a year, and whether one was issued. */
export type SeriesYear = {
  /** '26-27', as in the numbers. */
  year: string;
  from: string;
  prefix: string;
  /** The last number issued, 0: none yet. */
  last: number;
};

type Counted = { year: string; last: number };

/** This financial year and the next, as of `today`. */
export function seriesYears(
  own: string,
  dated: readonly DatedPrefix[],
  counted: readonly Counted[],
  today: string,
): { now: SeriesYear; next: SeriesYear } {
  const inYear = (after: number): SeriesYear => {
    const from = taxYearStart(today, after);
    const year = taxYearOf(from).slice(2);
    const last = counted.find((one) => one.year === year)?.last ?? 0;
    return { year, from, prefix: prefixOn(own, dated, from), last };
  };
  return { now: inYear(0), next: inYear(1) };
}
