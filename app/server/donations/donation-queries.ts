import type { DonationState } from '#core/donations/donation-state.ts';
import type {
  DonationHistoryRow,
  DonationStatusView,
  LedgerPage,
  LedgerRow,
  TaxYearTotal,
  TimelineEntry,
} from '#core/donations/donation-view.ts';
import type { GivingPath } from '#core/donations/donation-wish.ts';
import type { Devotee } from '#core/people/viewer.ts';
import type { Services } from '../services.ts';

export type HistoryFilters = { taxYear: string | null; state: DonationState | null };

export type LedgerFilters = {
  state: DonationState | null;
  path: GivingPath | null;
  causeId: string | null;
  /** Days in Asia/Kolkata, both included. */
  from: string | null;
  to: string | null;
  /** A receipt number, a donation id, a gateway id, or part of a name. */
  search: string | null;
  page: number;
};

export type DonationDetail = LedgerRow & {
  citizenship: string;
  email: string | null;
  phone: string | null;
  panMasked: string | null;
  address: string | null;
  inNameOf: string | null;
  occasion: string | null;
  message: string | null;
  orderId: string | null;
  receiptId: string | null;
  claim: { utr: string; amount: number; paidOn: string; state: 'claimed' | 'matched' | 'rejected' } | null;
  timeline: TimelineEntry[];
};

/** For the public status page; an unknown id and a malformed one look the same: null. */
export async function findDonationStatus(
  _services: Services,
  _donationId: string,
): Promise<DonationStatusView | null> {
  throw new Error('not landed yet');
}

export async function listDonationsOf(
  _services: Services,
  _devotee: Devotee,
  _filters: HistoryFilters,
): Promise<DonationHistoryRow[]> {
  throw new Error('not landed yet');
}

export async function totalsByTaxYear(_services: Services, _devotee: Devotee): Promise<TaxYearTotal[]> {
  throw new Error('not landed yet');
}

export async function listDonations(_services: Services, _filters: LedgerFilters): Promise<LedgerPage> {
  throw new Error('not landed yet');
}

export async function findDonation(_services: Services, _id: string): Promise<DonationDetail | null> {
  throw new Error('not landed yet');
}
