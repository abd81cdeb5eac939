import { readText } from '#core/fields/text.ts';
import { paise } from '#core/money/paise.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isSeatId } from '#core/seats/seat-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockSeat } from '../record/lock-seat.ts';
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
    const seat = isSeatId(seatId) ? await lockSeat(trx, { id: seatId }) : null;
    if (!seat) return invalidField('', 'seat-unknown');
    const cancelled = await cancelSeat(trx, services, seat, {
      ...{ by: staff.personId, reason: reason.value },
      ...(all && { returned: paise(seat.row.total_paise) }),
    });
    if (!cancelled.ok) return invalidField('', cancelled.code);
    await audit({ action: 'seat.cancelled', subject: seatId, details: { reason: reason.value, all } });
    wake('send-letters');
    pagesChanged();
    return accept(null);
  },
});
