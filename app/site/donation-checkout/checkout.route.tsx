import { data, redirect } from 'react-router';
import type { SearchWords } from '#core/content/search-words.ts';
import { needsNewKey } from '#core/donations/donation-id.ts';
import { indianDay } from '#core/donations/indian-time.ts';
import { transferBy } from '#core/payments/transfer-ways.ts';
import { proofCookie } from '#server/auth/purchase-proof.ts';
import { takeTry } from '#server/auth/tries.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findGiftsAccount } from '#server/content/find-gifts-account.ts';
import { getTempleSettings } from '#server/content/settings-queries.ts';
import { loadCauses } from '#server/donations/cause-queries.ts';
import { listLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { startDonation } from '#server/donations/start-donation.ts';
import { addressOf, readForm } from '#server/http/form-text.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { type GiftLine, readGiftLines } from '#site/shared/gifts/gift-lines.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import type { Route } from './+types/checkout.route.ts';
import { emptyTexts, readCheckoutForm, wordProblems } from './checkout-fields.ts';
import { type CheckoutModel, CheckoutPage, type CheckoutWords } from './checkout-page.tsx';
import { quoteGift } from './quote-gift.ts';

export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<CheckoutModel & CheckoutWords & { search: SearchWords }> {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const lines = readGiftLines(query);
  const viewer = await viewerOf(services, request);
  const known = viewer.kind === 'devotee' ? { name: viewer.name, email: viewer.email } : {};
  const { givingWords, givingSearch } = await getTempleSettings(services);
  return {
    title: givingWords.donationCheckout.title,
    none: givingWords.noGift,
    search: givingSearch.donationCheckout,
    intentKey: services.ids('intent'),
    ...(await quote(services, lines)),
    texts: {
      ...emptyTexts,
      path: 'named',
      inNameOf: query.get('inNameOf') ?? '',
      sevaDate: query.get('sevaDate') ?? '',
      ...known,
    },
    payBy: 'gateway',
    fromCart: query.get('from') === 'cart',
    problems: [],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const sent = readCheckoutForm(form);
  const model = async (lines: readonly GiftLine[]) => ({
    intentKey: sent.wish.intentKey,
    ...(await quote(services, lines)),
    texts: sent.texts,
    payBy: sent.payBy,
    fromCart: sent.fromCart,
    problems: [],
  });
  const removed = form.get('remove');
  if (removed !== null) return answer(200, await model(sent.lines.filter((_, at) => String(at) !== removed)));
  if (!(await takeTry(services, 'gift:address', addressOf(request)))) {
    return answer(429, { ...(await model(sent.lines)), problems: wordProblems([tooMany]) });
  }
  const started = await startDonation(services, await viewerOf(services, request), sent.wish);
  if (started.ok) {
    const { donationId } = started.value;
    const headers = { 'set-cookie': proofCookie(services, donationId, proofDays) };
    throw redirect(payPath(donationId, sent), { status: 303, headers });
  }
  const { problems } = started;
  const shown = await model(sent.lines);
  if (needsNewKey(problems)) shown.intentKey = services.ids('intent');
  return answer(422, { ...shown, problems: wordProblems(problems) });
}

/** A begun gift may be paid for a day. */
const proofDays = 1;

const tooMany = { field: 'total', code: 'too-many-gifts' };

/** Personal and made for one form: no copy of it may be kept anywhere. */
export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[1]?.loaderData?.siteUrl;
  if (!siteUrl || !loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'donate',
    url: `${siteUrl}/donation-checkout`,
  });
}

export default function DonationCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const model = actionData ?? loaderData;
  return <CheckoutPage key={model.intentKey} model={model} title={loaderData.title} none={loaderData.none} />;
}

function answer(status: number, model: CheckoutModel) {
  return data(model, { status, headers: { 'cache-control': 'no-store' } });
}

async function quote(services: Services, lines: readonly GiftLine[]) {
  const [causes, entities, accounts] = await Promise.all([
    loadCauses(
      services,
      lines.map(({ causeId }) => causeId),
      { raised: false },
    ),
    listLegalEntities(services),
    findGiftsAccount(services),
  ]);
  const quoted = quoteGift(lines, { causes, entities, today: indianDay(services.clock()) });
  return { quote: quoted, transferBy: transferBy(accounts, quoted.total) };
}

function payPath(donationId: string, { payBy, fromCart }: { payBy: string; fromCart: boolean }): string {
  const query = new URLSearchParams();
  if (payBy === 'transfer') query.set('by', 'transfer');
  if (fromCart) query.set('from', 'cart');
  return `/donation-checkout/pay/${donationId}${query.size > 0 ? `?${query}` : ''}`;
}
