import { FormReader } from '#core/fields/form-reader.ts';
import { paise } from '#core/money/paise.ts';
import { isPassBookingId } from '#core/passes/pass-stage.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { requestRefund } from '#server/purchases/request-refund.ts';
import { type StaffWrite, staffWrite } from '#server/write/staff-write.ts';
import { askCounterReturn } from '../record/ask-counter-return.ts';
import { lockBooking } from '../record/lock-booking.ts';
import type { LockedBooking } from '../record/locked-booking.ts';
import { moveBooking } from '../record/move-booking.ts';
import { notifyHolder } from '../record/notify-holder.ts';
import { voidPasses } from '../record/void-passes.ts';

type Voided = {
  code: string;
  reason: string;
  /** 'on': its price goes back. */
  back: string;
};

/**
 * Ends one pass of a booking for good: no gate lets it in again, and its place is free. Where its
 * price is to go back that is only asked for: a second person agrees (rule P10). Without a pass
 * left the booking is cancelled.
 */
export const voidPass = staffWrite({
  permission: 'passes.write',
  run: async (work, bookingId: string, typed: Voided): Promise<FormOutcome<null>> => {
    const { trx, services, staff, audit, wake } = work;
    const form = new FormReader();
    const reason = form.text('reason', typed.reason, { min: 3, max: 200 });
    const booking = isPassBookingId(bookingId) ? await lockBooking(trx, { id: bookingId }) : null;
    if (booking?.row.stage !== 'confirmed') return invalidField('', 'passes-moved');
    if (!form.clean) return form.answer(null);
    const passes = await trx
      .selectFrom('passes')
      .select(['id', 'number', 'price_paise'])
      .where('booking_id', '=', bookingId)
      .where('state', 'in', ['valid', 'used'])
      .execute();
    const pass = passes.find(({ id }) => id === typed.code);
    if (!pass) return invalidField('', 'pass-void-before');
    const at = services.clock();
    await voidPasses(trx, { bookingId, at, reason, by: staff.personId, only: [pass.id] });
    const isLast = passes.length === 1;
    const note = `${pass.number}: ${reason}`;
    await moveBooking(trx, {
      ...{ id: bookingId, at, kind: 'pass-void', note },
      ...(isLast && { stage: 'cancelled' as const }),
    });
    const back = typed.back === 'on' && pass.price_paise > 0;
    if (back && !(await askBack(work, booking, { ...pass, reason })))
      return invalidField('back', 'refund-nothing-left');
    if (isLast) await notifyHolder(trx, services, booking.row, 'cancelled');
    await audit({ action: 'pass.voided', subject: bookingId, details: { pass: pass.number, reason, back } });
    wake('send-letters');
    wake('offer-passes');
    return accept(null);
  },
});

type Priced = { id: string; price_paise: number; reason: string };

/** Asks that the price of a pass goes back, the way it came; false: nothing came. */
async function askBack(
  work: StaffWrite,
  booking: LockedBooking,
  { id, price_paise, reason }: Priced,
): Promise<boolean> {
  const { trx, services, staff } = work;
  if (booking.row.pay_by === 'gateway') {
    const ask = { amount: paise(price_paise), by: staff.personId, reason };
    return (await requestRefund(trx, services, booking, ask)) !== null;
  }
  return askCounterReturn(work, booking.id, [id]);
}
