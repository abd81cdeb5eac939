import { sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Job } from '#server/jobs/job.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import { cancelSeat } from '../changes/cancel-seat.ts';
import { calledOffUnits, requestIsOf } from '../places/called-off.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { endLeftRests } from './end-left-rests.ts';

/**
 * Ends what somebody has of a class or departure that was called off (changes/call-off.ts):
 * bookings with all of their money asked back, then enrolments and registrations without one. Each
 * is a transaction of its own, so that it may stop anywhere and goes on where it was. A booking
 * that is being paid just now is left until that is known: paid then, it gets no seat
 * (places/unit-over.ts). So do rests whose booking was cancelled without them (end-left-rests.ts).
 */
export const endCalledOff: Job = {
  name: 'call-off',
  everySeconds: 60,
  async run(services, stopping) {
    let ended = await endLeftRests(services, stopping);
    for (const { id, by, reason } of await listBookings(services)) {
      if (stopping.aborted) break;
      if (await endBooking(services, { id, by, reason })) ended += 1;
    }
    for (const { id } of await listRequests(services)) {
      if (stopping.aborted) break;
      await services.db.transaction().execute((trx) => endRequest(trx, services, id));
      ended += 1;
    }
    if (ended > 0) services.wakeups.wake('send-letters');
  },
};

const atOnce = 500;

type CalledOff = { id: string; by: string; reason: string };

async function listBookings({ db }: Services): Promise<CalledOff[]> {
  const { rows } = await sql<CalledOff>`select seat.id, unit.by, unit.reason
    from seat_bookings as seat join ${calledOffUnits} as unit
      on unit.kind = seat.unit_kind and unit.id = seat.unit_id
    where seat.stage in ('open', 'booked') and seat.rest_of is null
      and seat.state not in ('attempted', 'review')
    order by seat.id limit ${atOnce}`.execute(db);
  return rows;
}

/** False where a payment of it, or of its rest, is under way. */
function endBooking(services: Services, { id, by, reason }: CalledOff): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const found = await lockBooking(trx, id);
    if (!found) return false;
    const cancelled = await cancelSeat(trx, services, found, { by, reason, all: true, says: 'called-off' });
    if (cancelled.ok) await services.pages.bump(trx);
    return cancelled.ok;
  });
}

async function listRequests({ db }: Services): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select requests.id
    from requests join ${calledOffUnits} as unit on ${requestIsOf}
    where requests.state <> 'declined' and not exists (select from seat_bookings as seat
      where seat.request_id = requests.id and seat.stage in ('open', 'booked'))
    order by requests.id limit ${atOnce}`.execute(db);
  return rows;
}

/** Declining gives its seats back (its trigger); who left an address has a letter. */
async function endRequest(trx: Transaction, services: Services, id: string): Promise<void> {
  const { rows } = await sql<{ email: string | null; language: Language }>`update requests
    set state = 'declined', remind_on = null, updated_at = ${services.clock()}, version = version + 1
    where id = ${id} and state <> 'declined' returning sender_email as email, language`.execute(trx);
  const row = rows[0];
  if (!row) return;
  await services.pages.bump(trx);
  if (!row.email) return;
  await queueLetter(trx, services.ids, {
    ...{ to: row.email, reader: { language: row.language }, causeKey: `called-off:${id}` },
    letter: { kind: 'called-off', requestId: id },
  });
}
