import { href } from 'react-router';
import { pathIn } from '#core/language/languages.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { queueTextMessage } from '../text-messages/queue-text-message.ts';
import { canText } from '../text-messages/text-sender.ts';

type NewReceipt = { id: string; donationId: string; personId: string };

/**
 * The receipt of a donation without an e-mail address: a text message with the link of its page, to
 * the proven number of the account, and only where that template is registered. A number that
 * somebody typed gets none: the page itself shows the receipt.
 */
export async function textReceipt(
  trx: Transaction,
  services: Pick<Services, 'ids' | 'clock' | 'config' | 'textMessages'>,
  { id, donationId, personId }: NewReceipt,
): Promise<void> {
  if (!canText(services.textMessages, 'receipt')) return;
  const person = await trx
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['mobile', 'language'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  if (!person?.mobile) return;
  const language = person.language ?? 'en';
  const path = pathIn(language, href('/donationStatus/:id', { id: donationId }));
  await queueTextMessage(trx, services, {
    ...{ to: person.mobile, template: 'receipt', language, causeKey: `receipt:${id}` },
    ...{ values: { link: `${services.config.publicUrl}${path}` }, usefulMinutes: 24 * 60 },
  });
}
