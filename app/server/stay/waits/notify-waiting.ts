import { href } from 'react-router';
import { pathIn } from '#core/language/languages.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { StayWaitSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import { queueTextMessage } from '#server/text-messages/queue-text-message.ts';
import { offerText } from './reaches-guest.ts';
import { waitKey } from './wait-queries.ts';
import type { WaitRow } from './wait-row.ts';

type Waiting = Pick<WaitRow, 'id' | 'guest_email' | 'guest_phone' | 'language'>;

/**
 * Tells who waits, by letter where there is an address; of an offer also by text message, where the
 * operators know it. The caller wakes 'send-letters' and 'send-text-messages' after the commit.
 */
export async function notifyWaiting(
  trx: Transaction,
  services: Services,
  { id, guest_email: to, guest_phone, language }: Waiting,
  says: StayWaitSays,
  offerMinutes = 0,
): Promise<void> {
  const causeKey = `stay-wait:${id}:${says}`;
  if (to)
    await queueLetter(trx, services.ids, {
      ...{ to, reader: { language }, causeKey, letter: { kind: 'stay-wait', waitId: id, says } },
    });
  if (says !== 'offered') return;
  const path = pathIn(language, `${href('/stay/wait/:id', { id })}?key=${waitKey(services, id)}`);
  await queueTextMessage(trx, services, {
    ...{ to: guest_phone, template: offerText, language, causeKey },
    ...{ values: { link: `${services.config.publicUrl}${path}` }, usefulMinutes: offerMinutes },
  });
}
