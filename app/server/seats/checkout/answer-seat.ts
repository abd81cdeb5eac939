import { data, href, redirect } from 'react-router';
import { formRefusal } from '#core/people/proof.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import type { Services } from '#server/services.ts';
import { seatProofCookie } from '../queries/seat-proof.ts';
import type { SeatStarted } from './start-seat.ts';

/**
 * The answer to a posted form whose seats are paid on the site: on to the payment, or the problems
 * (or the puzzle that is required) with what was typed.
 */
export async function answerSeat(services: Services, typed: Record<string, string>, started: SeatStarted) {
  if (started.ok) {
    const { id } = started.value;
    // Without the gateway's order the pay page has a button that tries again.
    await preparePayment(services, { kind: 'seat', id }, { known: true });
    const headers = { 'set-cookie': seatProofCookie(services, id) };
    throw redirect(href('/seat/pay/:id', { id }), { status: 303, headers });
  }
  const { refused, status } = formRefusal(started, typed);
  return data(refused, { status });
}
