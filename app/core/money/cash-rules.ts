import { sectionOfAct } from '#messages/admin/laws.ts';
import { type Paise, rupees } from './paise.ts';

type CashBar = { from: string; law: string; barredFrom: Paise };

/**
 * From which sum cash may not be accepted: from one person in a day, or in one transaction (rule
 * I6: section 269ST, since the Act of 2025 section 186). By the day of the donation; laws change.
 */
const cashBars: readonly CashBar[] = [
  { from: '2017-04-01', law: sectionOfAct('269ST', 1961), barredFrom: rupees(2_00_000) },
  { from: '2026-04-01', law: sectionOfAct('186', 2025), barredFrom: rupees(2_00_000) },
];

/** The limit on a day; null on days before there was one. */
export function cashBarOn(day: string): CashBar | null {
  return cashBars.findLast((bar) => bar.from <= day) ?? null;
}

/** Cash above this carries no deduction (section 80G(5D), unchanged in the Act of 2025). */
const mostDeductibleCash = rupees(2_000);

export function isTooMuchCash(mode: string, total: Paise): boolean {
  return mode === 'cash' && total > mostDeductibleCash;
}
