import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { accept, type Outcome, refuse } from '#core/result.ts';
import {
  type AskWhy,
  type CertificateDonor,
  type CertificateRefusal,
  checkCertificate,
  whoseCertificate,
} from '#core/statements/certificate-file.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { shownFileName } from '../web-request/shown-file-name.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { listCertificateDonors } from './certificate-donors.ts';
import { notifyOfCertificate } from './certificate-letters.ts';
import { contentColumn, fileNameColumn } from './certificate-queries.ts';
import type { StatementKey } from './statement-lines.ts';

type AddRefusal = CertificateRefusal | 'statement-not-filed' | 'certificate-known';

/** The result for a file: whose it is and whether a letter goes, or why a person must assign it. */
export type AddedCertificate =
  | { kind: 'donor'; name: string; notified: boolean }
  | { kind: 'ask'; why: AskWhy };

type File = { name: string; bytes: Uint8Array };
export type AddedFile = Outcome<AddedCertificate, AddRefusal>;

/**
 * Adds the certificates of one form, which the portal made from the filed statement: PDFs by their
 * content, stored in the database and shown to their donor alone; the same file twice is stored
 * once. Returns the results in their order. All in one transaction: the one letter to a donor is
 * sent when all of theirs are stored.
 */
export const addCertificates = staffWrite({
  permission: 'statements.file',
  run: async (write, key: StatementKey, files: readonly File[]): Promise<Outcome<AddedFile[]>> => {
    const { trx, services, wake } = write;
    const sending = services.ids('snd');
    await takeAdvisoryLock(trx, `certificates:${key.entityId}:${key.taxYear}`);
    const donors = await listCertificateDonors(trx, services, key);
    const all: AddedFile[] = [];
    for (const file of files) all.push(await addOne(write, { key, donors, sending }, file));
    wake('send-letters');
    return accept(all);
  },
});

async function addOne(
  { trx, services, staff, audit }: StaffWrite,
  { key, donors, sending }: { key: StatementKey; donors: CertificateDonor[]; sending: string },
  { name, bytes }: File,
): Promise<AddedFile> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const wrong = checkCertificate(bytes, type?.mime ?? null);
  if (wrong) return refuse(wrong);
  const { entityId, taxYear } = key;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
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
  const whose = whoseCertificate(name, filed.pan, donors);
  const donationId = whose.kind === 'donor' ? whose.donor.donationId : null;
  const id = services.ids('crt');
  await trx
    .insertInto('certificates')
    .values({
      id,
      legal_entity_id: entityId,
      tax_year: taxYear,
      donation_id: donationId,
      file_name_sealed:
        donationId === null ? services.sealer.seal(fileNameColumn, id, shownFileName(name)) : null,
      sha256,
      byte_count: bytes.length,
      added_by: staff.personId,
      added_at: services.clock(),
    })
    .execute();
  await trx
    .insertInto('certificate_files')
    .values({ certificate_id: id, content_sealed: services.sealer.seal(contentColumn, id, bytes) })
    .execute();
  const details = { certificate: id, ...(donationId === null ? { waits: true } : { donation: donationId }) };
  await audit({
    action: 'certificate.added',
    subject: `${entityId}/${taxYear}`,
    details,
  });
  if (whose.kind === 'ask') return accept<AddedCertificate>(whose);
  const notified = await notifyOfCertificate(trx, services, whose.donor.donationId, sending);
  return accept<AddedCertificate>({ kind: 'donor', name: whose.donor.name, notified });
}
