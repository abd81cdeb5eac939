import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { RequestInput } from '#core/requests/request.ts';
import { priceSeats, termsOfClass } from '#core/seats/seat-price.ts';
import { seatPayUntil } from '#core/seats/seat-stage.ts';
import { findClass } from '#server/classes/class-queries.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { buyerOf, saveSeat } from '../checkout/save-seat.ts';
import type { SeatRow } from '../record/locked-seat.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';

type Given = {
  requestId: string;
  asked: RequestInput<'class-enrolment'>;
  language: SeatRow['language'];
};

/**
 * Asks the fee of who is given a seat of the waiting list, where the class is paid on the site: the
 * enrolment has its seat until it is paid, or until the time for that is over (release-seats.ts).
 * False where nothing is paid on the site.
 */
export async function offerSeat(
  trx: Transaction,
  services: Services,
  { requestId, asked, language }: Given,
): Promise<boolean> {
  const wanted = await findClass({ ...services, db: trx }, asked.details.classId);
  const terms = wanted && termsOfClass(wanted);
  const price = terms && priceSeats(terms, 1);
  // Without a telephone nobody could show later that the seat is theirs.
  if (!price || asked.sender.phone === null) return false;
  const now = services.clock();
  const payUntil = seatPayUntil(now, true);
  const id = services.ids('sea');
  const { title, startsOn: day } = wanted;
  await saveSeat(trx, {
    asked: { unit: { kind: 'class', id: wanted.id }, title, day, seats: 1, ladder: [] },
    ...{ form: asked, buyer: buyerOf(asked) },
    ...{ id, hash: `request:${requestId}`, price, personId: null, requestId, language },
    ...{ heldUntil: payUntil, payUntil, now, pollAt: nextPollAt('created', now, now) },
  });
  const buyer = { id, buyer_email: asked.sender.email, person_id: null, language };
  await notifyBuyer(trx, services, buyer, 'offered');
  return true;
}
