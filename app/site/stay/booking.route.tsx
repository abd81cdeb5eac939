import { data, redirect } from 'react-router';
import * as booking from '#messages/stay-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { cancelOwnStay } from '#server/stay/changes/cancel-stay.ts';
import { changeOwnDates } from '#server/stay/changes/change-own-dates.ts';
import { type SeenStay, seeStay, stayProofCookie, unlockStay } from '#server/stay/queries/stay-proof.ts';
import { payOwnRest } from '#server/stay/rests/pay-own-rest.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { refusedAnswer } from '#site/forms/refused-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/booking.route';
import { BookingPage } from './booking-page.tsx';
import { StayUnknown } from './stay-unknown.tsx';

/** Only reads: with the link alone one sees no more than the state. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeStay(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  return { ...seen, changed: new URL(request.url).searchParams.has('changed') };
}

/** A guest's proof, other dates, the payment of the rest, or the end of the stay. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => textOf(form, name) ?? '';
  const intent = text('intent');
  const back = href('/stay/booking/:id', { id: params.id });
  if (intent === 'unlock') {
    const proof = { stayId: params.id, lastFour: text('lastFour'), address: addressOf(request) };
    const unlocked = await unlockStay(services, proof);
    if (!unlocked.ok)
      return refusedAnswer({
        problems: [{ field: 'lastFour', code: unlocked.code }],
        typed: { lastFour: proof.lastFour },
      });
    const headers = { 'set-cookie': stayProofCookie(services, params.id) };
    throw redirect(back, { status: 303, headers });
  }
  if (intent !== 'change' && intent !== 'cancel' && intent !== 'rest') throw redirect(back, 303);
  const viewer = await viewerOf(services, request);
  const seen = await seeStay(services, viewer, request, params.id);
  if (!seen?.stay)
    return refusedAnswer({ problems: [{ field: 'lastFour', code: 'proof-first' }], typed: {} });
  if (intent === 'change') {
    const typed = { arrival: text('arrival'), departure: text('departure') };
    const changed = await changeOwnDates(services, params.id, typed);
    if (!changed.ok) return refusedAnswer({ problems: changed.problems, typed });
    throw redirect(`${back}?changed=1`, 303);
  }
  if (intent === 'rest') {
    const rest = await payOwnRest(services, params.id);
    if (!rest.ok) return refusedAnswer({ problems: [{ field: 'rest', code: rest.code }], typed: {} });
    const { id } = rest.value;
    // Without the gateway's order the pay page has a button that tries again.
    await preparePayment(services, { kind: 'stay', id }, { known: true });
    throw redirect(href('/stay/pay/:id', { id }), 303);
  }
  const cancelled = await cancelOwnStay(services, params.id);
  const now = cancelled.ok ? null : await seeStay(services, viewer, request, params.id);
  // Who presses twice has what they want: the first press did it.
  if (!cancelled.ok && now?.glance.stage !== 'cancelled')
    return refusedAnswer({ problems: [{ field: 'cancel', code: cancelled.code }], typed: {} });
  throw redirect(back, 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? titleOf(loaderData) : booking.stayUnknown);

function titleOf({ glance, restOf }: Pick<SeenStay, 'glance' | 'restOf'>): string {
  return (restOf === null ? booking.states : booking.restStates)[glance.state].title;
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <BookingPage {...loaderData} refused={actionData} /> : <StayUnknown />;
}
