import { sql } from 'kysely';
import { isDonationId } from '#core/donations/donation-id.ts';
import { isOpen } from '#core/purchases/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { sealDonationPan, unsealDonationPan } from './donation-pan.ts';

/** The donation that a claim is for; `anew`: it is closed, and a copy is entered for it. */
type ClaimPlace = { donationId: string; anew: boolean };
type PlaceRefusal = 'choose-gift' | 'gift-unfit' | 'gift-has-claim';

type Claim = { id: string; donation_id: string; amount_paise: number };

/**
 * The donation that a claim pays. It is the donor's own, until its match was taken back: then a
 * person names an unpaid one of the same sum. A closed one (from which the match was taken back, or
 * expired meanwhile) cannot be reopened, since states only move forward: a copy is entered. The
 * result holds while the donation is locked.
 */
export async function placeClaim(
  db: Db,
  claim: Claim,
  donationId: string,
): Promise<Outcome<ClaimPlace, PlaceRefusal>> {
  if (!(await wasTakenBack(db, claim.id))) return accept({ donationId: claim.donation_id, anew: false });
  if (donationId === '') return refuse('choose-gift', 'donation');
  const donation = isDonationId(donationId)
    ? await db
        .selectFrom('donations')
        .select(['id', 'state', 'total_paise'])
        .where('id', '=', donationId)
        .executeTakeFirst()
    : undefined;
  if (donation?.total_paise !== claim.amount_paise) return refuse('gift-unfit', 'donation');
  const own = donation.id === claim.donation_id;
  if (isOpen(donation.state) || (own && donation.state === 'review')) {
    return (await hasOtherClaim(db, donation.id, claim.id))
      ? refuse('gift-has-claim', 'donation')
      : accept({ donationId: donation.id, anew: false });
  }
  const closed =
    donation.state === 'expired' || donation.state === 'cancelled' || (own && donation.state === 'refunded');
  return closed ? accept({ donationId: donation.id, anew: true }) : refuse('gift-unfit', 'donation');
}

/**
 * Checks again, with the donation locked so that nobody else moves or claims it until the
 * transaction ends.
 */
export async function placeClaimForGood(
  trx: Transaction,
  claim: Claim,
  { donationId, anew }: ClaimPlace,
): Promise<Outcome<ClaimPlace, PlaceRefusal>> {
  await trx.selectFrom('donations').select('id').where('id', '=', donationId).forUpdate().execute();
  const placed = await placeClaim(trx, claim, donationId);
  return placed.ok && placed.value.anew !== anew ? refuse('gift-unfit', 'donation') : placed;
}

async function wasTakenBack(db: Db, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim_reversals')
    .select('payment_id')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasOtherClaim(db: Db, donationId: string, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('upi_claims')
    .select('id')
    .where('donation_id', '=', donationId)
    .where('state', '<>', 'rejected')
    .where('id', '<>', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A copy of a donation under a new id: the same donor, lines and texts, created now. */
export async function copyDonation(
  trx: Transaction,
  { clock, sealer }: Services,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const now = clock();
  const source = await trx
    .selectFrom('donations')
    .select(['id', 'donor_pan_sealed'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const pan = sealDonationPan(sealer, to, unsealDonationPan(sealer, source));
  await sql`insert into donations (id, intent_key, intent_hash, path, citizenship, legal_entity_id, total_paise,
      donor_name, donor_email, donor_phone, donor_pan_sealed, donor_pan_index, donor_address_line, donor_city, donor_state, donor_pin, in_name_of,
      occasion, message, seva_on, person_id, created_at)
    select ${to}, 'anew_' || ${to}, intent_hash, path, citizenship, legal_entity_id, total_paise,
      donor_name, donor_email, donor_phone, ${pan.donor_pan_sealed}, ${pan.donor_pan_index}, donor_address_line, donor_city, donor_state, donor_pin, in_name_of,
      occasion, message, seva_on, person_id, ${now}::timestamptz
    from donations where id = ${from}`.execute(trx);
  await sql`insert into donation_lines (donation_id, position, cause_id, type_id, title, quantity, unit_paise, amount_paise)
    select ${to}, position, cause_id, type_id, title, quantity, unit_paise, amount_paise
    from donation_lines where donation_id = ${from}`.execute(trx);
  await sql`insert into donation_events (donation_id, at, kind, state, amount_paise, note)
    select ${to}, ${now}::timestamptz, 'entered-anew', 'created', total_paise, ${from}
    from donations where id = ${from}`.execute(trx);
}
