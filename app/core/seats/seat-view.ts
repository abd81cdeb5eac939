import type { Paise } from '#core/money/paise.ts';
import type { ShownBill } from '#core/orders/bill.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import type { PurchaseGlance } from '#core/purchases/purchase-glance.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { SeatStage, SeatState, SeatUnit } from './seat-stage.ts';

export type SeatGlance = PurchaseGlance<SeatState, SeatStage>;

export type SeatDeskEntry = {
  /** Of the receipt. */
  number: number;
  direction: 'in' | 'out';
  mode: CounterMode;
  amount: Paise;
  /** The temple's day. */
  day: string;
  /** Who took it or handed it back. */
  by: string | null;
};

export type SeatDeskReturn = {
  id: string;
  state: 'asked' | 'handed' | 'declined';
  amount: Paise;
  reason: string;
  askedBy: string;
  /** Who of the staff confirmed what none of them asked for. */
  confirmedBy: string | null;
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
  /** What came online or at the desk, for it and its rest, less what went back. */
  paid: Paise;
  /** What is left of the price, to be paid when they come. */
  toPay: Paise;
  /** The buyer may pay that on the site now. */
  restPayable: boolean;
  buyer: { name: string; phone: string; email: string | null };
  /** What a cancellation today gives back. */
  goesBack: Paise;
  /** The buyer may still cancel. */
  cancellable: boolean;
  /** Of what was called off: why, as the office says it; '' for nothing. */
  calledOffWords: string;
  requestId: string | null;
  personId: string | null;
  createdAt: Date;
  payUntil: Date;
  version: number;
  refunds: BookedRefund[];
  /** Entered at the desk: nothing of it is paid on the site. */
  atDesk: boolean;
  /** The booking whose rest it pays. */
  restOf: { id: string; number: number } | null;
  /** The links by which its rest was to be paid. */
  rests: { id: string; number: number; stage: SeatStage; total: Paise }[];
  deskEntries: SeatDeskEntry[];
  deskReturns: SeatDeskReturn[];
  /** What the desk has and was not asked back. */
  returnable: Paise;
  bills: ShownBill[];
};
