import { readText } from '#core/fields/text.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { cancelSeat } from './cancel-seat.ts';

type Asked = { seatId: string; reason: string; all: boolean };

/**
 * The office cancels paid seats, with a reason; `all`: everything goes back instead of the
 * ladder's, as where the temple itself calls the class or the tour off.
 */
export const cancelSeatByStaff = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, staff, audit, wake, pagesChanged },
    { seatId, all, ...typed }: Asked,
  ): Promise<FormOutcome<null>> => {
    const length = { min: 3, max: 300 };
    const reason = readText(typed.reason, { ...length, lines: 'many' });
    if (!reason.ok) return invalidField('reason', reason.code, length);
    const found = await lockBooking(trx, seatId);
    if (!found) return invalidField('', 'seat-unknown');
    const cancelled = await cancelSeat(trx, services, found, {
      ...{ by: staff.personId, reason: reason.value, all },
    });
    if (!cancelled.ok) return invalidField('', cancelled.code);
    await audit({ action: 'seat.cancelled', subject: seatId, details: { reason: reason.value, all } });
    wake('send-letters');
    pagesChanged();
    return accept(null);
  },
});
