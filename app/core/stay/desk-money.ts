import { type Paise, rupees } from '#core/money/paise.ts';
import type { CounterMode } from '../payments/counter-mode.ts';

/** Of the price of the stay, or a security that the desk keeps until the guest leaves. */
export type DeskKind = 'price' | 'deposit';

export type DeskEntry = {
  id: string;
  kind: DeskKind;
  /** kept: of a deposit, what stays with the temple. */
  direction: 'in' | 'out' | 'kept';
  mode: CounterMode;
  amount: Paise;
  /** The temple's day. */
  day: string;
  reason: string | null;
};

export type DeskReturnState = 'asked' | 'approved' | 'declined' | 'handed';

/** Money of the price that is to be handed back, when two people agree (rule P10). */
export type DeskReturn = {
  id: string;
  state: DeskReturnState;
  amount: Paise;
  reason: string;
  askedBy: string;
};

/** A deposit of this sum or more may be neither taken nor given back in cash (rule I15). */
export const cashDepositBarredFrom = rupees(20_000);
