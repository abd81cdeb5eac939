import { data, redirect } from 'react-router';
import { passMessageFor } from '#core/passes/pass-messages.ts';
import { passWaitShown } from '#core/passes/pass-wait.ts';
import { clockTime, longDate, span } from '#core/time/date-words.ts';
import * as words from '#messages/pass-wait.ts';
import * as m from '#messages/passes.ts';
import { leavePassWaits } from '#server/passes/waits/leave-waits.ts';
import { findPassWait, hasPassWaitKey } from '#server/passes/waits/wait-queries.ts';
import { servicesContext } from '#server/services.ts';
import { translatedRow } from '#server/translations/translated.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { OfferFrame, waitTones } from '#site/wait-parts/offer-frame.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/offer.route';
import { PassesUnknown } from './passes-unknown.tsx';

/** An entry of the waiting list, for who has the link of its letter. It only reads. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const wait = hasPassWaitKey(services, params.id, key) ? await findPassWait(services, params.id) : null;
  if (!wait) return data(null, { status: 404 });
  const event = (await translatedRow(services, 'events', wait.event)) ?? wait.event;
  const state = passWaitShown(wait, services.clock());
  const { slot, productTitle, quantity, offerUntil, id } = wait;
  const runs = state === 'offered';
  const book = href('/events/single-event/:id/passes', { id: event.id });
  return {
    ...{ state, event: { id: event.id, title: event.title }, passes: m.times(quantity, productTitle) },
    when: slot && span(slot.startsAt, slot.endsAt),
    until: runs && offerUntil ? `${longDate(offerUntil)}, ${clockTime(offerUntil)}` : null,
    book: runs ? `${book}?${new URLSearchParams({ offer: id, key })}` : null,
  };
}

/** Declines the offer, or leaves the list. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const form = await readForm(request);
  const back = `${href('/passes/wait/:id', { id: params.id })}?key=${encodeURIComponent(key)}`;
  if (form.get('intent') !== 'leave') throw redirect(back, 303);
  const left = await leavePassWaits(services, { waitId: params.id, key });
  if (left.ok) throw redirect(back, 303);
  return data({ code: left.code }, { status: 422, headers: { 'cache-control': 'no-store' } });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? words.states[loaderData.state].title : m.passesUnknown);

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <PassesUnknown />;
  const { state, event, passes, when, until, book } = loaderData;
  const stateWords = words.states[state];
  const closed = state !== 'waiting' && state !== 'offered';
  return (
    <OfferFrame
      state={state}
      tone={waitTones[state]}
      words={until ? { ...stateWords, lead: words.heldUntil(until) } : stateWords}
      refused={actionData ? passMessageFor(actionData.code) : null}
      book={book ? { path: book, words: words.bookThese } : null}
      ways={
        closed && (
          <a href={plainHref('/events/single-event/:id', { id: event.id })} className="btn btn-outline">
            {m.backToEvent}
          </a>
        )
      }
    >
      <p>
        <b>{event.title}</b>
        <span className="block">{passes}</span>
        {when && <span className="num block">{when}</span>}
      </p>
    </OfferFrame>
  );
}
