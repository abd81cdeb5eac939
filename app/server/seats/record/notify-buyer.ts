import type { Transaction } from '#server/db/schema.ts';
import type { SeatLetterSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import type { SeatRow } from './locked-seat.ts';

type Buyer = Pick<SeatRow, 'id' | 'buyer_email' | 'person_id' | 'language'>;

/**
 * One letter for each step of paid seats, where the buyer left an address. The caller wakes the
 * outbox after the commit.
 */
export async function notifyBuyer(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { id, buyer_email, person_id: personId, language }: Buyer,
  says: SeatLetterSays,
): Promise<void> {
  if (!buyer_email) return;
  await queueLetter(trx, ids, {
    to: buyer_email,
    reader: { personId, language },
    causeKey: `seat:${id}:${says}`,
    letter: { kind: 'seat', seatId: id, says },
  });
}
