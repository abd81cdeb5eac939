import { randomBytes } from 'node:crypto';
import type { Language } from '#core/language/languages.ts';
import { referenceOf } from '#core/requests/reference.ts';
import type { RequestInput } from '#core/requests/request.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { sealDetails } from './request-secrets.ts';

type NewRequest = {
  id: string;
  input: RequestInput;
  /** Of its content: one open request has it. */
  key: string;
  suspected: boolean;
  /** In which its sender came, where that is not the language of this request. */
  language?: Language;
};

/** The reference of the stored request; null when the same request or reference came first. */
export async function insertRequest(
  trx: Transaction,
  { clock, sealer }: Pick<Services, 'clock' | 'sealer'>,
  { id, input, key, suspected, language = siteLanguage }: NewRequest,
): Promise<string | null> {
  const reference = referenceOf(randomBytes(6));
  const now = clock();
  const added = await trx
    .insertInto('requests')
    .values({
      ...{ id, reference, kind: input.kind, suspected, language },
      sender_name: input.sender.name,
      sender_email: input.sender.email,
      sender_phone: input.sender.phone,
      subject: input.subject,
      ...sealDetails(sealer, id, input),
      ...{ content_key: key, created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows ? reference : null;
}
