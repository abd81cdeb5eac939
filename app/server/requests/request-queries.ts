import type { Language } from '#core/language/languages.ts';
import { isReference } from '#core/requests/reference.ts';
import type { RequestAsked, RequestKind } from '#core/requests/request.ts';
import type { Sender } from '#core/requests/request-parts.ts';
import type { Services } from '../services.ts';
import { unsealDetails } from './request-secrets.ts';

export type StoredRequest = RequestAsked & {
  id: string;
  reference: string;
  sender: Sender;
  /** In which its sender came to the site, and is answered. */
  language: Language;
  createdAt: Date;
};

export async function findRequest({ db, sealer }: Services, id: string): Promise<StoredRequest | null> {
  const row = await db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  // The readers of core wrote kind and details together.
  const request = {
    kind: row.kind,
    subject: row.subject,
    details: unsealDetails(sealer, row),
  } as RequestAsked;
  const sender = { name: row.sender_name, email: row.sender_email, phone: row.sender_phone };
  const { reference, language } = row;
  return { ...request, id: row.id, reference, sender, language, createdAt: row.created_at };
}

/**
 * What a page shows whoever sent its form. Nothing personal: the address that names it may be
 * passed on.
 */
export type SentRequest = { kind: RequestKind; reference: string; subject: string };

/**
 * The request of an address '?sent=REQ-…', where it is of a kind that this page takes; null
 * otherwise.
 */
export async function findSentRequest(
  { db }: Services,
  request: Request,
  kinds: readonly RequestKind[],
): Promise<SentRequest | null> {
  const reference = new URL(request.url).searchParams.get('sent') ?? '';
  if (!isReference(reference)) return null;
  const found = await db
    .selectFrom('requests')
    .select(['kind', 'reference', 'subject'])
    .where('reference', '=', reference)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return found ?? null;
}
