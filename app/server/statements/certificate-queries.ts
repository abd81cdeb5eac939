import { type RawBuilder, sql } from 'kysely';
import { givenStates } from '#core/donations/donation-state.ts';
import type { Devotee } from '#core/people/viewer.ts';
import type { CertificateDonor } from '#core/statements/certificate-file.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
import { unsealDonationPan } from '../donations/donation-pan.ts';
import { netPaise } from '../donations/net-paise.ts';
import { isOf } from '../donations/own-donations.ts';
import type { Services } from '../services.ts';
import { listCertificateDonors } from './certificate-donors.ts';
import type { StatementKey } from './statement-lines.ts';

/** The sealed columns of a waiting file's name, and of a file's bytes: both may contain a PAN. */
export const fileNameColumn = 'certificates.file_name_sealed';
export const contentColumn = 'certificate_files.content_sealed';

/** A certificate for the staff; its PAN is the donor's. */
type AdminCertificate = { id: string; addedAt: Date; addedBy: string };
export type DonorCertificates = CertificateDonor & { certificates: AdminCertificate[] };
export type WaitingCertificate = AdminCertificate & { fileName: string };

/**
 * The year's donors with their certificates, and the files that wait to be assigned. A certificate
 * stays with its donor when the donation stops counting later. The caller checks 'statements.read'.
 */
export async function listCertificates(
  { db, sealer }: Services,
  key: StatementKey,
): Promise<{ donors: DonorCertificates[]; waiting: WaitingCertificate[] }> {
  const [donors, rows] = await Promise.all([
    listCertificateDonors(db, { sealer }, key),
    db
      .selectFrom('certificates')
      .leftJoin('donations', 'donations.id', 'certificates.donation_id')
      .leftJoin('people', 'people.id', 'certificates.added_by')
      .select([
        'certificates.id',
        'file_name_sealed',
        'added_at',
        'people.name as adder',
        'certificates.donation_id',
      ])
      .select(['donor_pan_sealed', 'donor_name', 'donor_email'])
      .where('certificates.legal_entity_id', '=', key.entityId)
      .where('certificates.tax_year', '=', key.taxYear)
      .where('withdrawn_at', 'is', null)
      .orderBy('added_at')
      .orderBy('certificates.id')
      .execute(),
  ]);
  const all = donors.map((donor): DonorCertificates => ({ ...donor, certificates: [] }));
  const waiting: WaitingCertificate[] = [];
  for (const row of rows) {
    const certificate = { id: row.id, addedAt: row.added_at, addedBy: row.adder ?? somebodyWhoLeft };
    if (row.donation_id === null) {
      const fileName = sealer.openText(fileNameColumn, row.id, row.file_name_sealed) ?? '';
      waiting.push({ ...certificate, fileName });
      continue;
    }
    const donation = { id: row.donation_id, donor_pan_sealed: row.donor_pan_sealed };
    const pan = unsealDonationPan(sealer, donation)?.toUpperCase() ?? '';
    const donor =
      all.find(({ donationId }) => donationId === row.donation_id) ??
      all.find((one) => one.pan === pan && one.donors === 1);
    if (donor) donor.certificates.push(certificate);
    else {
      const former = { donationId: row.donation_id, pan, name: row.donor_name ?? '', email: row.donor_email };
      all.push({ ...former, donors: 1, certificates: [certificate] });
    }
  }
  return { donors: all, waiting };
}

export type OwnCertificate = { id: string; taxYear: string; entityId: string; entity: string };

/** The devotee's own certificates: of donations in their own history. */
export function listOwnCertificates(services: Services, devotee: Devotee): Promise<OwnCertificate[]> {
  return listCertificatesOf(services, isOf(devotee));
}

