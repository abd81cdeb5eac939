import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { formatRupees, parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { cashDepositBarredFrom } from '#core/stay/desk-money.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { noteDeskMoney, readHeld } from '../record/desk-money.ts';
import { lockStay } from '../record/lock-stay.ts';

/** What the message of the bar says. */
const barred = { sum: formatRupees(cashDepositBarredFrom, 'short') };

/** `held`: what the form said is held already, in paise. */
type Typed = { stayId: string; deposit: string; depositMode: string; held: string };

/**
 * A security that the desk keeps until the guest leaves; it pays nothing. A form that was shown
 * before another one was taken is refused: sent twice, it takes the money once.
 */
export const takeDeposit = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, { stayId, ...typed }: Typed): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    const at = services.clock();
    const day = templeDay(at);
    const here = stay && (stay.row.stage === 'in-house' || stay.row.stage === 'booked');
    if (!here || day < stay.row.arrival) return invalidField('', 'stay-moved');
    const held = await readHeld(trx, stayId, 'deposit');
    if (typed.held !== String(held)) return invalidField('', 'stay-paid-meanwhile');
    const form = new FormReader();
    const amount = form.read('deposit', parseRupees(typed.deposit));
    const mode = form.read('depositMode', readChoice(typed.depositMode, counterModes));
    if (amount === null || mode === null) return invalid(form.problems);
    if (amount < 1) return invalidField('deposit', 'amount-malformed');
    if (mode === 'cash' && amount + held >= cashDepositBarredFrom)
      return invalidField('depositMode', 'deposit-cash-barred', barred);
    await noteDeskMoney(trx, services, {
      ...{ stayId, kind: 'deposit', direction: 'in', mode, amount, by: staff.personId, day, at },
    });
    await audit({ action: 'stay.deposit-taken', subject: stayId, details: { paise: amount, mode } });
    return accept(null);
  },
});
