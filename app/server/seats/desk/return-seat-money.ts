import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { isAskedByStranger } from '#core/payments/refund.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { fourEyesProblem } from '#server/purchases/four-eyes.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { creditSeatAtDesk } from '../bills/credit-seat.ts';
import { askSeatReturn } from '../record/ask-seat-return.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { noteSeatMoney, readHanded, readSeatMoney } from '../record/seat-money.ts';

/** `most`: what the form said may be asked back, in paise. */
type Asked = { seatId: string; back: string; why: string; most: string };

/**
 * Somebody asks that the desk hands back money beyond what a cancellation did. Sent twice, once.
 */
export const askCounterSeatReturn = staffWrite({
  permission: 'seats.write',
  run: async ({ services, trx, staff, audit }, { seatId, ...typed }: Asked): Promise<FormOutcome<null>> => {
    if (!(await lockBooking(trx, seatId))) return invalidField('', 'seat-unknown');
    const { held, asked } = await readSeatMoney(trx, seatId);
    const most = held - asked;
    if (typed.most !== String(most)) return invalidField('', 'seat-paid-meanwhile');
    const form = new FormReader();
    const amount = form.read('back', parseRupees(typed.back));
    const reason = form.text('why', typed.why, { min: 3, max: 300 });
    if (amount === null || !form.clean) return invalid(form.problems);
    if (amount < 1 || amount > most) return invalidField('back', 'desk-return-too-much');
    const ask = { bookingId: seatId, amount, by: staff.personId, reason };
    const id = await askSeatReturn(trx, services, ask);
    await audit({
      action: 'seat.desk-return-asked',
      subject: seatId,
      details: { return: id, paise: amount },
    });
    return accept(null);
  },
});

type Confirmed = { seatId: string; returnId: string };

/**
 * One of the staff confirms what the buyer's cancelling or the site asked the desk to hand back;
 * somebody else hands it over.
 */
export const confirmSeatReturn = staffWrite({
  permission: ['seats.write', 'seats.refund'],
  run: async ({ trx, staff, audit }, { seatId, returnId }: Confirmed): Promise<FormOutcome<null>> => {
    const found = await lockBooking(trx, seatId);
    const row = found && (await findAsked(trx, { seatId, returnId }));
    if (!row || row.confirmed_by !== null || !isAskedByStranger(row.asked_by))
      return invalidField('', 'refund-decided');
    await trx
      .updateTable('seat_desk_returns')
      .set({ confirmed_by: staff.personId })
      .where('id', '=', returnId)
      .execute();
    const details = { return: returnId, paise: row.amount_paise };
    await audit({ action: 'seat.desk-return-confirmed', subject: seatId, details });
    return accept(null);
  },
});

type Decision = { seatId: string; returnId: string; decision: string; mode: string };

/** As printed on the credit note. */
const modeWords = { cash: 'Returned in cash at the desk', upi: 'Returned by UPI at the desk' } as const;

/**
 * The second person hands it over, or declines: never who asked or confirmed, nor whom the money
 * would come to (rule P10). What was billed has a credit note.
 */
export const decideSeatReturn = staffWrite({
  permission: 'seats.refund',
  run: async (
    { services, trx, staff, audit },
    { seatId, returnId, decision, ...typed }: Decision,
  ): Promise<FormOutcome<null>> => {
    const found = await lockBooking(trx, seatId);
    const row = found && (await findAsked(trx, { seatId, returnId }));
    if (!row) return invalidField('', 'refund-decided');
    const askedBy = row.confirmed_by ?? row.asked_by;
    const eyes = { askedBy, askedAt: row.asked_at, purchase: { kind: 'seat', id: seatId } as const };
    const alone = await fourEyesProblem(trx, staff, eyes);
    if (alone) return invalidField('', alone);
    const hands = decision === 'handed';
    if (hands && isAskedByStranger(askedBy)) return invalidField('', 'desk-return-unconfirmed');
    const mode = readChoice(typed.mode, counterModes);
    if (hands && !mode.ok) return invalidField('mode', mode.code);
    const at = services.clock();
    const amount = row.amount_paise;
    await trx
      .updateTable('seat_desk_returns')
      .set({ state: hands ? 'handed' : 'declined', decided_by: staff.personId, decided_at: at })
      .where('id', '=', returnId)
      .execute();
    const action = hands ? 'seat.desk-return-handed' : 'seat.desk-return-declined';
    await audit({ action, subject: seatId, details: { return: returnId, paise: amount } });
    if (!hands || !mode.ok) return accept(null);
    const move = { bookingId: seatId, direction: 'out', amount, mode: mode.value, returnId } as const;
    const day = templeDay(at);
    const { number } = await noteSeatMoney(trx, services, { ...move, by: staff.personId, day, at });
    const handed = await readHanded(trx, seatId);
    const reference = `${modeWords[mode.value]}, receipt ${number}`;
    await creditSeatAtDesk(trx, services, { seatId, handed, reference });
    return accept(null);
  },
});

/** A return of a locked booking that waits; undefined: it is gone, or was decided meanwhile. */
function findAsked(trx: Transaction, { seatId, returnId }: Confirmed) {
  return trx
    .selectFrom('seat_desk_returns')
    .selectAll()
    .where('id', '=', returnId)
    .where('booking_id', '=', seatId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
}
