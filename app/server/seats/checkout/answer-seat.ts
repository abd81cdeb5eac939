import { data, href, redirect } from 'react-router';
import { formRefusal } from '#core/people/proof.ts';
import { findHeldPurchase } from '#server/purchases/held-purchase.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import type { Services } from '#server/services.ts';
import { seatProofCookie } from '../queries/seat-proof.ts';
import type { SeatStarted } from './start-seat.ts';

/**
 * The answer to a posted form whose seats are paid on the site: on to the payment, or the problems
 * (or the puzzle that is required) with what was typed, and the way to what is held from before.
 */
export async function answerSeat(
  services: Services,
  request: Request,
  typed: Record<string, string>,
  started: SeatStarted,
) {
  if (started.ok) {
    const { id, found } = started.value;
    // The booking's page asks who it is.
    if (found === 'booked') throw redirect(href('/seat/booking/:id', { id }), 303);
    // Without the gateway's order the pay page has a button that tries again.
    await preparePayment(services, { kind: 'seat', id }, { known: true });
    const headers = new Headers();
    if (found === 'just-made') headers.set('set-cookie', seatProofCookie(services, id));
    throw redirect(href('/seat/pay/:id', { id }), { status: 303, headers });
  }
  const { refused, status } = formRefusal(started, typed);
  const held = started.code === 'invalid' ? await findHeldPurchase(services, request, 'seat') : null;
  return data({ ...refused, held }, { status });
}
