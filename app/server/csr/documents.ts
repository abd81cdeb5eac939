import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { checkDocument, type DocumentRefusal } from '#core/csr/document-file.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { shownFileName } from '../web-request/shown-file-name.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockAgreement } from './lock-agreement.ts';

/** The sealed column of a document's bytes. */
const documentColumn = 'csr_documents.content_sealed';

type NewDocument = { spendingId: string; name: string; bytes: Uint8Array };

/**
 * Stores a paper of an agreement, or the proof of what was spent: a PDF or a picture by its
 * content, sealed, for the office alone. The same file twice is stored once, and proves one thing.
 */
export const addDocument = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, staff, audit },
    id: string,
    { spendingId, name, bytes }: NewDocument,
  ): Promise<Outcome<null, DocumentRefusal | 'csr-unknown' | 'csr-document-known'>> => {
    const agreement = await lockAgreement(trx, id);
    if (!agreement) return refuse('csr-unknown');
    const spending = agreement.spendings.find((one) => one.id === spendingId);
    const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null;
    const wrong = checkDocument(bytes, type);
    if (wrong) return refuse(wrong, 'file');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await trx
      .selectFrom('csr_documents')
      .select('spending_id')
      .where('agreement_id', '=', id)
      .where('sha256', '=', sha256)
      .executeTakeFirst();
    if (known) {
      return known.spending_id === (spending?.id ?? null)
        ? accept(null)
        : refuse('csr-document-known', 'file');
    }
    const documentId = services.ids('doc');
    await trx
      .insertInto('csr_documents')
      .values({
        id: documentId,
        agreement_id: id,
        spending_id: spending?.id ?? null,
        file_name: shownFileName(name),
        media_type: type ?? '',
        byte_count: bytes.length,
        sha256,
        content_sealed: services.sealer.seal(documentColumn, documentId, bytes),
        added_by: staff.personId,
        added_at: services.clock(),
      })
      .execute();
    await audit({ action: 'csr-agreement.document', subject: id, details: { document: documentId } });
    return accept(null);
  },
});

/** Null for an unknown id. The caller checks 'donations.record'. */
export async function readDocument({ db, sealer }: Services, agreementId: string, id: string) {
  const row = await db
    .selectFrom('csr_documents')
    .select(['file_name', 'media_type', 'content_sealed'])
    .where('id', '=', id)
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  if (!row) return null;
  const content = sealer.open(documentColumn, id, row.content_sealed);
  return { name: row.file_name, type: row.media_type, content };
}
