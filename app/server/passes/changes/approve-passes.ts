import { isPassBookingId, payablePassesUntil } from '#core/passes/pass-stage.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { type StaffWrite, staffWrite } from '#server/write/staff-write.ts';
import { isOver } from '../record/booking-time.ts';
import { confirmPasses } from '../record/confirm-passes.ts';
import { lockBooking } from '../record/lock-booking.ts';
import type { LockedBooking } from '../record/locked-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { noPlace } from '../record/no-place.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { holdPlaces } from '../record/places.ts';
import { voidPasses } from '../record/void-passes.ts';
import { readPlaces } from '../record/wanted.ts';

type Asked = LockedBooking & { at: Date };

/** A decision of the office on a booking that was asked for; its holder has a letter. */
function decideAsked(decide: (work: StaffWrite, asked: Asked) => Promise<FormOutcome<null>>) {
  return staffWrite({
    permission: 'passes.write',
    run: async (work: StaffWrite, bookingId: string): Promise<FormOutcome<null>> => {
      const booking = isPassBookingId(bookingId) ? await lockBooking(work.trx, { id: bookingId }) : null;
      if (booking?.row.stage !== 'asked') return invalidField('', 'passes-moved');
      const decided = await decide(work, { ...booking, at: work.services.clock() });
      if (decided.ok) work.wake('send-letters');
      return decided;
    },
  });
}

/**
 * The office agrees to a booking that was asked for: free passes are out at once, others are held
 * for two days while they are paid. Refused where there is no place.
 */
export const approvePasses = decideAsked(async ({ services, trx, staff, audit }, { id, row, at }) => {
  if (await isOver(trx, id, at)) return invalidField('', 'passes-over');
  const until = payablePassesUntil({ created_at: row.created_at, approved_at: at });
  const held = await holdPlaces(trx, { holder: id, now: at }, await readPlaces(trx, id), until);
  if (!held.ok) return noPlace(held);
  const approved = { id, at, kind: 'approved', approvedBy: staff.personId };
  if (row.pay_by === 'gateway') {
    await moveBooking(trx, { ...approved, stage: 'open' });
    await notifyHolder(trx, services, row, 'approved');
  } else {
    await moveBooking(trx, approved);
    await confirmPasses(trx, services, { ...row, at });
  }
  await audit({ action: 'passes.approved', subject: id });
  return accept(null);
});

/** The office does not agree: the booking is over. */
export const declinePasses = decideAsked(async ({ services, trx, staff, audit }, { id, row, at }) => {
  await voidPasses(trx, { bookingId: id, at, reason: 'Not approved', by: staff.personId });
  await moveBooking(trx, { id, at, kind: 'declined', state: 'cancelled', stage: 'cancelled' });
  await notifyHolder(trx, services, row, 'declined');
  await audit({ action: 'passes.declined', subject: id });
  return accept(null);
});
