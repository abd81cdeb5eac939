import { data, redirect } from 'react-router';
import { readDedication } from '#core/donations/dedication.ts';
import type { SearchWords } from '#core/page-copy/search-words.ts';
import { transferBy } from '#core/payments/transfer-ways.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { loadCauses } from '#server/donations/cause-queries.ts';
import { findHeldOffering } from '#server/donations/held-offering.ts';
import { listLegalEntities } from '#server/donations/legal-entity-queries.ts';
import { startDonation } from '#server/donations/start-donation.ts';
import { startFromForm } from '#server/donations/start-from-form.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { purchaseKeyContext } from '#server/http/request-contexts.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import type { CheckoutWords } from '#site/checkout-parts/purchase-form.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { readDonationLines, type ShownLine } from '#site/giving/shown-lines.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/checkout.route.ts';
import { emptyTexts, readCheckoutForm, wordProblems } from './checkout-fields.ts';
import { type CheckoutModel, CheckoutPage } from './checkout-page.tsx';
import { ownTexts } from './own-texts.ts';
import { isUsualDonation, quoteDonation } from './quote-donation.ts';

/**
 * A signed-out donor of one of the suggested amounts gets a cached page with an intent key of their
 * own: on a festival day nearly all requests are like that.
 */
export const handle = {
  publicPage: {
    seconds: 60,
    staleSeconds: 0,
    purchaseKey: true,
    query: {
      cause: anyName,
      type: anyName,
      quantity: /^1$/,
      amount: /^[1-9]\d{0,8}(\.00)?$/,
      from: ['cart'],
      inNameOf: 'free',
      occasion: 'free',
      sevaDate: 'free',
    },
  },
} satisfies PublicRoute;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const lines = readDonationLines(query);
  const viewer = await viewerOf(services, request);
  const { givingWords, givingSearch } = await getTempleSettings(services);
  const { quoted, causes } = await quote(services, lines);
  const page: CheckoutModel & CheckoutWords & { search: SearchWords } = {
    title: givingWords.donationCheckout.title,
    none: givingWords.noDonation,
    search: givingSearch.donationCheckout,
    intentKey: context.get(purchaseKeyContext),
    ...quoted,
    texts: {
      ...emptyTexts,
      path: 'named',
      ...readDedication(query, templeDay(services.clock())),
      ...ownTexts(viewer),
    },
    payBy: 'gateway',
    fromCart: query.get('from') === 'cart',
    problems: [],
  };
  const isCacheable = viewer.kind === 'visitor' && isUsualDonation(lines, quoted.quote, causes);
  return data(page, isCacheable ? {} : { headers: { 'cache-control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const sent = readCheckoutForm(form);
  const model = async (lines: readonly ShownLine[]) => ({
    intentKey: sent.input.intentKey,
    ...(await quote(services, lines)).quoted,
    texts: sent.texts,
    payBy: sent.payBy,
    fromCart: sent.fromCart,
    problems: [],
  });
  const removed = form.get('remove');
  if (removed !== null) return answer(200, await model(sent.lines.filter((_, at) => String(at) !== removed)));
  const started = await startFromForm(services, request, form, (viewer, sender) =>
    startDonation(services, viewer, sent.input, { sender }),
  );
  if (started.ok) throw redirect(payPath(started.id, sent), { status: 303, headers: started.headers });
  const { problems, proof, status } = started;
  const shown = await model(sent.lines);
  if (needsNewKey(problems)) shown.intentKey = services.ids('intent');
  const held = status === 422 ? await findHeldOffering(services, request) : null;
  return answer(status, { ...shown, held, problems: wordProblems(problems), proof });
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[1]?.loaderData?.siteUrl;
  if (!siteUrl || !loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'donate',
    url: `${siteUrl}${plainHref('/donation-checkout')}`,
  });
}

export default function DonationCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const model = actionData ?? loaderData;
  return <CheckoutPage key={model.intentKey} model={model} title={loaderData.title} none={loaderData.none} />;
}

function answer(status: number, model: CheckoutModel) {
  return data(model, { status, headers: { 'cache-control': 'no-store' } });
}

async function quote(services: Services, lines: readonly ShownLine[]) {
  const [causes, entities, accounts] = await Promise.all([
    loadCauses(
      services,
      lines.map(({ causeId }) => causeId),
      { raised: false },
    ),
    listLegalEntities(services),
    findDonationsAccount(services),
  ]);
  const priced = quoteDonation(lines, { causes, entities, today: templeDay(services.clock()) });
  // What is held for a quarter of an hour cannot wait for a bank.
  const needsDay = lines.some(({ causeId, typeId }) =>
    causes.some(
      ({ id, types }) =>
        id === causeId && types.some((type) => type.id === typeId && type.perDay !== undefined),
    ),
  );
  const byTransfer = needsDay ? null : transferBy(accounts, priced.total);
  return { quoted: { quote: priced, transferBy: byTransfer, needsDay }, causes };
}

function payPath(donationId: string, { payBy, fromCart }: { payBy: string; fromCart: boolean }): string {
  const query = new URLSearchParams();
  if (payBy === 'transfer') query.set('by', 'transfer');
  if (fromCart) query.set('from', 'cart');
  return `/donation-checkout/pay/${donationId}${query.size > 0 ? `?${query}` : ''}`;
}
