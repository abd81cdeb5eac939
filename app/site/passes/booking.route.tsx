import { data, redirect } from 'react-router';
import { states } from '#messages/pass-booking.ts';
import * as m from '#messages/passes.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { cancelOwnPasses } from '#server/passes/changes/cancel-passes.ts';
import { passProofCookie, seePasses, unlockPasses } from '#server/passes/queries/pass-proof.ts';
import { drawQr } from '#server/qr/upi-qr.ts';
import { servicesContext } from '#server/services.ts';
import { translatedRow } from '#server/translations/translated.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { refusedAnswer } from '#site/forms/refused-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/booking.route';
import { BookingPage } from './booking-page.tsx';
import { PassesUnknown } from './passes-unknown.tsx';

/** Only reads: with the address alone one sees no more than the state. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seePasses(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, booking } = seen;
  const event = (await translatedRow(services, 'events', glance.event)) ?? glance.event;
  const passes = await Promise.all(
    (booking?.passes ?? []).map(async ({ token, ...pass }) => ({
      ...pass,
      qr: token !== null && pass.state !== 'void' ? await drawQr(token) : null,
    })),
  );
  // Its files are for who has the link of the letter too.
  const key = new URL(request.url).searchParams.get('key');
  const filesQuery = key === null ? '' : `?${new URLSearchParams({ key })}`;
  return { filesQuery, glance: { ...glance, event }, booking: booking && { ...booking, event, passes } };
}

/** A holder's proof, or the end of the booking. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const back = href('/passes/:id', { id: params.id });
  if (intent === 'unlock') {
    const proof = { bookingId: params.id, lastFour: textOf(form, 'lastFour'), address: addressOf(request) };
    const unlocked = await unlockPasses(services, proof);
    if (!unlocked.ok)
      return refusedAnswer({
        problems: [{ field: 'lastFour', code: unlocked.code }],
        typed: { lastFour: proof.lastFour },
      });
    throw redirect(back, { status: 303, headers: { 'set-cookie': passProofCookie(services, params.id) } });
  }
  if (intent !== 'cancel') throw redirect(back, 303);
  const viewer = await viewerOf(services, request);
  const seen = await seePasses(services, viewer, request, params.id);
  if (!seen?.booking)
    return refusedAnswer({ problems: [{ field: 'lastFour', code: 'proof-first' }], typed: {} });
  const cancelled = await cancelOwnPasses(services, params.id);
  const now = cancelled.ok ? null : await seePasses(services, viewer, request, params.id);
  // Who presses twice has what they want: the first press did it.
  if (!cancelled.ok && now?.glance.stage !== 'cancelled')
    return refusedAnswer({ problems: [{ field: 'cancel', code: cancelled.code }], typed: {} });
  throw redirect(`${back}${url.search}`, 303);
}

/**
 * Whoever has the address of the letter shows the passes: it goes to no other site. With
 * 'no-referrer' browsers would send forms from origin null, which the site refuses.
 */
export function headers() {
  return {
    'cache-control': 'no-store, private',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? states[loaderData.glance.state].title : m.passesUnknown);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <BookingPage {...loaderData} refused={actionData} /> : <PassesUnknown />;
}
