import { isDonationId } from '#core/donations/donation-id.ts';
import type { LedgerRow, TimelineEntry } from '#core/donations/donation-view.ts';
import { maskPan } from '#core/fields/pan.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { Services } from '../services.ts';
import { unsealDonationPan } from './donation-pan.ts';
import { donorPerson } from './donor-person.ts';
import { selectLedger, toLedgerRow } from './ledger-queries.ts';
import { findTakingBack, type TakenBack } from './taken-back-queries.ts';

// One donation for the staff. It names its donor, so every caller checks 'donations.read' first.

export type DonationDetail = LedgerRow & {
  citizenship: 'indian' | 'nri' | 'foreign';
  panMasked: string | null;
  address: string | null;
  inNameOf: string | null;
  occasion: string | null;
  message: string | null;
  sevaOn: string | null;
  orderId: string | null;
  receipt: { id: string; number: string; voided: boolean } | null;
  /** Set for a manual donation. */
  byHand: {
    paper: string | null;
    bank: string | null;
    /** Of a cheque: the last digits of its account. */
    account: string | null;
    givenOn: string;
    recordedBy: string;
  } | null;
  /** Set where that entry was taken back. */
  takingBack: TakenBack | null;
  /** The account that gave it or whose address it names, else the guest. */
  personId: string | null;
  claim: Claim | null;
  timeline: TimelineEntry[];
};

type Claim = {
  id: string;
  utr: string;
  amount: Paise;
  paidOn: string;
  state: 'claimed' | 'matched' | 'rejected';
};

export async function findDonation({ db, sealer }: Services, id: string): Promise<DonationDetail | null> {
  if (!isDonationId(id)) return null;
  const row = await selectLedger(db.selectFrom('donations').where('donations.id', '=', id))
    .select(['citizenship', 'donor_pan_sealed', 'gateway_order_id'])
    .select(donorPerson('donations').as('donor'))
    .select([
      'donor_address_line',
      'donor_state',
      'donor_pin',
      'in_name_of',
      'occasion',
      'message',
      'seva_on',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const pan = unsealDonationPan(sealer, row);
  const address = [row.donor_address_line, row.donor_city, row.donor_state, row.donor_pin];
  return {
    ...toLedgerRow(row),
    citizenship: row.citizenship,
    panMasked: pan && maskPan(pan),
    address: address.filter((part) => part !== null).join(', ') || null,
    inNameOf: row.in_name_of,
    occasion: row.occasion,
    message: row.message,
    sevaOn: row.seva_on,
    orderId: row.gateway_order_id,
    personId: row.donor,
    receipt: row.receipt && { id: row.receipt.id, number: row.receipt.number, voided: row.receipt.voided },
    byHand: await findByHand(db, id),
    takingBack: row.taken_back && (await findTakingBack({ db }, id)),
    claim: await findClaim(db, id),
    timeline: await listTimeline(db, id),
  };
}

async function findClaim(db: Services['db'], donationId: string): Promise<Claim | null> {
  const row = await db
    .selectFrom('upi_claims')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy((build) => build('state', '=', 'rejected'))
    .orderBy('claimed_at', 'desc')
    .executeTakeFirst();
  return row
    ? { id: row.id, utr: row.utr, amount: paise(row.amount_paise), paidOn: row.paid_on, state: row.state }
    : null;
}

async function findByHand(db: Services['db'], donationId: string): Promise<DonationDetail['byHand']> {
  const row = await db
    .selectFrom('manual_donations')
    .leftJoin('people', 'people.id', 'manual_donations.recorded_by')
    .select(['paper', 'bank', 'account', 'given_on', 'people.name'])
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  if (!row) return null;
  const { paper, bank, account } = row;
  return { paper, bank, account, givenOn: row.given_on, recordedBy: row.name ?? 'Somebody who left' };
}

async function listTimeline(db: Services['db'], donationId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('donation_events')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    at: row.at,
    kind: row.kind,
    paymentId: row.payment_id,
    amount: row.amount_paise === null ? null : paise(row.amount_paise),
    note: row.note,
  }));
}
