import type { Paise } from '#core/money/paise.ts';
import type { BookedRefund } from '#core/payments/refund.ts';
import type { PurchaseGlance } from '#core/purchases/purchase-glance.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { SeatStage, SeatState, SeatUnit } from './seat-stage.ts';

export type SeatGlance = PurchaseGlance<SeatState, SeatStage>;

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
  refunds: BookedRefund[];
};
