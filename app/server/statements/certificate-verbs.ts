import type { Transaction } from 'kysely';
import { mayDo } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { listCertificateDonors } from './certificate-donors.ts';
import { notifyOfCertificate } from './certificate-letters.ts';
import type { StatementKey } from './statement-lines.ts';

type CertificateRefusal = 'not-allowed' | 'certificate-gone' | 'certificate-whose' | 'no-email';
type Notified = { told: boolean };

/**
 * Assigns a waiting certificate to a donor: by the donation, out of the list of the year's donors.
 */
export function assignCertificate(
  services: Services,
  viewer: Viewer,
  key: StatementKey,
  { id, donationId }: { id: string; donationId: string },
): Promise<Outcome<Notified, CertificateRefusal>> {
  return withCertificate(services, viewer, key, id, async (trx, staff, { donation }) => {
    if (donation !== null) return refuse('certificate-gone');
    const donors = await listCertificateDonors(trx, services, key);
    if (!donors.some((one) => one.donationId === donationId))
      return refuse('certificate-whose', 'donationId');
    await trx
      .updateTable('certificates')
      .set({ donation_id: donationId, file_name_sealed: null })
      .where('id', '=', id)
      .execute();
    await note(trx, services, staff, key, 'assigned', { certificate: id, donation: donationId });
    return accept({ told: await notifyOfCertificate(trx, services, donationId, id) });
  });
}

/**
 * Removes a certificate: nobody sees it any more, and its bytes are erased. The row records that it
 * existed.
 */
export function withdrawCertificate(
  services: Services,
  viewer: Viewer,
  key: StatementKey,
  id: string,
): Promise<Outcome<Notified, CertificateRefusal>> {
  return withCertificate(services, viewer, key, id, async (trx, staff, { donation }) => {
    await trx.deleteFrom('certificate_files').where('certificate_id', '=', id).execute();
    await trx
      .updateTable('certificates')
      .set({ withdrawn_by: staff.personId, withdrawn_at: services.clock(), file_name_sealed: null })
      .where('id', '=', id)
      .execute();
    await note(trx, services, staff, key, 'withdrawn', { certificate: id, ...(donation && { donation }) });
    return accept({ told: false });
  });
}

/** Writes to the donor again, with the certificate for a guest. */
export function resendCertificate(
  services: Services,
  viewer: Viewer,
  key: StatementKey,
  id: string,
): Promise<Outcome<Notified, CertificateRefusal>> {
  return withCertificate(services, viewer, key, id, async (trx, staff, { donation }) => {
    if (donation === null) return refuse('certificate-gone');
    if (!(await notifyOfCertificate(trx, services, donation, null))) return refuse('no-email');
    await note(trx, services, staff, key, 'resent', { certificate: id, donation });
    return accept({ told: true });
  });
}

type Action = (
  trx: Transaction<Database>,
  staff: Staff,
  current: { donation: string | null },
) => Promise<Outcome<Notified, CertificateRefusal>>;

/** With the certificate locked, if it belongs to this statement and was not removed. */
async function withCertificate(
  services: Services,
  viewer: Viewer,
  { entityId, taxYear }: StatementKey,
  id: string,
  action: Action,
): Promise<Outcome<Notified, CertificateRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'statements.file')) return refuse('not-allowed');
  const outcome = await services.db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('certificates')
      .select('donation_id as donation')
      .where('id', '=', id)
      .where('legal_entity_id', '=', entityId)
      .where('tax_year', '=', taxYear)
      .where('withdrawn_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return current ? action(trx, viewer, current) : refuse('certificate-gone');
  });
  if (outcome.ok && outcome.value.told) services.wakeups.wake('send-letters');
  return outcome;
}

function note(
  trx: Transaction<Database>,
  services: Services,
  staff: Staff,
  { entityId, taxYear }: StatementKey,
  verb: string,
  details: Record<string, unknown>,
): Promise<void> {
  const subject = `${entityId}/${taxYear}`;
  return writeAudit(trx, services, staff, { action: `certificate.${verb}`, subject, details });
}
