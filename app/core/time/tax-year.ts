import { templeDayStart } from './temple-day.ts';

/** The financial year of a day, April to March: '2026-27'. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** The first day of the financial year that a day lies in, or of the year after it. */
export function taxYearStart(day: string, after = 0): string {
  return `${Number(taxYearOf(day).slice(0, 4)) + after}-04-01`;
}

/** When a financial year begins and ends (end exclusive), or null for other text. */
export function taxYearSpan(taxYear: string): { from: Date; to: Date } | null {
  const year = Number(/^(20\d{2})-\d{2}$/.exec(taxYear)?.[1] ?? Number.NaN);
  if (Number.isNaN(year) || taxYearOf(`${year}-04-01`) !== taxYear) return null;
  return { from: templeDayStart(`${year}-04-01`), to: templeDayStart(`${year + 1}-04-01`) };
}

/**
 * When the statement of a year's donations is due, after which its certificates are issued (rule
 * I2): 31 May after it.
 */
export function statementDue(taxYear: string): string {
  return `${Number(taxYear.slice(0, 4)) + 1}-05-31`;
}
