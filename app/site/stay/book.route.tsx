import { data, redirect } from 'react-router';
import { zeroPaise } from '#core/money/paise.ts';
import { proofField } from '#core/people/proof.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { mostFreeNights } from '#core/stay/book-stay.ts';
import type { StayInput } from '#core/stay/stay-input.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import * as booking from '#messages/stay-booking.ts';
import { senderOf, takeTurn } from '#server/auth/take-turn.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findFreeLeft } from '#server/membership/free-benefits.ts';
import { findActiveMember } from '#server/membership/own-memberships.ts';
import { findContactTexts } from '#server/people/profile-queries.ts';
import { findHeldPurchase } from '#server/purchases/held-purchase.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { startStay } from '#server/stay/checkout/start-stay.ts';
import { findLinkedGroup } from '#server/stay/groups/group-link.ts';
import { findOffers } from '#server/stay/queries/find-offers.ts';
import { stayProofCookie } from '#server/stay/queries/stay-proof.ts';
import { loadStayRules } from '#server/stay/rules/stay-rules.ts';
import { findRunningOffer } from '#server/stay/waits/take-offer.ts';
import { hasWaitKey } from '#server/stay/waits/wait-queries.ts';
import type { WaitRow } from '#server/stay/waits/wait-row.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { asideMetaOf } from '#site/frame/page-meta.ts';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/book.route';
import {
  type BookModel,
  type BookQuote,
  type BookTexts,
  readBookForm,
  wordBookProblems,
} from './book-fields.ts';
import { BookPage } from './book-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs): Promise<BookModel & { url: string }> {
  const services = context.get(servicesContext);
  const input = readBookForm(new URL(request.url).searchParams);
  const offer = await offerOf(services, input);
  const viewer = await viewerOf(services, request);
  const known = offer ? guestOf(offer) : await findContactTexts(services, viewer);
  const texts = { ...input, ...known };
  return {
    ...(await modelOf(services, viewer, texts)),
    intentKey: services.ids('intent'),
    url: `${services.config.publicUrl}${plainHref('/stay/book')}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const input = readBookForm(form);
  const viewer = await viewerOf(services, request);
  const model = await modelOf(services, viewer, input);
  const refused = (status: number, instead: Partial<BookModel>) =>
    data({ ...model, ...instead }, { status, headers: { 'cache-control': 'no-store' } });
  // Only the price with other free nights.
  if (form.get('quote') !== null) return refused(200, {});
  const turn = await takeTurn(services, 'gift', await senderOf(services, request, textOf(form, proofField)));
  if (!turn.ok) {
    if (turn.code === 'proof-needed') return refused(429, { proof: turn.proof });
    return refused(429, { problems: wordBookProblems([tooMany], model.quote.total) });
  }
  const { offer: waitId, group: groupId, key, ...asked } = input;
  const group = groupId === '' ? null : await findLinkedGroup(services, groupId, key);
  if (groupId !== '' && !group)
    return refused(422, { problems: wordBookProblems([groupOver], model.quote.total) });
  const offer = waitId && hasWaitKey(services, waitId, key) ? { waitId } : null;
  const started = await startStay(services, viewer, asked, addressOf(request), {
    offer,
    groupId: group?.id ?? null,
  });
  if (started.ok) {
    const { id } = started.value;
    const headers = { 'set-cookie': stayProofCookie(services, id) };
    // All of it is free: there is nothing to pay.
    if (model.quote.total === 0) throw redirect(href('/stay/booking/:id', { id }), { status: 303, headers });
    // Without the gateway's order the pay page has a button that tries again.
    await preparePayment(services, { kind: 'stay', id }, { known: true });
    throw redirect(href('/stay/pay/:id', { id }), { status: 303, headers });
  }
  const intentKey = needsNewKey(started.problems) ? services.ids('intent') : input.intentKey;
  const held = await findHeldPurchase(services, request, 'stay');
  return refused(422, { intentKey, held, problems: wordBookProblems(started.problems, model.quote.total) });
}

const groupOver = { field: 'kind', code: 'stay-group-over' };
const tooMany = { field: 'total', code: 'too-many-orders' };

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  asideMetaOf(
    matches,
    loaderData && { title: booking.bookARoom, description: booking.heldWhilePaying, url: loaderData.url },
  );

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const model = actionData ?? loaderData;
  return <BookPage key={model.intentKey} model={model} />;
}

/** What is asked for, as it is free and priced now. */
async function modelOf(services: Services, viewer: Viewer, input: StayInput & BookTexts): Promise<BookModel> {
  const { intentKey, shownTotal: _, ...texts } = input;
  return { intentKey, quote: await quote(services, viewer, input), texts, fromCart: false, problems: [] };
}

async function quote(services: Services, viewer: Viewer, input: StayInput & BookTexts): Promise<BookQuote> {
  const [member, nights] = await Promise.all([
    findActiveMember(services.db, viewer),
    findFreeLeft(services, viewer, 'nights'),
  ]);
  const free = freeOf(input, nights?.left ?? 0);
  const rules = { ...(await loadStayRules(services)), member: member !== null, freeNights: free?.taken };
  const { terms, today } = rules;
  const group = input.group === '' ? null : await findLinkedGroup(services, input.group, input.key);
  const answer =
    input.group !== '' && !group
      ? ({ ok: false } as const)
      : await findOffers(services, rules, input, {
          offer: await offerOf(services, input),
          groupId: group?.id ?? null,
        });
  const offer = answer.ok ? answer.found.offers.find(({ kind }) => kind.id === input.kind) : undefined;
  const fits = answer.ok && offer?.rooms === answer.search.rooms ? offer : undefined;
  return {
    payable: fits !== undefined,
    total: fits?.price.total ?? zeroPaise,
    title: fits?.kind.title ?? '',
    price: fits?.price ?? null,
    checkIn: termsOn(terms, input.arrival).checkIn,
    checkOut: termsOn(terms, input.departure).checkOut,
    ladder: termsOn(terms, today).ladder,
    free,
  };
}

/** How many free nights these dates can take, and take as typed. */
function freeOf(input: BookTexts, left: number): BookQuote['free'] {
  const { arrival, departure } = input;
  const isStay = /^\d{4}-\d\d-\d\d$/.test(arrival) && arrival < departure;
  if (left === 0 || !isStay) return null;
  const most = mostFreeNights({ arrival, departure, rooms: Number(input.rooms) || 1 }, left);
  const typed = Number(input.freeNights);
  return { left, most, taken: Number.isInteger(typed) ? Math.min(Math.max(typed, 0), most) : 0 };
}

/** The offer of the waiting list that the address or the form names with its key, while it runs. */
async function offerOf(services: Services, { offer, key }: BookTexts): Promise<WaitRow | null> {
  return hasWaitKey(services, offer, key) ? findRunningOffer(services.db, offer, services.clock()) : null;
}

function guestOf({ guest_name: name, guest_phone: phone, guest_email: email }: WaitRow) {
  return { name, phone, email: email ?? '' };
}
