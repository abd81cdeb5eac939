import type { Transaction } from '#server/db/schema.ts';
import type { PassWaitSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import type { PassWaitRow } from './wait-row.ts';

/** Tells who waits, where there is an address. The caller wakes 'send-letters' after the commit. */
export async function notifyWaiting(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { id, holder_email: to, language }: Pick<PassWaitRow, 'id' | 'holder_email' | 'language'>,
  says: PassWaitSays,
): Promise<void> {
  if (!to) return;
  const letter = { kind: 'pass-wait', waitId: id, says } as const;
  await queueLetter(trx, ids, { to, reader: { language }, causeKey: `pass-wait:${id}:${says}`, letter });
}
