import { data, redirect } from 'react-router';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import { payWithinHours } from '#core/stay/stay-stage.ts';
import { type WaitShown, type WaitView, waitShown } from '#core/stay/wait.ts';
import { clockTime, dayInWords, longDate } from '#core/time/date-words.ts';
import * as booking from '#messages/stay-booking.ts';
import * as words from '#messages/stay-wait.ts';
import { servicesContext } from '#server/services.ts';
import { leaveWaits } from '#server/stay/waits/leave-waits.ts';
import { findWait, hasWaitKey } from '#server/stay/waits/wait-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { OfferFrame, waitTones } from '#site/wait-parts/offer-frame.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Tone } from '#ui/notice.tsx';
import type { Route } from './+types/offer.route';
import { StayUnknown } from './stay-unknown.tsx';

/** An entry of the waiting list, for who has the link of its letter. It only reads. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const wait = hasWaitKey(services, params.id, key) ? await findWait(services, params.id) : null;
  if (!wait) return data(null, { status: 404 });
  const state = waitShown(wait, services.clock());
  const runs = state === 'offered';
  const { kindTitle, arrival, departure, rooms, adults, children, offerUntil, stayId } = wait;
  return {
    ...{ state, kindTitle, arrival, departure, rooms, people: adults + children },
    pay: state === 'unpaid' && stayId ? href('/stay/pay/:id', { id: stayId }) : null,
    until: runs && offerUntil ? `${longDate(offerUntil)}, ${clockTime(offerUntil)}` : null,
    book: runs ? bookPath(wait, key) : null,
  };
}

function bookPath(wait: WaitView, key: string): string {
  const { id, kindId, arrival, departure, rooms, adults, children, meals } = wait;
  const query = new URLSearchParams({
    ...{ kind: kindId, arrival, departure, rooms: String(rooms), adults: String(adults) },
    ...{ children: String(children), ...(meals && { meals: 'on' }) },
    ...{ offer: id, key },
  });
  return `${href('/stay/book')}?${query}`;
}

/** Declines the offer, or leaves the list. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const form = await readForm(request);
  const back = `${href('/stay/wait/:id', { id: params.id })}?key=${encodeURIComponent(key)}`;
  if (form.get('intent') !== 'leave') throw redirect(back, 303);
  const left = await leaveWaits(services, { waitId: params.id, key });
  if (left.ok) throw redirect(back, 303);
  return data({ code: left.code }, { status: 422, headers: { 'cache-control': 'no-store' } });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? words.states[loaderData.state].title : booking.stayUnknown);

const tones: Record<WaitShown, Tone> = { ...waitTones, unpaid: 'wait', cancelled: 'info' };

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <StayUnknown />;
  const { state, kindTitle, rooms, arrival, departure, people, until, book, pay } = loaderData;
  const stateWords = words.states[state];
  const closed = state !== 'waiting' && state !== 'offered' && state !== 'unpaid';
  return (
    <OfferFrame
      state={state}
      tone={tones[state]}
      words={until ? { ...stateWords, lead: words.heldUntil(until) } : stateWords}
      refused={actionData ? stayMessageFor(actionData.code) : null}
      book={book ? { path: book, words: words.bookThese } : null}
      ways={
        <>
          {pay && (
            <a href={pay} className="btn btn-primary">
              {words.payThem}
            </a>
          )}
          {closed && (
            <a href={plainHref('/stay/rooms')} className="btn btn-outline">
              {words.otherDates}
            </a>
          )}
        </>
      }
    >
      <p>
        <b>{booking.ofKind(rooms, kindTitle)}</b>
        <span className="num block">
          {booking.fromTo(dayInWords(arrival), dayInWords(departure))} · {booking.people(people)}
        </span>
      </p>
      {book && <p className="sm muted">{words.payWithin(payWithinHours)}</p>}
    </OfferFrame>
  );
}
