import { type Paise, paise } from '#core/money/paise.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { mostAtOnce } from '#core/seats/seat-price.ts';
import { seatPayUntil } from '#core/seats/seat-stage.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { endRests } from '../changes/end-rests.ts';
import { isCalledOff } from '../places/called-off.ts';
import { leftToPay } from '../record/left-to-pay.ts';
import type { WholeBooking } from '../record/lock-booking.ts';
import { unitOf } from '../record/seat-unit.ts';
import { saveSeat } from './save-seat.ts';

export type RestRefusal =
  | 'seat-moved'
  | 'seat-paid-meanwhile'
  | 'seat-too-large'
  | 'seat-rest-under-way'
  | 'seat-unknown';

/** What is left to pay of a locked booking and can be paid on the site, all of it at once. */
export async function restDue(
  trx: Transaction,
  { seat: { row } }: WholeBooking,
): Promise<Outcome<Paise, RestRefusal>> {
  if (row.stage !== 'booked') return refuse('seat-moved');
  if (await isCalledOff(trx, unitOf(row))) return refuse('seat-moved');
  const due = paise(Math.max(0, await leftToPay(trx, row)));
  if (due === 0) return refuse('seat-paid-meanwhile');
  return due > mostAtOnce ? refuse('seat-too-large') : accept(due);
}

/**
 * A booking without seats of its own by which the rest of a locked one is paid, for three days: one
 * payment settles one purchase, and this is the second. One from before ends.
 */
export async function makeRest(
  trx: Transaction,
  services: Services,
  { seat: { row }, rests }: WholeBooking,
  due: Paise,
): Promise<Outcome<{ id: string }, RestRefusal>> {
  if (!(await endRests(trx, services, rests))) return refuse('seat-rest-under-way');
  const now = services.clock();
  const payUntil = seatPayUntil(now, true);
  const id = services.ids('sea');
  const { title, day, seats, ladder, language, person_id: personId } = row;
  await saveSeat(trx, {
    asked: { unit: unitOf(row), title, day, seats, ladder },
    form: null,
    buyer: { name: row.buyer_name, phone: row.buyer_phone, email: row.buyer_email },
    ...{ id, hash: `rest:${id}`, price: { price: due, due }, personId, requestId: null, language },
    ...{ restOf: row.id, heldUntil: payUntil, payUntil, now },
    pollAt: nextPollAt('created', now, now, payUntil),
  });
  return accept({ id });
}
