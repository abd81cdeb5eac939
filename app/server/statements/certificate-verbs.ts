import { accept, type Outcome, refuse } from '#core/result.ts';
import type { AuditEntry } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listCertificateDonors } from './certificate-donors.ts';
import { notifyOfCertificate } from './certificate-letters.ts';
import type { StatementKey } from './statement-lines.ts';

type CertificateRefusal = 'certificate-gone' | 'certificate-whose' | 'no-email';
/** `notified`: a letter goes to the donor. */
type Decided = Promise<Outcome<{ notified: boolean }, CertificateRefusal>>;

/**
 * Assigns a waiting certificate to a donor: by the donation, out of the list of the year's donors.
 */
export const assignCertificate = staffWrite({
  permission: 'statements.file',
  run: async (
    { services, trx, audit, wake },
    key: StatementKey,
    { id, donationId }: { id: string; donationId: string },
  ): Decided => {
    const certificate = await lockCertificate(trx, key, id);
    if (certificate?.donation !== null) return refuse('certificate-gone');
    const donors = await listCertificateDonors(trx, services, key);
    if (!donors.some((one) => one.donationId === donationId))
      return refuse('certificate-whose', 'donationId');
    await trx
      .updateTable('certificates')
      .set({ donation_id: donationId, file_name_sealed: null })
      .where('id', '=', id)
      .execute();
    await audit(entryOf(key, 'assigned', { certificate: id, donation: donationId }));
    const notified = await notifyOfCertificate(trx, services, donationId, id);
    if (notified) wake('send-letters');
    return accept({ notified });
  },
});

/**
 * Removes a certificate: nobody sees it any more, and its bytes are erased. The row records that it
 * existed.
 */
export const withdrawCertificate = staffWrite({
  permission: 'statements.file',
  run: async ({ services, trx, staff, audit }, key: StatementKey, id: string): Decided => {
    const certificate = await lockCertificate(trx, key, id);
    if (!certificate) return refuse('certificate-gone');
    const { donation } = certificate;
    await trx.deleteFrom('certificate_files').where('certificate_id', '=', id).execute();
    await trx
      .updateTable('certificates')
      .set({ withdrawn_by: staff.personId, withdrawn_at: services.clock(), file_name_sealed: null })
      .where('id', '=', id)
      .execute();
    await audit(entryOf(key, 'withdrawn', { certificate: id, ...(donation && { donation }) }));
    return accept({ notified: false });
  },
});

/** Writes to the donor again, with the certificate for a guest. */
export const resendCertificate = staffWrite({
  permission: 'statements.file',
  run: async ({ services, trx, audit, wake }, key: StatementKey, id: string): Decided => {
    const donation = (await lockCertificate(trx, key, id))?.donation;
    if (!donation) return refuse('certificate-gone');
    if (!(await notifyOfCertificate(trx, services, donation, null))) return refuse('no-email');
    await audit(entryOf(key, 'resent', { certificate: id, donation }));
    wake('send-letters');
    return accept({ notified: true });
  },
});

/** Locked until the transaction ends, if it belongs to this statement and was not removed. */
function lockCertificate(trx: Transaction, { entityId, taxYear }: StatementKey, id: string) {
  return trx
    .selectFrom('certificates')
    .select('donation_id as donation')
    .where('id', '=', id)
    .where('legal_entity_id', '=', entityId)
    .where('tax_year', '=', taxYear)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

function entryOf(
  { entityId, taxYear }: StatementKey,
  verb: string,
  details: Record<string, unknown>,
): AuditEntry {
  return { action: `certificate.${verb}`, subject: `${entityId}/${taxYear}`, details };
}
