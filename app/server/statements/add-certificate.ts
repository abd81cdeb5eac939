import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import {
  type AskWhy,
  type CertificateRefusal,
  checkCertificate,
  whoseCertificate,
} from '#core/statements/certificate-file.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { listCertificateDonors } from './certificate-donors.ts';
import { tellCertificate } from './certificate-letters.ts';
import type { StatementKey } from './statement-lines.ts';

type AddRefusal = CertificateRefusal | 'not-allowed' | 'statement-not-filed' | 'certificate-known';

/** What became of a file: whose it is and whether a letter goes, or why a person must say whose. */
export type AddedCertificate = { kind: 'donor'; name: string; told: boolean } | { kind: 'ask'; why: AskWhy };

/**
 * Takes in one certificate that the portal made from the filed statement. It is a PDF by its content, kept in the database
 * and shown to its donor alone; the same file twice is one. `sending` names the form that several came with.
 */
export async function addCertificate(
  services: Services,
  viewer: Viewer,
  key: StatementKey,
  file: { name: string; bytes: Uint8Array; sending: string },
): Promise<Outcome<AddedCertificate, AddRefusal>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'statements.file')) return refuse('not-allowed');
  const { bytes, sending } = file;
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const wrong = checkCertificate(bytes, type?.mime ?? null);
  if (wrong) return refuse(wrong);
  const { entityId, taxYear } = key;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const outcome = await services.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, `certificate:${entityId}:${taxYear}:${sha256}`);
    const filed = await trx
      .selectFrom('statement_filings')
      .innerJoin('legal_entities', 'legal_entities.id', 'legal_entity_id')
      .select('legal_entities.pan')
      .where('legal_entity_id', '=', entityId)
      .where('tax_year', '=', taxYear)
      .limit(1)
      .executeTakeFirst();
    if (!filed) return refuse('statement-not-filed');
    const known = await trx
      .selectFrom('certificates')
      .select('id')
      .where('legal_entity_id', '=', entityId)
      .where('tax_year', '=', taxYear)
      .where('sha256', '=', sha256)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (known) return refuse('certificate-known');
    const whose = whoseCertificate(file.name, filed.pan, await listCertificateDonors(trx, key));
    const donationId = whose.kind === 'donor' ? whose.donor.donationId : null;
    const id = services.ids('crt');
    await trx
      .insertInto('certificates')
      .values({
        id,
        legal_entity_id: entityId,
        tax_year: taxYear,
        donation_id: donationId,
        file_name: donationId === null ? shownName(file.name) : null,
        sha256,
        byte_count: bytes.length,
        added_by: viewer.personId,
        added_at: services.clock(),
      })
      .execute();
    await trx
      .insertInto('certificate_files')
      .values({ certificate_id: id, content: Buffer.from(bytes) })
      .execute();
    const details = { certificate: id, ...(donationId === null ? { waits: true } : { gift: donationId }) };
    await writeAudit(trx, services, viewer, {
      action: 'certificate.added',
      subject: `${entityId}/${taxYear}`,
      details,
    });
    if (whose.kind === 'ask') return accept<AddedCertificate>(whose);
    const told = await tellCertificate(trx, services, whose.donor.donationId, sending);
    return accept<AddedCertificate>({ kind: 'donor', name: whose.donor.name, told });
  });
  if (outcome.ok) services.alarm.wake('send-letters');
  return outcome;
}

/** A name that the database and a screen can hold. */
function shownName(name: string): string {
  const plain = name.toWellFormed().replace(/\p{C}/gu, ' ').trim().slice(0, 200);
  return plain === '' ? 'Without a name' : plain;
}
