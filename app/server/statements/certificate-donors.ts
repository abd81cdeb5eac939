import { sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import type { CertificateDonor } from '#core/statements/certificate-file.ts';
import { taxYearSpan } from '#core/time/tax-year.ts';
import type { Db } from '../db/schema.ts';
import { unsealDonationPans } from '../donations/donation-pan.ts';
import type { Services } from '../services.ts';
import type { StatementKey } from './statement-lines.ts';

/**
 * The donors of what counts in a year, by PAN: for each donor the newest donation, whose account,
 * else whose address, receives the certificate. An account and a guest under its verified address
 * are one donor, as in the donor's own history.
 */
export async function listCertificateDonors(
  db: Db,
  { sealer }: Pick<Services, 'sealer'>,
  { entityId, taxYear }: StatementKey,
): Promise<CertificateDonor[]> {
  const span = taxYearSpan(taxYear);
  const { rows } = await sql<Omit<CertificateDonor, 'pan'> & { sealedPan: string }>`
    with donation as (
      select donations.id, donor_pan_sealed, donor_pan_index as pan, paid_at, coalesce(account.email, donor_email) as email,
        coalesce(receipt.facts->'donor'->>'name', '') as name,
        coalesce(account.id, lower(donor_email), concat_ws(' ', donor_phone, lower(donor_name))) as donor
      from donations join receipts as receipt on receipt.donation_id = donations.id and receipt.voided_at is null
        left join people as account on account.id = coalesce(donations.person_id,
          (select people.id from people where people.email = lower(donor_email) and people.email_verified))
      where donations.legal_entity_id = ${entityId} and donations.path = 'tax' and donor_pan_index is not null
        and donations.state = any(${[...givenStates]}) and (receipt.facts->>'taxEligible')::boolean
        and paid_at >= ${span?.from ?? null} and paid_at < ${span?.to ?? null}
    ),
    newest as (select distinct on (pan, donor) * from donation order by pan, donor, paid_at desc, id desc)
    select id as "donationId", donor_pan_sealed as "sealedPan", name, email, count(*) over (partition by pan)::int as donors
    from newest order by lower(name), pan, id`.execute(db);
  const donations = rows.map(({ donationId, sealedPan }) => ({
    id: donationId,
    donor_pan_sealed: sealedPan,
  }));
  const pans = await unsealDonationPans(sealer, donations);
  return rows.map(({ sealedPan: _, ...donor }, at) => ({ ...donor, pan: pans[at] ?? '' }));
}
