import type { Paise } from '#core/money/paise.ts';
import type { RefundState } from '#core/payments/refund.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { SeatStage, SeatState, SeatUnit } from './seat-stage.ts';

export type SeatRefund = {
  id: string;
  state: RefundState;
  amount: Paise;
  reason: string;
  askedBy: string;
  /** It failed or was declined, and may be asked for anew. */
  again: boolean;
};

/** What everybody with the link sees: no name, no day. */
export type SeatGlance = {
  id: string;
  number: number;
  state: SeatState;
  money: MoneyState;
  stage: SeatStage;
  /** Payable online: everything, or the deposit. */
  total: Paise;
  payable: boolean;
  failure: string | null;
  mailed: boolean;
};

/** Paid seats as their buyer and the office see them. */
export type SeatView = SeatGlance & {
  unit: SeatUnit;
  title: string;
  /** Of the departure, or the first of the class: 'YYYY-MM-DD'. */
  day: string;
  seats: number;
  price: Paise;
  ladder: readonly LadderStep[];
  /** What came online, less what went back. */
  paid: Paise;
  /** What is left of the price, to be paid when they come. */
  toPay: Paise;
  buyer: { name: string; phone: string; email: string | null };
  /** What a cancellation today gives back. */
  goesBack: Paise;
  /** The buyer may still cancel. */
  cancellable: boolean;
  requestId: string | null;
  personId: string | null;
  createdAt: Date;
  payUntil: Date;
  version: number;
  refunds: SeatRefund[];
};
