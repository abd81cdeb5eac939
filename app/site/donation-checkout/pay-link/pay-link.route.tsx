import { data, redirect } from 'react-router';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/pay-link.ts';
import { findCause } from '#server/donations/cause-queries.ts';
import { getGivingRules } from '#server/donations/giving-rules.ts';
import { startFromForm } from '#server/donations/start-from-form.ts';
import { beginPayLink } from '#server/pay-links/begin-pay-link.ts';
import { findPayLink, type PayLink } from '#server/pay-links/pay-link-queries.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { href } from '#ui/href.ts';
import { emptyTexts, readCheckoutForm, wordProblems } from '../checkout-fields.ts';
import { quoteDonation } from '../quote-donation.ts';
import { inPageOrder } from '../simply/simple-model.ts';
import type { Route } from './+types/pay-link.route.ts';
import {
  type PayLinkAnswer,
  PayLinkPage,
  type PayLinkView,
  ShutLink,
  type ShutWhy,
} from './pay-link-page.tsx';

type Shown = { phone: string } & (
  | { open: PayLinkView; answer: PayLinkAnswer }
  | { open: null; why: ShutWhy }
);

/** Only reads: a link is taken by pressing its button. A begun one leads to its donation. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const link = await findPayLink(services, params.id);
  if (link?.donationId && (link.state === 'begun' || link.state === 'paid')) {
    throw redirect(pathOf(link.donationId, link.state), 303);
  }
  const { contact, identity } = await getTempleSettings(services);
  const { phone } = contact;
  if (link?.state !== 'waiting')
    return shut(phone, link?.state === 'withdrawn' ? 'withdrawn' : link && 'over');
  const answer = { texts: { ...emptyTexts, name: link.name }, problems: [] };
  const open = await viewOf(services, link, identity.name);
  if (!open) return shut(phone, 'over');
  const shown: Shown = { phone, open, answer };
  return data(shown);
}

function shut(phone: string, why: ShutWhy | null) {
  const shown: Shown = { phone, open: null, why: why ?? 'unknown' };
  return data(shown, { status: why === null ? 404 : 410 });
}

/** Null where the cause takes this amount no more. */
async function viewOf(services: Services, link: PayLink, temple: string): Promise<PayLinkView | null> {
  const { id, causeId, amount, phone, email, lastDay } = link;
  const [rules, cause] = await Promise.all([
    getGivingRules(services, [causeId]),
    findCause(services, causeId),
  ]);
  const line = { causeId, typeId: null, ownAmount: rupeesText(amount), quantity: '1', shown: '' };
  const quote = quoteDonation([line], rules);
  if (!quote.payable) return null;
  return {
    ...{ id, temple, causeTitle: cause?.title ?? link.causeTitle, sum: formatRupees(amount, 'short') },
    ofMembership: link.ofMembership,
    ...{ lastDay: dayInWords(lastDay), phoneEnd: phone.slice(-4), mailed: email !== null },
    ...{ offersTax: quote.noTaxBecause === null, registered: quote.registered },
  };
}

/** Takes the link: its amount, cause, number and address stand, whatever is sent. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const link = await findPayLink(services, params.id);
  // Only whoever begins it is shown as its donor at the gateway.
  if (link?.donationId) throw redirect(pathOf(link.donationId, 'begun'), 303);
  const form = await readForm(request);
  const { texts } = readCheckoutForm(form);
  const begun = await startFromForm(services, request, form, (viewer) =>
    beginPayLink(services, viewer, params.id, texts),
  );
  if (begun.ok) throw redirect(pathOf(begun.id, 'begun'), { status: 303, headers: begun.headers });
  const { proof, status } = begun;
  // Of a link that ended meanwhile the loader says so: it has no form any more.
  const problems = begun.problems.filter(({ field }) => field !== 'link');
  return data({ texts, problems: inPageOrder(wordProblems(problems)), proof }, { status });
}

function pathOf(donationId: string, state: 'begun' | 'paid'): string {
  if (state === 'paid') return href('/donationStatus/:id', { id: donationId });
  return href('/donate/simply/pay/:id', { id: donationId });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData?.open ? m.giftOf(loaderData.open.sum) : m.unknownTitle);

export default function PayLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { phone } = loaderData;
  if (!loaderData.open) return <ShutLink why={loaderData.why} phone={phone} />;
  return <PayLinkPage link={loaderData.open} answer={actionData ?? loaderData.answer} phone={phone} />;
}
