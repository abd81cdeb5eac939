import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { cashBarOn } from '#core/money/cash-rules.ts';
import { paise, parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { billSeat } from '../bills/bill-seat.ts';
import { endRests } from '../changes/end-rests.ts';
import { leftToPay } from '../record/left-to-pay.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { noteSeatMoney } from '../record/seat-money.ts';

/** `due`: what the form said was left to pay, in paise. */
type Typed = { seatId: string; amount: string; mode: string; due: string };

/** As printed on the bill. */
const modeWords = { cash: 'Cash at the desk', upi: 'UPI at the desk' } as const;

/**
 * What is paid at the desk for seats, never more than is left to pay. A form that was shown before
 * another payment is refused: sent twice, it takes the money once. A link for the rest ends, so
 * that nobody pays by it besides; while its payment is under way, the desk takes nothing.
 */
export const takeSeatMoney = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, staff, audit, wake },
    { seatId, ...typed }: Typed,
  ): Promise<FormOutcome<null>> => {
    const found = await lockBooking(trx, seatId);
    if (found?.seat.row.stage !== 'booked') return invalidField('', 'seat-moved');
    const { seat, rests } = found;
    const due = await leftToPay(trx, seat.row);
    if (typed.due !== String(due)) return invalidField('', 'seat-paid-meanwhile');
    const form = new FormReader();
    const amount = form.read('amount', parseRupees(typed.amount));
    const mode = form.read('mode', readChoice(typed.mode, counterModes));
    if (amount === null || mode === null) return invalid(form.problems);
    if (amount < 1) return invalidField('amount', 'amount-none');
    if (amount > due) return invalidField('amount', 'seat-more-than-due');
    const at = services.clock();
    const bar = mode === 'cash' ? cashBarOn(templeDay(at)) : null;
    if (bar && seat.row.price_paise >= bar.barredFrom) return invalidField('mode', 'cash-barred');
    if (!(await endRests(trx, services, rests))) return invalidField('', 'seat-rest-under-way');
    const move = { bookingId: seatId, direction: 'in', amount, mode } as const;
    const { id: deskPaymentId, number } = await noteSeatMoney(trx, services, {
      ...{ ...move, by: staff.personId, day: templeDay(at), at },
    });
    await audit({
      action: 'seat.paid-at-desk',
      subject: seatId,
      details: { paise: amount, mode, receipt: number },
    });
    const reference = `${modeWords[mode]}, receipt ${number}`;
    const paid = { amount: paise(amount), mode, reference, at, paymentId: null, deskPaymentId } as const;
    await billSeat(trx, services, seat.row, paid);
    wake('send-letters');
    return accept(null);
  },
});