/** The certificates of some donations, by a condition on `donations`. */
export function listCertificatesOf(
  { db }: Services,
  donations: RawBuilder<boolean>,
): Promise<OwnCertificate[]> {
  return db
    .selectFrom('certificates')
    .innerJoin('donations', 'donations.id', 'certificates.donation_id')
    .innerJoin('legal_entities', 'legal_entities.id', 'certificates.legal_entity_id')
    .select(['certificates.id', 'certificates.tax_year as taxYear'])
    .select(['legal_entities.id as entityId', 'legal_entities.name as entity'])
    .where('withdrawn_at', 'is', null)
    .where(donations)
    .orderBy('certificates.tax_year', 'desc')
    .orderBy('added_at')
    .orderBy('certificates.id')
    .execute();
}

/**
 * A legal entity that certifies the devotee's donations of a year; `filedOn`: null until its
 * statement of the year is filed.
 */
export type OwnTaxYear = { taxYear: string; entityId: string; entity: string; filedOn: string | null };

/**
 * Which legal entities certify what, and whether it was filed: every entity has statements of its
 * own. What counts is as in readLines.
 */
export async function listOwnTaxYears({ db }: Services, devotee: Devotee): Promise<OwnTaxYear[]> {
  const { rows } = await sql<OwnTaxYear>`
    with own as (
      select '20' || receipts.tax_year as tax_year, donations.legal_entity_id
      from donations join receipts on receipts.donation_id = donations.id and receipts.voided_at is null
      where ${isOf(devotee)} and donations.path = 'tax' and donations.state = any(${[...givenStates]})
        and (receipts.facts->>'taxEligible')::boolean
      group by receipts.tax_year, donations.legal_entity_id
      having sum(${netPaise}) > 0
    )
    select own.tax_year as "taxYear", entity.id as "entityId", entity.name as entity,
      (select max(filed_on) from statement_filings as filing
        where filing.legal_entity_id = entity.id and filing.tax_year = own.tax_year) as "filedOn"
    from own join legal_entities as entity on entity.id = own.legal_entity_id
    order by entity.name, entity.id`.execute(db);
  return rows;
}

/** The PDF of one's own certificate; null for anybody else's, as for one that does not exist. */
export async function readOwnCertificate(
  { db, sealer }: Services,
  devotee: Devotee,
  id: string,
): Promise<{ taxYear: string; content: Buffer } | null> {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('donations', 'donations.id', 'certificates.donation_id')
    .innerJoin('certificate_files', 'certificate_id', 'certificates.id')
    .select(['certificates.tax_year as taxYear', 'content_sealed'])
    .where('certificates.id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where(isOf(devotee))
    .executeTakeFirst();
  return row ? { taxYear: row.taxYear, content: sealer.open(contentColumn, id, row.content_sealed) } : null;
}

/**
 * Somebody sees the donation in an account: it was given from one, or names the verified address of
 * one (own-donations.ts).
 */
const hasAccount = sql<boolean>`exists (select from people where people.id = donations.person_id
  or (donations.person_id is null and people.email = lower(donor_email) and people.email_verified))`;

/** The facts for the letter about a donation's certificates; null where there are none any more. */
export async function findReadyCertificates({ db, sealer }: Services, donationId: string) {
  const donation = await db
    .selectFrom('donations')
    .innerJoin('legal_entities', 'legal_entities.id', 'donations.legal_entity_id')
    .select(['donor_name as name', 'legal_entities.name as entity'])
    .select(hasAccount.as('account'))
    .where('donations.id', '=', donationId)
    .executeTakeFirst();
  const files = await db
    .selectFrom('certificates')
    .innerJoin('certificate_files', 'certificate_id', 'certificates.id')
    .select(['certificates.id', 'tax_year', 'content_sealed'])
    .where('donation_id', '=', donationId)
    .where('withdrawn_at', 'is', null)
    .orderBy('added_at')
    .execute();
  const [first] = files;
  if (!donation || !first) return null;
  return {
    name: donation.name,
    entity: donation.entity,
    taxYear: first.tax_year,
    /** The account shows them; only a guest gets them with the letter. */
    account: donation.account,
    files: files.map((file) => sealer.open(contentColumn, file.id, file.content_sealed)),
  };
}
