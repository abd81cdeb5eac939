import { data, redirect } from 'react-router';
import * as m from '#messages/seat-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { cancelOwnSeat } from '#server/seats/changes/cancel-seat.ts';
import { payOwnRest } from '#server/seats/checkout/pay-own-rest.ts';
import { seatProofCookie, seeSeat, unlockSeat } from '#server/seats/queries/seat-proof.ts';
import { servicesContext } from '#server/services.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { refusedAnswer } from '#site/forms/refused-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/booking.route';
import { BookingPage } from './booking-page.tsx';
import { SeatUnknown } from './seat-unknown.tsx';

/** Only reads: with the link alone one sees no more than the state. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeSeat(services, await viewerOf(services, request), request, params.id);
  return seen ?? data(null, { status: 404 });
}

/** A buyer's proof, the payment of the rest, or the end of the booking. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const back = href('/seat/booking/:id', { id: params.id });
  if (intent === 'unlock') {
    const lastFour = textOf(form, 'lastFour') ?? '';
    const unlocked = await unlockSeat(services, {
      ...{ seatId: params.id, lastFour, address: addressOf(request) },
    });
    if (!unlocked.ok)
      return refusedAnswer({ problems: [{ field: 'lastFour', code: unlocked.code }], typed: { lastFour } });
    const headers = { 'set-cookie': seatProofCookie(services, params.id) };
    throw redirect(back, { status: 303, headers });
  }
  if (intent !== 'cancel' && intent !== 'rest') throw redirect(back, 303);
  const viewer = await viewerOf(services, request);
  const seen = await seeSeat(services, viewer, request, params.id);
  if (!seen?.seat)
    return refusedAnswer({ problems: [{ field: 'lastFour', code: 'proof-first' }], typed: {} });
  if (intent === 'rest') {
    const rest = await payOwnRest(services, params.id);
    if (!rest.ok) return refusedAnswer({ problems: [{ field: 'rest', code: rest.code }], typed: {} });
    const { id } = rest.value;
    // Without the gateway's order the pay page has a button that tries again.
    await preparePayment(services, { kind: 'seat', id }, { known: true });
    const headers = { 'set-cookie': seatProofCookie(services, id) };
    throw redirect(href('/seat/pay/:id', { id }), { status: 303, headers });
  }
  const cancelled = await cancelOwnSeat(services, params.id);
  const now = cancelled.ok ? null : await seeSeat(services, viewer, request, params.id);
  // Who presses twice has what they want: the first press did it.
  if (!cancelled.ok && now?.glance.stage !== 'cancelled')
    return refusedAnswer({ problems: [{ field: 'cancel', code: cancelled.code }], typed: {} });
  throw redirect(back, 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.states[loaderData.glance.state].title : m.unknown);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <BookingPage {...loaderData} refused={actionData} /> : <SeatUnknown />;
}
