import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { cashBarOn } from '#core/money/cash-rules.ts';
import { parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { findStay } from '../queries/stay-queries.ts';
import { noteDeskMoney } from '../record/desk-money.ts';
import { lockStay } from '../record/lock-stay.ts';
import { endRests } from '../rests/end-rests.ts';

/** `due`: what the form said was left to pay, in paise. */
type Typed = { stayId: string; amount: string; mode: string; due: string };

/**
 * What is paid at the desk of the guest house, never more than is left to pay. A form that was
 * shown before another payment is refused: sent twice, it takes the money once. What was begun
 * online of the rest ends, so that nobody pays it twice; while it is under way, the desk takes
 * nothing.
 */
export const takeDeskPayment = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, { stayId, ...typed }: Typed): Promise<FormOutcome<null>> => {
    const locked = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    const stay = locked && (await findStay({ ...services, db: trx }, stayId));
    if (!stay || !['booked', 'in-house', 'left'].includes(stay.stage)) return invalidField('', 'stay-moved');
    if (typed.due !== String(stay.toPay)) return invalidField('', 'stay-paid-meanwhile');
    const form = new FormReader();
    const amount = form.read('amount', parseRupees(typed.amount));
    const mode = form.read('mode', readChoice(typed.mode, counterModes));
    if (amount === null || mode === null) return invalid(form.problems);
    if (amount < 1) return invalidField('amount', 'amount-none');
    if (amount > stay.toPay) return invalidField('amount', 'stay-more-than-due');
    const at = services.clock();
    const bar = mode === 'cash' ? cashBarOn(templeDay(at)) : null;
    if (bar && stay.price.total >= bar.barredFrom) return invalidField('mode', 'cash-barred');
    if (!(await endRests(trx, services, stayId))) return invalidField('', 'stay-rest-under-way');
    const move = { stayId, kind: 'price', direction: 'in', mode, amount } as const;
    await noteDeskMoney(trx, services, { ...move, by: staff.personId, day: templeDay(at), at });
    await audit({ action: 'stay.paid-at-desk', subject: stayId, details: { paise: amount, mode } });
    return accept(null);
  },
});
