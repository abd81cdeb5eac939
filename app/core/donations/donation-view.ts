import type { Paise } from '#core/money/paise.ts';
import type { GivingPath } from './donation-input.ts';
import type { DonationState } from './donation-state.ts';
import type { TakenBackKind } from './take-back.ts';

/** What anybody with the unguessable link may see of a donation: nothing personal. */
export type DonationStatusView = {
  id: string;
  /** What a donor writes as the reference of a bank transfer. */
  transferCode: string;
  state: DonationState;
  total: Paise;
  lines: DonationLineView[];
  /** Calendar day in Asia/Kolkata on which the donation was begun. */
  begunOn: string;
  /** The day for which it is meant, when one was named. */
  sevaOn: string | null;
  /** True while the donor may (again) be sent to pay. */
  payable: boolean;
  path: GivingPath;
  /** Whether the donor left an address for letters; without one only this page shows the state. */
  mailed: boolean;
  /** The gateway's one-word reason why the last try failed; the page words it. */
  failure: string | null;
  /** A bank transfer that waits to be matched by the staff. */
  claimed: boolean;
  /** A manual donation whose entry was taken back. */
  takenBack: TakenBackKind | null;
  /** What was refunded: of the donation itself, and of additional payments (a second one). */
  returned: { ofDonation: Paise; besides: Paise };
  /** For the printed receipt; null before the donation is settled. */
  receipt: { id: string; number: string; givenOn: string; verifyCode: string; voided: boolean } | null;
};

export type DonationLineView = {
  causeId: string;
  typeId: string | null;
  title: string;
  quantity: number;
  unit: Paise;
  amount: Paise;
};

/** One row of a donor's own history. */
export type DonationHistoryRow = DonationStatusView & { givenOn: string | null; taxEligible: boolean };

export type TaxYearTotal = {
  /** Financial year April to March: '2026-27'. */
  taxYear: string;
  total: Paise;
  /** The part that has a tax receipt. */
  taxTotal: Paise;
  count: number;
};

/** One row of the admin's ledger. */
export type LedgerRow = {
  id: string;
  state: DonationState;
  path: GivingPath;
  total: Paise;
  createdAt: Date;
  paidAt: Date | null;
  donorName: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  /** The total less refunds; zero while it is not given. */
  net: Paise;
  lines: DonationLineView[];
  receiptNumber: string | null;
  mode: string | null;
  takenBack: TakenBackKind | null;
};

export type LedgerPage = {
  rows: LedgerRow[];
  page: number;
  pages: number;
  count: number;
  /** Of the matching donations that are given. */
  total: Paise;
};

export type TimelineEntry = {
  at: Date;
  /** 'begun', 'attempted', 'paid', 'duplicate', 'claimed', 'receipt-issued', 'receipt-resent', … */
  kind: string;
  paymentId: string | null;
  amount: Paise | null;
  note: string | null;
};
