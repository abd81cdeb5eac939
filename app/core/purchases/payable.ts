import { isOpen, type MoneyState } from './money-state.ts';
import { payWindows } from './pay-windows.ts';

/**
 * Whether the donor may (again) be sent to pay: a failed try may be repeated on the same order, for
 * a day.
 */
export function isPayable(state: MoneyState, createdAt: Date, now: Date): boolean {
  return isOpen(state) && now.getTime() < createdAt.getTime() + payWindows.payableFor;
}
