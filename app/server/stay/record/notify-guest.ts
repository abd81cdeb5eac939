import type { Transaction } from '#server/db/schema.ts';
import type { StayLetterSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import type { StayRow } from './locked-stay.ts';

type Guest = Pick<StayRow, 'id' | 'guest_email' | 'person_id' | 'language'>;

/**
 * One letter for each step of a stay, where the guest left an address. `again` distinguishes two of
 * the same step. The caller wakes the outbox after the commit.
 */
export async function notifyGuest(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { id, guest_email, person_id: personId, language }: Guest,
  says: StayLetterSays,
  again = '',
): Promise<void> {
  if (!guest_email) return;
  await queueLetter(trx, ids, {
    to: guest_email,
    reader: { personId, language },
    causeKey: `stay:${id}:${says}${again && `:${again}`}`,
    letter: { kind: 'stay', stayId: id, says },
  });
}
