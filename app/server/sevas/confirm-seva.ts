import { accept, type Outcome, refuse } from '#core/result.ts';
import { isSevaBookingId, isSevaOver } from '#core/sevas/seva-booking.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockPlaces } from './seva-places.ts';

type ConfirmRefusal = 'unknown-booking' | 'seva-past' | 'seva-full' | 'changed-meanwhile';

/**
 * Confirms a booking that the spam trap suspected: from now on it is a booking like any other, and
 * its letter is sent. Refused where no places are left by now, or where it was cancelled.
 */
export const confirmSeva = staffWrite({
  permission: 'sevas.write',
  run: async ({ services, trx, audit, wake }, id: string): Promise<Outcome<null, ConfirmRefusal>> => {
    const { ids, clock } = services;
    const input = isSevaBookingId(id)
      ? await trx
          .selectFrom('seva_bookings')
          .select(['seva_id as sevaId', 'mode', 'day', 'begins as time', 'people', 'email', 'language'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
    if (!input) return refuse('unknown-booking');
    if (isSevaOver({ day: input.day, begins: input.time }, clock())) return refuse('seva-past');
    // In the order of booking: the seva, then the booking.
    const { left } = await lockPlaces(trx, input);
    const now = await trx
      .selectFrom('seva_bookings')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (now?.state === 'confirmed') return accept(null);
    if (now?.state !== 'asked') return refuse('changed-meanwhile');
    if (left < input.people) return refuse('seva-full');
    await trx.updateTable('seva_bookings').set({ state: 'confirmed' }).where('id', '=', id).execute();
    if (input.email) {
      await queueLetter(trx, ids, {
        to: input.email,
        reader: { language: input.language },
        causeKey: `seva-booked:${id}`,
        letter: { kind: 'seva', bookingId: id, says: 'booked' },
      });
    }
    await audit({
      action: 'seva.confirmed',
      subject: id,
      before: { state: 'asked' },
      after: { state: 'confirmed' },
    });
    wake('send-letters');
    return accept(null);
  },
});
