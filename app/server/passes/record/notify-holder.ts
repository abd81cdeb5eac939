import type { Transaction } from '#server/db/schema.ts';
import type { PassLetterSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import type { BookingRow } from './locked-booking.ts';

type Holder = Pick<BookingRow, 'id' | 'holder_email' | 'person_id' | 'language'>;

/**
 * One letter for each step of a booking, where its holder left an address. `again` distinguishes
 * two of the same step. The caller wakes the outbox after the commit.
 */
export async function notifyHolder(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { id, holder_email, person_id: personId, language }: Holder,
  says: PassLetterSays,
  again = '',
): Promise<void> {
  if (!holder_email) return;
  await queueLetter(trx, ids, {
    to: holder_email,
    reader: { personId, language },
    causeKey: `passes:${id}:${says}${again && `:${again}`}`,
    letter: { kind: 'passes', bookingId: id, says },
  });
}
