import { data, redirect } from 'react-router';
import { countField } from '#core/passes/pass-input.ts';
import { proofField } from '#core/people/proof.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import * as m from '#messages/passes.ts';
import { senderOf, takeTurn } from '#server/auth/take-turn.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findLinePath } from '#server/fair-door/line-queries.ts';
import { isDoorRefusal } from '#server/fair-door/pass-door.ts';
import { findActiveMember } from '#server/membership/own-memberships.ts';
import { startPasses } from '#server/passes/checkout/start-passes.ts';
import { findEventPasses } from '#server/passes/queries/event-passes.ts';
import { passProofCookie } from '#server/passes/queries/pass-proof.ts';
import { findRunningOffer } from '#server/passes/waits/take-offer.ts';
import { hasPassWaitKey } from '#server/passes/waits/wait-queries.ts';
import { findContactTexts } from '#server/people/profile-queries.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import { asideMetaOf } from '#site/frame/page-meta.ts';
import { href, withLanguage } from '#ui/href.ts';
import type { Route } from './+types/book.route';
import { type BookModel, nothingTyped, readBookForm, toBookModel, wordBookProblems } from './book-model.ts';
import { BookPage } from './book-page.tsx';
import { InLine } from './in-line.tsx';

/** Products, times and details of one event's passes, in one form without an account. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const offer = await offerOf(services, { id: query.get('offer') ?? '', key: query.get('key') ?? '' });
  // A document is led away before (http/server.ts); this is for clicks and other spellings. No
  // redirect: a form that was refused is shown with what was typed, and this runs for it too.
  const line = offer ? null : services.fairDoors.mustWait(params.id, request.headers.get('cookie'));
  const viewer = await viewerOf(services, request);
  const rules = await rulesOf(services, viewer, params.id);
  const texts = { ...nothingTyped, ...(offer ? offer.texts : await findContactTexts(services, viewer)) };
  const path = href('/events/single-event/:id/passes', { id: params.id });
  return {
    ...toBookModel(rules, texts),
    ...{ intentKey: services.ids('intent'), problems: [], offer: offer?.offer ?? null, line },
    url: `${services.config.publicUrl}${withLanguage(path)}`,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = await viewerOf(services, request);
  const rules = await rulesOf(services, viewer, params.id);
  const form = await readForm(request);
  const input = readBookForm(form, rules.products);
  const offer = await offerOf(services, { id: textOf(form, 'offer'), key: textOf(form, 'key') });
  const model = { ...toBookModel(rules, input), offer: offer?.offer ?? null, line: null };
  const [first] = model.products;
  const refused = (status: number, instead: Partial<BookModel>) =>
    data(
      { ...model, intentKey: input.intentKey, problems: [], ...instead },
      { status, headers: { 'cache-control': 'no-store' } },
    );
  const worded = (problems: Parameters<typeof wordBookProblems>[0]) =>
    wordBookProblems(problems, first ? countField(first.id) : null);
  const turn = await takeTurn(services, 'gift', await senderOf(services, request, textOf(form, proofField)));
  if (!turn.ok) {
    if (turn.code === 'proof-needed') return refused(429, { proof: turn.proof });
    return refused(429, { problems: worded([{ field: 'total', code: 'too-many-orders' }]) });
  }
  const asked = { eventId: params.id, input, cookies: request.headers.get('cookie') };
  const taken = offer && { waitId: offer.offer.id };
  const started = await startPasses(services, viewer, asked, addressOf(request), taken);
  if (!started.ok) {
    const intentKey = needsNewKey(started.problems) ? services.ids('intent') : input.intentKey;
    const atDoor = started.problems.some(({ code }) => isDoorRefusal(code));
    const line = atDoor ? await findLinePath(services, params.id) : null;
    return refused(422, { intentKey, problems: worded(started.problems), line });
  }
  const { id } = started.value;
  // What is free, or waits for the office, has no payment; without the gateway's order the pay page
  // has a button that tries again.
  const prepared = await preparePayment(services, { kind: 'pass', id }, { known: true });
  const toPay = prepared.ok || prepared.code === 'gateway-unavailable';
  const next = toPay ? href('/passes/pay/:id', { id }) : href('/passes/:id', { id });
  const headers = new Headers({ 'set-cookie': passProofCookie(services, id) });
  for (const cookie of services.fairDoors.leave(params.id)) headers.append('set-cookie', cookie);
  throw redirect(next, { status: 303, headers });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  asideMetaOf(
    matches,
    loaderData && {
      title: `${m.bookPasses}: ${loaderData.event.title}`,
      description: m.heldWhilePaying,
      url: loaderData.url,
    },
  );

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const model: BookModel = actionData ?? loaderData;
  if (!actionData && loaderData.line) return <InLine event={model.event.title} line={loaderData.line} />;
  return <BookPage key={model.intentKey} model={model} />;
}

async function rulesOf(services: Services, viewer: Viewer, eventId: string) {
  const found = await findEventPasses(services, eventId);
  if (!found) throw data(null, { status: 404 });
  const member = (await findActiveMember(services.db, viewer)) !== null;
  return { ...found, member, now: services.clock() };
}

/** The offer of the waiting list that the address or the form names with its key, while it runs. */
async function offerOf(services: Services, offer: { id: string; key: string }) {
  if (!hasPassWaitKey(services, offer.id, offer.key)) return null;
  const wait = await findRunningOffer(services.db, offer.id, services.clock());
  if (!wait) return null;
  const texts = {
    ...{ slot: wait.slot_id ?? '', counts: { [wait.product_id]: String(wait.quantity) } },
    ...{ name: wait.holder_name, phone: wait.holder_phone, email: wait.holder_email ?? '' },
  };
  return { offer, texts };
}
