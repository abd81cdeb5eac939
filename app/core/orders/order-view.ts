import type { Paise } from '#core/money/paise.ts';
import type { MoneyState } from '#core/payments/money-state.ts';
import type { RefundState } from '#core/payments/refund.ts';
import type { BillKind } from './bill.ts';
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
  amount: Paise;
  weightGrams: number;
};

/** What anybody with the unguessable link may see of an order: how it stands, and nothing of who ordered what. */
export type OrderGlance = {
  id: string;
  number: number;
  state: OrderState;
  money: MoneyState;
  stage: OrderStage;
  delivery: 'courier' | 'pickup';
  payBy: 'gateway' | 'pickup';
  /** Calendar day in Asia/Kolkata on which it was ordered. */
  begunOn: string;
  total: Paise;
  /** True while the buyer may (again) be sent to pay. */
  payable: boolean;
  failure: string | null;
};

/** The whole order, for its buyer and for the shop desk. */
export type OrderView = OrderGlance & {
  createdAt: Date;
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
  bills: { id: string; kind: BillKind; number: string; total: Paise }[];
  refunds: OrderRefund[];
};

export type OrderRefund = {
  id: string;
  state: RefundState;
  amount: Paise;
  reason: string;
  askedBy: string;
  askedAt: Date;
};
