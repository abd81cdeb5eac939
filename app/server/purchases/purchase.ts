import { type InsertQueryBuilder, type InsertResult, type RawBuilder, sql } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import { payWithinHours } from '#core/passes/pass-stage.ts';
import type { RefundState } from '#core/payments/refund.ts';
import type { SettlingPurchase } from '#core/purchases/merge-payment.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { Database } from '../db/schema.ts';

/** The table of a kind. */
export const purchaseTables = {
  donation: 'donations',
  order: 'orders',
  stay: 'stay_bookings',
  seat: 'seat_bookings',
  pass: 'pass_bookings',
} as const;

/**
 * Until when a purchase may be paid, of the kinds that may be for longer than a day: an order of
 * the telephone, a seat of the waiting list, passes that the office agreed to.
 */
export const payableUntil: Record<keyof typeof purchaseTables, RawBuilder<Date | null>> = {
  donation: sql`null::timestamptz`,
  order: sql`pay_until`,
  stay: sql`null::timestamptz`,
  seat: sql`pay_until`,
  pass: sql`approved_at + make_interval(hours => ${payWithinHours.approved})`,
};

/** What is paid for. Payments, refunds and warnings name it in one column of its kind. */
export type PurchaseRef = { kind: keyof typeof purchaseTables; id: string };

/** Every kind: what goes over all of them follows this, and never a list of its own. */
export const purchaseNames = Object.keys(purchaseTables) as PurchaseRef['kind'][];

/** The column in which payments, refunds and warnings name a purchase of a kind. */
export const purchaseColumn = {
  donation: 'donation_id',
  order: 'order_id',
  stay: 'stay_id',
  seat: 'seat_id',
  pass: 'pass_booking_id',
} as const satisfies Record<PurchaseRef['kind'], string>;

export type PurchaseColumns = Record<(typeof purchaseColumn)[PurchaseRef['kind']], string | null>;

/** The columns of all kinds, that of the purchase filled. */
export function purchaseColumns(purchase: PurchaseRef | null): PurchaseColumns {
  return Object.fromEntries(
    purchaseNames.map((kind) => [purchaseColumn[kind], purchase?.kind === kind ? purchase.id : null]),
  ) as PurchaseColumns;
}

/** The purchase that a row names; null: none. */
export function purchaseOf(row: PurchaseColumns): PurchaseRef | null {
  for (const kind of purchaseNames) {
    const id = row[purchaseColumn[kind]];
    if (id !== null) return { kind, id };
  }
  return null;
}

/** The statement that stores a payment; a purchase runs it together with its own change. */
export type PaymentUpsert = InsertQueryBuilder<Database, 'payments', InsertResult>;

export type TimelineRow = {
  at: Date;
  kind: string;
  /** Set where the entry changed the payment state. */
  state: MoneyState | null;
  payment_id: string | null;
  amount_paise: number | null;
  note: string | null;
};

/** What a settlement changes in the row of its purchase, and the timeline entry for it. */
export type MoneyChange = {
  set: {
    state: MoneyState;
    paid_at: Date | null;
    failure: string | null;
    poll_at?: RawBuilder<Date | null>;
  };
  entry: TimelineRow;
};

/** A refund made in the gateway's dashboard. */
export type MovedElsewhere = { gatewayId: string; paymentId: string; amount: Paise };

export type MovedRefund = { id: string; state: RefundState; paymentId: string; amount: number };

/** A purchase whose row is locked until the transaction ends, as the one settling verb needs it. */
export type LockedPurchase = SettlingPurchase &
  PurchaseRef & {
    paidAt: Date | null;
    /** The legal entity that receives a donation and files its year's statement. */
    legalEntityId?: string;
  };

export type Prefill = { name: string | null; email: string | null; phone: string | null };

/** A purchase that may be paid now. */
export type PayablePurchase = PurchaseRef & {
  total: Paise;
  currency: string;
  /** The gateway's order; null where it has not created one yet. */
  orderId: string | null;
  gatewayMode: 'test' | 'live' | null;
  account: string | null;
  /** As shown on the gateway's page and the bank's statement. */
  description: string;
  payer: Prefill;
};
