import { paise } from '#core/money/paise.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { mostAtOnce } from '#core/seats/seat-price.ts';
import { seatPayUntil } from '#core/seats/seat-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { endRests } from '../changes/end-rests.ts';
import { saveSeat } from '../checkout/save-seat.ts';
import { leftToPay } from '../record/left-to-pay.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

/**
 * Makes a link by which the buyer pays the rest on the site, for three days, and sends it where
 * there is an address. A link from before ends. It is a booking of its own without seats: one
 * payment settles one purchase, and this is the second.
 */
export const askRest = staffWrite({
  permission: 'seats.write',
  run: async ({ services, trx, audit, wake }, seatId: string): Promise<FormOutcome<{ id: string }>> => {
    const found = await lockBooking(trx, seatId);
    if (found?.seat.row.stage !== 'booked') return invalidField('', 'seat-moved');
    const { row } = found.seat;
    const due = paise(Math.max(0, await leftToPay(trx, row)));
    if (due === 0) return invalidField('', 'seat-paid-meanwhile');
    if (due > mostAtOnce) return invalidField('', 'seat-too-large');
    if (!(await endRests(trx, services, found.rests))) return invalidField('', 'seat-rest-under-way');
    const now = services.clock();
    const payUntil = seatPayUntil(now, true);
    const id = services.ids('sea');
    const { title, day, seats, ladder, language, person_id: personId, buyer_email } = row;
    await saveSeat(trx, {
      asked: { unit: { kind: row.unit_kind, id: row.unit_id }, title, day, seats, ladder },
      form: null,
      buyer: { name: row.buyer_name, phone: row.buyer_phone, email: buyer_email },
      ...{ id, hash: `rest:${id}`, price: { price: due, due }, personId, requestId: null, language },
      ...{ restOf: seatId, heldUntil: payUntil, payUntil, now, pollAt: payUntil },
    });
    await audit({ action: 'seat.rest-asked', subject: seatId, details: { paise: due, link: id } });
    await notifyBuyer(trx, services, { id, buyer_email, person_id: personId, language }, 'rest');
    wake('send-letters');
    return accept({ id });
  },
});
