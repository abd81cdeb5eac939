import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { formatRupees, parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { cashDepositBarredFrom } from '#core/stay/desk-money.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { noteDeskMoney, readHeld } from '../record/desk-money.ts';
import { lockStay } from '../record/lock-stay.ts';

/** What the message of the bar says. */
const barred = { sum: formatRupees(cashDepositBarredFrom, 'short') };

/** `held`: what the form said is held, in paise. */
type Typed = { stayId: string; giveBack: string; backMode: string; withheldFor: string; held: string };

/**
 * The deposit goes back to the guest, once: all of it, or less with the reason for what is kept. It
 * is the guest's own money, so nobody else need agree; but nobody gives it back to himself.
 */
export const giveDepositBack = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, { stayId, ...typed }: Typed): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (!stay) return invalidField('', 'stay-unknown');
    const held = await readHeld(trx, stayId, 'deposit');
    if (held === 0 || typed.held !== String(held)) return invalidField('', 'stay-paid-meanwhile');
    if (await isOwnMoney(trx, staff, { kind: 'stay', id: stayId })) return invalidField('', 'refund-to-self');
    const form = new FormReader();
    const amount = form.read('giveBack', parseRupees(typed.giveBack));
    const mode = form.read('backMode', readChoice(typed.backMode, counterModes));
    const keeps = amount !== null && amount < held;
    const reason = keeps ? form.text('withheldFor', typed.withheldFor, { min: 3, max: 200 }) : null;
    if (amount === null || mode === null || !form.clean) return invalid(form.problems);
    if (amount > held) return invalidField('giveBack', 'deposit-more-than-held');
    if (mode === 'cash' && amount >= cashDepositBarredFrom)
      return invalidField('backMode', 'deposit-cash-barred', barred);
    const at = services.clock();
    const move = { stayId, kind: 'deposit', mode, by: staff.personId, day: templeDay(at), at } as const;
    if (amount > 0) await noteDeskMoney(trx, services, { ...move, direction: 'out', amount });
    if (keeps)
      await noteDeskMoney(trx, services, { ...move, direction: 'kept', amount: held - amount, reason });
    const details = { paise: amount, mode, ...(keeps && { kept: held - amount, reason }) };
    await audit({ action: 'stay.deposit-returned', subject: stayId, details });
    return accept(null);
  },
});
