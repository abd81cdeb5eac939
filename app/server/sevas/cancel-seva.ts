import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { isSevaBookingId, isSevaOver } from '#core/sevas/seva-booking.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { releaseShares } from '../bookings/unproven-shares.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { staffVerb } from '../write/staff-write.ts';

/**
 * Cancels a booking and frees its places. Whoever has the booking's address may do it; a repeat
 * changes nothing. Refuses an unknown booking, and one whose hour has begun or whose day is over.
 */
export function cancelSeva(services: Services, id: string): Promise<Cancelled> {
  return cancel(services, id, null);
}

/** The staff does it for somebody who called. */
export const cancelSevaByStaff = staffVerb({
  permission: 'sevas.write',
  run: ({ services, staff }, id: string) => cancel(services, id, staff),
});

type Cancelled = Outcome<null, 'unknown-booking' | 'seva-over'>;

function cancel(services: Services, id: string, staff: Staff | null): Promise<Cancelled> {
  return inTransaction(services, async ({ trx, wake }) => {
    if (!isSevaBookingId(id)) return refuse('unknown-booking');
    const now = services.clock();
    const booking = await trx
      .selectFrom('seva_bookings')
      .select(['state', 'day', 'begins', 'email', 'language'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!booking) return refuse('unknown-booking');
    if (booking.state === 'cancelled') return accept(null);
    if (isSevaOver(booking, now)) return refuse('seva-over');
    await trx
      .updateTable('seva_bookings')
      .set({ state: 'cancelled', cancelled_at: now })
      .where('id', '=', id)
      .execute();
    await releaseShares(trx, id);
    // An unconfirmed booking was announced to nobody.
    if (booking.email && booking.state === 'confirmed') {
      await queueLetter(trx, services.ids, {
        to: booking.email,
        reader: { language: booking.language },
        causeKey: `seva-cancelled:${id}`,
        letter: { kind: 'seva', bookingId: id, says: 'cancelled' },
      });
    }
    if (staff) {
      await writeAudit(trx, services, staff, {
        action: 'seva.cancelled',
        subject: id,
        before: { state: booking.state },
        after: { state: 'cancelled' },
      });
    }
    wake('send-letters');
    return accept(null);
  });
}
