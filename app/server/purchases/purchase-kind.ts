import type { Paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import type { Outcome } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import type {
  LockedPurchase,
  MoneyChange,
  MovedElsewhere,
  MovedRefund,
  PayablePurchase,
  PaymentUpsert,
  PurchaseRef,
  TimelineRow,
} from './purchase.ts';

export type NotPayable = 'unknown-purchase' | 'not-payable';

/**
 * What one kind of purchase does by itself; the verbs of this folder never branch on the kind.
 * `Services` is a parameter only because the kinds are themselves part of the services.
 */
export type PurchaseKind<Services, Locked extends LockedPurchase = LockedPurchase> = {
  /** Locks one until the transaction ends. */
  lock(trx: Transaction, by: { id: string }): Promise<Locked | null>;
  save(trx: Transaction, id: string, upsert: PaymentUpsert, change: MoneyChange): Promise<void>;
  /** An entry in its timeline that moves nothing. */
  note(trx: Transaction, id: string, entry: TimelineRow): Promise<void>;
  /** Paid, less what `snapshot` says was refunded: the receipt of a donation; goods and bill. */
  settled(trx: Transaction, services: Services, purchase: Locked, snapshot: PaymentSnapshot): Promise<void>;
  /** More of the settling payment was refunded, not all: a receipt is over the net amount. */
  partReturned?(trx: Transaction, services: Services, purchase: Locked): Promise<void>;
  /** All of it was refunded: what it paid for is released where that is still possible. */
  allReturned(
    trx: Transaction,
    services: Services,
    purchase: Locked,
    snapshot: PaymentSnapshot,
  ): Promise<void>;
  /** One letter for each sum: a repeat writes nothing. */
  notifyReturned(
    trx: Transaction,
    services: Services,
    purchase: Locked,
    returned: { paymentId: string; amount: Paise },
  ): Promise<void>;
  /** A part was refunded in the gateway's dashboard; for a kind that has a document for it. */
  returnedElsewhere?(
    trx: Transaction,
    services: Services,
    purchase: Locked,
    refund: MovedElsewhere,
  ): Promise<void>;
  /** A refund moved on, and is in the timeline. */
  refundMoved?(trx: Transaction, services: Services, refund: MovedRefund): Promise<void>;
  /** What may be paid now, read only; 'hold-over': the buyer has to press first (`hold`). */
  findPayable(services: Services, id: string): Promise<Outcome<PayablePurchase, NotPayable | 'hold-over'>>;
  /** Holds what is bought for the time of paying; a kind that holds nothing omits this. */
  hold?(
    work: { trx: Transaction; services: Services },
    id: string,
  ): Promise<Outcome<PayablePurchase, NotPayable | 'sold-out'>>;
};

export type PurchaseKinds<Services> = Record<PurchaseRef['kind'], PurchaseKind<Services>>;
