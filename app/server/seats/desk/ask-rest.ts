import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { makeRest, restDue } from '../checkout/make-rest.ts';
import { lockBooking } from '../record/lock-booking.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

/**
 * Makes a link by which the buyer pays the rest on the site, for three days, and sends it where
 * there is an address. A link from before ends.
 */
export const askRest = staffWrite({
  permission: 'seats.write',
  run: async ({ services, trx, audit, wake }, seatId: string): Promise<FormOutcome<{ id: string }>> => {
    const found = await lockBooking(trx, seatId);
    if (!found) return invalidField('', 'seat-moved');
    const due = await restDue(trx, found);
    if (!due.ok) return invalidField('', due.code);
    const made = await makeRest(trx, services, found, due.value);
    if (!made.ok) return invalidField('', made.code);
    const { id } = made.value;
    await audit({ action: 'seat.rest-asked', subject: seatId, details: { paise: due.value, link: id } });
    const { buyer_email, person_id, language } = found.seat.row;
    await notifyBuyer(trx, services, { id, buyer_email, person_id, language }, 'rest');
    wake('send-letters');
    return accept({ id });
  },
});
