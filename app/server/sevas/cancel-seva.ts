import { mayDo } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { isSevaBookingId, isSevaOver } from '#core/sevas/seva-booking.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { releaseShares } from '../bookings/unproven-shares.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';

/**
 * Cancels a booking and frees its places. Whoever has the booking's address may do it; a repeat
 * changes nothing. Refuses an unknown booking, and one whose hour has begun or whose day is over.
 */
export async function cancelSeva(services: Services, id: string): Promise<Cancelled> {
  return cancel(services, id, null);
}

/** The staff does it for somebody who called. */
export async function cancelSevaByStaff(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Cancelled | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'sevas.write')) return refuse('not-allowed');
  return cancel(services, id, viewer);
}

type Cancelled = Outcome<null, 'unknown-booking' | 'seva-over'>;

async function cancel(services: Services, id: string, staff: Staff | null): Promise<Cancelled> {
  const { db, ids, clock, wakeups } = services;
  if (!isSevaBookingId(id)) return refuse('unknown-booking');
  const now = clock();
  const outcome = await db.transaction().execute(async (trx) => {
    const booking = await trx
      .selectFrom('seva_bookings')
      .select(['state', 'day', 'begins', 'email'])
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
      await queueLetter(trx, ids, {
        to: booking.email,
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
    return accept(null);
  });
  wakeups.wake('send-letters');
  return outcome;
}
