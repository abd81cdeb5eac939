import { FormReader } from '#core/fields/form-reader.ts';
import { parseRupees } from '#core/money/paise.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { mostAtOnce } from '#core/seats/seat-price.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { saveSeat } from '../checkout/save-seat.ts';
import { findUnpaidSeat } from '../queries/unpaid-seat.ts';
import { moveSeat } from '../record/move-seat.ts';

type Typed = { requestId: string; price: string };

/**
 * Enters the price that was agreed for seats which somebody has without having paid on the site (a
 * fee at the first lesson, a tour by arrangement), so that the desk can take it. Once a seat.
 */
export const bookAtDesk = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, audit },
    { requestId, price: typed }: Typed,
  ): Promise<FormOutcome<{ id: string }>> => {
    const form = new FormReader();
    const price = form.read('price', parseRupees(typed));
    if (price === null) return invalid(form.problems);
    if (price < 1 || price > mostAtOnce) return invalidField('price', 'seat-price-outside');
    const found = await findUnpaidSeat(trx, requestId, { lock: true });
    if (!found) return invalidField('', 'seat-moved');
    const { unit, title, day, seats, ladder, buyer, language } = found;
    const now = services.clock();
    const id = services.ids('sea');
    await saveSeat(trx, {
      asked: { unit, title, day, seats, ladder },
      ...{ id, hash: `request:${requestId}`, price: { price, due: price }, personId: null },
      ...{ form: null, buyer },
      ...{ requestId, language, payBy: 'desk', heldUntil: now, payUntil: now, now, pollAt: null },
    });
    await moveSeat(trx, { id, at: now, kind: 'booked', stage: 'booked' });
    await audit({ action: 'seat.entered', subject: id, details: { request: requestId, paise: price } });
    return accept({ id });
  },
});
