import type { InsertQueryBuilder, InsertResult, RawBuilder, Transaction } from 'kysely';
import type { Paise } from '#core/money/paise.ts';
import type { SettlingPurchase } from '#core/payments/merge-payment.ts';
import type { MoneyState } from '#core/payments/money-state.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { RefundState } from '#core/payments/refund.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * What is paid for. Payments, refunds and timelines name it in one of two columns, never in both.
 */
export type PurchaseRef = { kind: 'donation' | 'order'; id: string };

type PurchaseColumns = { donation_id: string | null; order_id: string | null };

export function purchaseColumns(purchase: PurchaseRef | null): PurchaseColumns {
  return {
    donation_id: purchase?.kind === 'donation' ? purchase.id : null,
    order_id: purchase?.kind === 'order' ? purchase.id : null,
  };
}

export function purchaseOf(row: PurchaseColumns): PurchaseRef | null {
  if (row.donation_id !== null) return { kind: 'donation', id: row.donation_id };
  return row.order_id === null ? null : { kind: 'order', id: row.order_id };
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

/**
 * A purchase whose row is locked until the transaction ends: what the one settling verb needs to
 * know, and what each kind does by itself. The verb never branches on the kind.
 */
export type LockedPurchase = SettlingPurchase &
  PurchaseRef & {
    paidAt: Date | null;
    /** The legal entity that receives a donation and files its year's statement. */
    legalEntityId?: string;
    save: (trx: Transaction<Database>, upsert: PaymentUpsert, change: MoneyChange) => Promise<void>;
    /**
     * Paid, less what `snapshot` says was refunded: receipt of a donation; goods and bill of an
     * order.
     */
    settled: (trx: Transaction<Database>, services: Services, snapshot: PaymentSnapshot) => Promise<void>;
    /**
     * More of the settling payment was refunded, not all of it: the receipt of a donation is over
     * the net amount.
     */
    partReturned?: (trx: Transaction<Database>, services: Services) => Promise<void>;
    /** All of it was refunded: what it paid for is released where that is still possible. */
    allReturned: (trx: Transaction<Database>, services: Services, snapshot: PaymentSnapshot) => Promise<void>;
    /** One letter for each sum: a repeat writes nothing. */
    notifyReturned: (
      trx: Transaction<Database>,
      services: Services,
      returned: { paymentId: string; amount: Paise },
    ) => Promise<void>;
    /**
     * A part of the settling payment was refunded elsewhere; a kind without a document for it omits
     * this.
     */
    returnedElsewhere?: (
      trx: Transaction<Database>,
      services: Services,
      refund: MovedElsewhere,
    ) => Promise<void>;
    refundMoved: (trx: Transaction<Database>, services: Services, refund: MovedRefund) => Promise<void>;
  };

/**
 * Locks a purchase by its own id, or by the gateway's order under which it is paid: orders of the
 * gateway are never shared. null: there is none.
 */
export type LockPurchase = (
  trx: Transaction<Database>,
  by: PurchaseRef | { orderId: string | null },
) => Promise<LockedPurchase | null>;
