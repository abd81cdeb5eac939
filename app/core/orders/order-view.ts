import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import type { RefundState } from '#core/payments/refund.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { ShownBill } from './bill.ts';
import type { OrderStage, OrderState } from './order-state.ts';

export type OrderLineView = {
  position: number;
  productId: string;
  variantId: string;
  title: string;
  options: string;
  sku: string;
  quantity: number;
  cancelled: number;
  unit: Paise;
  /** What everybody paid for one, where the order is a member's. */
  list: Paise | null;
  amount: Paise;
  weightGrams: number;
  /** The line that this one replaces. */
  replaces: number | null;
};

export type SwapState = 'offered' | 'accepted' | 'declined' | 'closed';

/**
 * What the shop offers for lines that are out of stock; the buyer accepts it, or takes the money
 * back for those lines.
 */
export type SwapOffer = {
  id: string;
  /** How long its goods are held. */
  heldUntil: Date;
  /** What is refunded with it. */
  back: Paise;
  lines: { position: number; title: string; options: string; sku: string; quantity: number; unit: Paise }[];
};

/** The lines as they are sent: without those that were replaced. */
export function activeLines<Line extends Pick<OrderLineView, 'position' | 'replaces'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter(({ position }) => !lines.some(({ replaces }) => replaces === position));
}

/** What anybody with the unguessable link may see of an order: its state, and nothing personal. */
export type OrderGlance = {
  id: string;
  number: number;
  state: OrderState;
  money: MoneyState;
  stage: OrderStage;
  delivery: 'courier' | 'pickup';
  payBy: 'gateway' | 'pickup';
  /**
   * Whether the buyer left an address for letters; without one only the page shows the order's
   * state.
   */
  mailed: boolean;
  /** Calendar day in Asia/Kolkata on which it was ordered. */
  begunOn: string;
  total: Paise;
  /** True while the buyer may (again) be sent to pay. */
  payable: boolean;
  /** The last day of an order that the office wrote down, in the temple's zone. */
  payUntil: string | null;
  failure: string | null;
};

/** The whole order, for its buyer and for the staff. */
export type OrderView = OrderGlance & {
  createdAt: Date;
  /** What the buyer is written to in. */
  language: Language;
  /** The signed-in buyer. */
  personId: string | null;
  version: number;
  lines: OrderLineView[];
  items: Paise;
  deliveryCharge: Paise;
  weightGrams: number;
  buyer: { name: string; phone: string; email: string | null; gstin: string | null };
  /** Line by line as on a label; empty for what is fetched. */
  address: string[];
  pin: string | null;
  note: string | null;
  courier: string | null;
  tracking: string | null;
  bills: ShownBill[];
  refunds: OrderRefund[];
  /** Waits for the buyer's answer; only while the order is short. */
  swap: SwapOffer | null;
};

export type OrderRefund = {
  id: string;
  state: RefundState;
  amount: Paise;
  reason: string;
  /** The person, 'buyer', or 'gateway' for a refund made in the gateway's dashboard. */
  askedBy: string;
  decidedBy: string | null;
  /** Of a payment that does not pay the order (a second one, one that came too late). */
  stray: boolean;
  askedAt: Date;
};

/**
 * A refund of the order is reported that is none of ours: somebody makes it in the gateway's
 * dashboard. Until it is done the goods are the buyer's, but nobody should send them.
 */
export function isRefundedElsewhere({ money, refunds }: Pick<OrderView, 'money' | 'refunds'>): boolean {
  return money === 'refund_pending' && !refunds.some(({ state }) => state === 'approved' || state === 'sent');
}
