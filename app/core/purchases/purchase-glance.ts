import type { Paise } from '#core/money/paise.ts';
import type { MoneyState } from './money-state.ts';

/** What everybody with the link of a booking sees: nobody's name, and not what is booked. */
export type PurchaseGlance<State extends string, Stage extends string> = {
  id: string;
  number: number;
  state: State;
  money: MoneyState;
  stage: Stage;
  /** What is paid at the gateway: everything, or the deposit. */
  total: Paise;
  /** It may (again) be paid now. */
  payable: boolean;
  /** Why the last try to pay failed, as the gateway says it. */
  failure: string | null;
  /** Letters about it are written. */
  mailed: boolean;
};

/** The glance of a booking that is known whole. */
export function glanceOf<State extends string, Stage extends string>(
  booking: PurchaseGlance<State, Stage>,
): PurchaseGlance<State, Stage> {
  const { id, number, state, money, stage, total, payable, failure, mailed } = booking;
  return { id, number, state, money, stage, total, payable, failure, mailed };
}
