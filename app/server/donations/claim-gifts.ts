import { type Kysely, sql, type Transaction } from 'kysely';
import { isDonationId } from '#core/donations/donation-id.ts';
import { isOpen } from '#core/payments/money-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Where the money of a claim goes; `copyOf`: a gift that is closed, whose wish is entered anew under `id`. */
export type ClaimPlace = { id: string; copyOf: string | null };
type PlaceRefusal = 'choose-gift' | 'gift-unfit' | 'gift-has-claim';

type Claim = { id: string; donation_id: string; amount_paise: number };

/**
 * The gift that a claim pays. It is the donor's own, until its match was taken back: then a person names one of the same
 * sum that waits for money. A closed one (the gift that the match was taken back from, or one that expired meanwhile)
 * cannot be opened again, since a state only moves forward: its wish is entered anew.
 */
export async function placeClaim(
  services: Services,
  claim: Claim,
  giftId: string,
): Promise<Outcome<ClaimPlace, PlaceRefusal>> {
  const { db, ids } = services;
  if (!(await wasTakenBack(db, claim.id))) return accept({ id: claim.donation_id, copyOf: null });
  if (giftId === '') return refuse('choose-gift', 'gift');
  const gift = isDonationId(giftId)
    ? await db
        .selectFrom('donations')
        .select(['id', 'state', 'total_paise'])
        .where('id', '=', giftId)
        .executeTakeFirst()
    : undefined;
  if (gift?.total_paise !== claim.amount_paise) return refuse('gift-unfit', 'gift');
  const own = gift.id === claim.donation_id;
  if (isOpen(gift.state) || (own && gift.state === 'review')) {
    return (await hasOtherClaim(db, gift.id, claim.id))
      ? refuse('gift-has-claim', 'gift')
      : accept({ id: gift.id, copyOf: null });
  }
  const closed = gift.state === 'expired' || gift.state === 'cancelled' || (own && gift.state === 'refunded');
  return closed ? accept({ id: ids('don'), copyOf: gift.id }) : refuse('gift-unfit', 'gift');
}

async function wasTakenBack(db: Kysely<Database>, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim_reversals')
    .select('payment_id')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasOtherClaim(db: Kysely<Database>, giftId: string, claimId: string): Promise<boolean> {
  const row = await db
    .selectFrom('upi_claims')
    .select('id')
    .where('donation_id', '=', giftId)
    .where('state', '<>', 'rejected')
    .where('id', '<>', claimId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The wish of a gift under a new id: the same giver, lines and words, begun now. */
export async function copyGift(
  trx: Transaction<Database>,
  { clock }: Services,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const now = clock();
  await sql`insert into donations (id, intent_key, intent_hash, path, citizenship, legal_entity_id, total_paise,
      donor_name, donor_email, donor_phone, donor_pan, donor_address_line, donor_city, donor_state, donor_pin, in_name_of,
      occasion, message, seva_on, person_id, created_at)
    select ${to}, 'anew_' || ${to}, intent_hash, path, citizenship, legal_entity_id, total_paise,
      donor_name, donor_email, donor_phone, donor_pan, donor_address_line, donor_city, donor_state, donor_pin, in_name_of,
      occasion, message, seva_on, person_id, ${now}::timestamptz
    from donations where id = ${from}`.execute(trx);
  await sql`insert into donation_lines (donation_id, position, cause_id, type_id, title, quantity, unit_paise, amount_paise)
    select ${to}, position, cause_id, type_id, title, quantity, unit_paise, amount_paise
    from donation_lines where donation_id = ${from}`.execute(trx);
  await sql`insert into donation_events (donation_id, at, kind, state, amount_paise, note)
    select ${to}, ${now}::timestamptz, 'entered-anew', 'created', total_paise, ${from}
    from donations where id = ${from}`.execute(trx);
}
