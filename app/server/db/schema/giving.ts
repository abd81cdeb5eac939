import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GivingPath } from '#core/donations/donation-input.ts';
import type { DonationState } from '#core/donations/donation-state.ts';
import type { TakeBackKind } from '#core/donations/take-back.ts';
import type { Paise } from '#core/money/paise.ts';
import type { Unsupplied } from '#core/orders/cancel-lines.ts';
import type { PaymentMode, PaymentRole, PaymentStatus, RefundSnapshot } from '#core/payments/payment.ts';
import type { RefundGround, RefundState } from '#core/payments/refund.ts';
import type { WarningFacts, WarningKind } from '#core/payments/warning.ts';
import type { Json, Money, PurchaseEventRow, PurchaseRow } from './shared-columns.ts';

export interface DonationsTable extends PurchaseRow {
  state: Generated<DonationState>;
  path: GivingPath;
  citizenship: 'indian' | 'nri' | 'foreign';
  legal_entity_id: string;
  /** The reference on a bank transfer: 'A3F09C12'. */
  transfer_code: GeneratedAlways<string>;
  donor_name: string | null;
  donor_email: string | null;
  donor_phone: string | null;
  donor_pan_sealed: string | null;
  /** Equal for equal PANs. */
  donor_pan_index: string | null;
  donor_address_line: string | null;
  donor_city: string | null;
  donor_state: string | null;
  donor_pin: string | null;
  in_name_of: string | null;
  occasion: string | null;
  message: string | null;
  seva_on: string | null;
}

export interface DonationLinesTable {
  donation_id: string;
  position: number;
  cause_id: string;
  type_id: string | null;
  title: string;
  quantity: number;
  unit_paise: Money;
  amount_paise: Money;
}

export interface DonationEventsTable extends PurchaseEventRow {
  donation_id: string;
}

export interface PaymentsTable {
  id: string;
  donation_id: string | null;
  /** The order of our shop. */
  order_id: Generated<string | null>;
  /** A stay in the guest house. */
  stay_id: Generated<string | null>;
  /** Seats of a class or of a tour. */
  seat_id: Generated<string | null>;
  /** Passes of an event. */
  pass_booking_id: Generated<string | null>;
  gateway_order_id: string | null;
  mode: PaymentMode;
  status: PaymentStatus;
  role: PaymentRole;
  why: string | null;
  amount_paise: Money;
  currency: string;
  refunded_paise: ColumnType<Paise, number | undefined, number>;
  refund_begun: Generated<boolean>;
  /** The gateway's latest snapshot of each refund. */
  gateway_refunds: ColumnType<RefundSnapshot[], string | undefined, string>;
  captured_at: Date | null;
  noted_at: Date;
}

export interface GatewayEventsTable {
  id: string;
  kind: string;
  gateway_order_id: string | null;
  payment_id: string | null;
  snapshot: Json<unknown> | null;
  received_at: Date;
  outcome: string | null;
  tries: Generated<number>;
  /** null: due. */
  next_try_at: Generated<Date | null>;
  last_error: Generated<string | null>;
  /** Since when it waits for a person. */
  parked_at: Generated<Date | null>;
}

export interface ReceiptSeriesTable {
  legal_entity_id: string;
  tax_year: string;
  last_number: number;
}

export interface ReceiptsTable {
  id: string;
  number: string;
  legal_entity_id: string;
  tax_year: string;
  sequence: number;
  donation_id: string;
  payment_id: string;
  given_on: string;
  verify_code: string;
  facts: Json<unknown>;
  issued_at: Date;
  voided_at: Date | null;
  void_reason: string | null;
  /** The member of staff who voided it; null where a payment's snapshot did. */
  voided_by: string | null;
  /** The text that its words about a deduction came from; null: the one that came with the site. */
  tax_text_id: Generated<string | null>;
}

export interface ManualDonationsTable {
  donation_id: string;
  payment_id: string;
  mode: 'cash' | 'cheque' | 'bank';
  paper: string | null;
  bank: string | null;
  /** Of a cheque: the last digits of the account, where somebody entered them. */
  account: Generated<string | null>;
  given_on: string;
  recorded_by: string;
  recorded_at: Date;
}

/** That a payment which the staff entered or matched was no such payment. */
interface ReversalRow {
  payment_id: string;
  donation_id: string;
  reason: string;
  taken_by: string;
  taken_at: Date;
}

export interface ManualDonationReversalsTable extends ReversalRow {
  kind: TakeBackKind;
}

export interface ClaimReversalsTable extends ReversalRow {
  claim_id: string;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  donation_id: string | null;
  order_id: Generated<string | null>;
  stay_id: Generated<string | null>;
  seat_id: Generated<string | null>;
  pass_booking_id: Generated<string | null>;
  /** Of an order: the lines that are not supplied. */
  unsupplied: ColumnType<Unsupplied | null, string | null | undefined, never>;
  /** Of a donation; null for an order or a stay. */
  ground: RefundGround | null;
  original_donation_id: string | null;
  amount_paise: Money;
  reason: string;
  state: RefundState;
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  gateway_id: string | null;
  note: string | null;
  tries: Generated<number>;
  /** null: due. */
  next_try_at: Generated<Date | null>;
  /** Of a stay: the failed or declined refund that it asks for anew. */
  again_of: Generated<string | null>;
}

export interface PaymentWarningsTable {
  id: string;
  kind: WarningKind;
  cause_key: string;
  payment_id: string | null;
  gateway_order_id: string | null;
  donation_id: string | null;
  order_id: string | null;
  stay_id: Generated<string | null>;
  seat_id: Generated<string | null>;
  pass_booking_id: Generated<string | null>;
  facts: ColumnType<WarningFacts, string, never>;
  warned_at: Date;
  seen_by: Generated<string | null>;
  seen_at: Generated<Date | null>;
}

export interface UpiClaimsTable {
  id: string;
  donation_id: string;
  utr: string;
  amount_paise: Money;
  paid_on: string;
  state: Generated<'claimed' | 'matched' | 'rejected'>;
  claimed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}
