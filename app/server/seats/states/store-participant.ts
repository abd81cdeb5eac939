import type { RequestInput } from '#core/requests/request.ts';
import type { Transaction } from '#server/db/schema.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import { insertRequest } from '#server/requests/insert-request.ts';
import type { Services } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import type { SeatRow } from '../record/locked-seat.ts';

/** Two requests drawing the same reference is one in a thousand million. */
const attempts = 3;

/**
 * Stores the enrolment or registration of a paid booking, which counts its seats from now on, with
 * the letter to the office. Its buyer's letter is that of the booking.
 */
export async function storeParticipant(trx: Transaction, services: Services, row: SeatRow): Promise<string> {
  const { asked, language } = row;
  if (asked.kind === undefined) throw new Error(`nobody is named in ${row.id}`);
  const id = services.ids('req');
  // One booking is one request, however often the same person comes.
  const stored = { id, input: onItsDay(asked, row.day), key: `seat:${row.id}`, suspected: false, language };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if ((await insertRequest(trx, services, stored)) === null) continue;
    const { contact } = await getTempleSettings({ ...services, db: trx });
    const letter = { kind: 'request-for-office', requestId: id } as const;
    await queueLetter(trx, services.ids, { to: contact.email, causeKey: `${letter.kind}:${id}`, letter });
    return id;
  }
  throw new Error('no free reference found');
}

/** A departure may have moved while it was paid. */
function onItsDay(asked: RequestInput, day: string): RequestInput {
  if (asked.kind !== 'tour-registration') return asked;
  return { ...asked, details: { ...asked.details, travelDate: day } };
}
