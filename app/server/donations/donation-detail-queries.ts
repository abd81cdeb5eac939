import { isDonationId } from '#core/donations/donation-id.ts';
import type { LedgerRow, TimelineEntry } from '#core/donations/donation-view.ts';
import { maskPan } from '#core/fields/pan.ts';
import type { Paise } from '#core/money/paise.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
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
    .select(['citizenship', 'donor_pan_sealed', 'gateway_order_id as orderId'])
    .select(donorPerson('donations').as('personId'))
    .select([
      'donor_address_line',
      'donor_state',
      'donor_pin',
      'in_name_of as inNameOf',
      'occasion',
      'message',
    ])
    .select('seva_on as sevaOn')
    .executeTakeFirst();
  if (!row) return null;
  const { donor_pan_sealed, donor_address_line, donor_state, donor_pin, ...shown } = row;
  const pan = unsealDonationPan(sealer, { id, donor_pan_sealed });
  const { citizenship, inNameOf, occasion, message, sevaOn, orderId, personId } = shown;
  const address = [donor_address_line, shown.city, donor_state, donor_pin];
  return {
    ...toLedgerRow(shown),
    ...{ citizenship, inNameOf, occasion, message, sevaOn, orderId, personId },
    panMasked: pan && maskPan(pan),
    address: address.filter((part) => part !== null).join(', ') || null,
    receipt: row.receipt && { id: row.receipt.id, number: row.receipt.number, voided: row.receipt.voided },
    byHand: await findByHand(db, id),
    takingBack: row.takenBack && (await findTakingBack({ db }, id)),
    claim: await findClaim(db, id),
    timeline: await listTimeline(db, id),
  };
}

async function findClaim(db: Services['db'], donationId: string): Promise<Claim | null> {
  const row = await db
    .selectFrom('upi_claims')
    .select(['id', 'utr', 'amount_paise as amount', 'paid_on as paidOn', 'state'])
    .where('donation_id', '=', donationId)
    .orderBy((build) => build('state', '=', 'rejected'))
    .orderBy('claimed_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
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
  return { paper, bank, account, givenOn: row.given_on, recordedBy: row.name ?? somebodyWhoLeft };
}

async function listTimeline(db: Services['db'], donationId: string): Promise<TimelineEntry[]> {
  return db
    .selectFrom('donation_events')
    .select(['at', 'kind', 'payment_id as paymentId', 'amount_paise as amount', 'note'])
    .where('donation_id', '=', donationId)
    .orderBy('id')
    .execute();
}
