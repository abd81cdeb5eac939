import { data, redirect } from 'react-router';
import * as m from '#messages/seat-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { cancelOwnSeat } from '#server/seats/changes/cancel-seat.ts';
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

/** A buyer's proof, or the end of the booking. */
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
  if (intent !== 'cancel') throw redirect(back, 303);
  const seen = await seeSeat(services, await viewerOf(services, request), request, params.id);
  if (!seen?.seat)
    return refusedAnswer({ problems: [{ field: 'lastFour', code: 'proof-first' }], typed: {} });
  const cancelled = await cancelOwnSeat(services, params.id);
  if (!cancelled.ok)
    return refusedAnswer({ problems: [{ field: 'cancel', code: cancelled.code }], typed: {} });
  throw redirect(back, 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.states[loaderData.glance.state].title : m.unknown);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <BookingPage {...loaderData} refused={actionData} /> : <SeatUnknown />;
}
