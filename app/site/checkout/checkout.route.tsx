import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { quoteOrder } from '#core/orders/quote-order.ts';
import type { SearchWords } from '#core/page-copy/search-words.ts';
import { proofField } from '#core/people/proof.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { senderOf, takeTurn } from '#server/auth/take-turn.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findShopMember } from '#server/membership/own-memberships.ts';
import { loadOrderRules } from '#server/orders/checkout/order-rules.ts';
import { listAddresses, type OwnAddress, saveAddress } from '#server/orders/checkout/own-addresses.ts';
import { startOrder } from '#server/orders/checkout/start-order.ts';
import { orderProofCookie } from '#server/orders/queries/order-proof.ts';
import { getProfile } from '#server/people/profile-queries.ts';
import { nameProducts } from '#server/products/product-queries.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readForm, textOf } from '#server/web-request/form-text.ts';
import type { CheckoutWords } from '#site/checkout-parts/purchase-form.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { readShopLines, type ShopLineInput } from '#site/shop-parts/shop-lines.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/checkout.route.ts';
import type { CheckoutModel } from './checkout-model.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { emptyTexts, type OrderTexts, readOrderForm, wordProblems } from './order-fields.ts';

export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<CheckoutModel & CheckoutWords & { search: SearchWords }> {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const viewer = await viewerOf(services, request);
  const book = await bookOf(services, viewer);
  const texts = {
    ...emptyTexts,
    ...(await profileTexts(services, viewer)),
    ...(book[0] && textsOf(book[0])),
  };
  const { givingWords, givingSearch } = await getTempleSettings(services);
  return {
    title: givingWords.checkout.title,
    none: givingWords.noOrder,
    search: givingSearch.checkout,
    intentKey: services.ids('intent'),
    ...(await quote(services, viewer, readShopLines(query), texts)),
    texts,
    book: wordBook(book),
    signedIn: viewer.kind !== 'visitor',
    saveAddress: false,
    fromCart: query.get('from') === 'cart',
    problems: [],
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const sent = readOrderForm(form);
  const viewer = await viewerOf(services, request);
  const book = await bookOf(services, viewer);
  const chosen = book.find(({ id }) => id === form.get('useAddress'));
  if (chosen) Object.assign(sent.texts, textsOf(chosen));
  const model = async (lines: readonly ShopLineInput[]): Promise<CheckoutModel> => ({
    intentKey: sent.input.intentKey,
    ...(await quote(services, viewer, lines, sent.texts)),
    texts: sent.texts,
    book: wordBook(book),
    signedIn: viewer.kind !== 'visitor',
    saveAddress: sent.saveAddress,
    fromCart: sent.fromCart,
    problems: [],
  });
  const removed = form.get('remove');
  if (removed !== null) return answer(200, await model(sent.lines.filter((_, at) => String(at) !== removed)));
  // Only a quote: another PIN code, another way of delivery.
  if (chosen || form.get('quote') !== null) return answer(200, await model(sent.lines));
  const turn = await takeTurn(services, 'gift', await senderOf(services, request, textOf(form, proofField)));
  if (!turn.ok) {
    const shown = await model(sent.lines);
    if (turn.code === 'proof-needed') return answer(429, { ...shown, proof: turn.proof });
    return answer(429, { ...shown, problems: wordProblems([tooMany], shown.quote) });
  }
  const started = await startOrder(services, viewer, sent.input, addressOf(request));
  if (started.ok) {
    const { id } = started.value;
    if (sent.saveAddress) await saveAddress(services, viewer, id);
    // Without the gateway's order the pay page has a button that tries again.
    if (sent.input.payBy === 'gateway')
      await preparePayment(services, { kind: 'order', id }, { known: true });
    throw redirect(afterPath(id, sent), {
      status: 303,
      headers: { 'set-cookie': orderProofCookie(services, id) },
    });
  }
  const { problems } = started;
  const shown = await model(sent.lines);
  if (needsNewKey(problems)) shown.intentKey = services.ids('intent');
  return answer(422, { ...shown, problems: wordProblems(problems, shown.quote) });
}

const tooMany = { field: 'total', code: 'too-many-orders' };

/** A quote does not reload the form: a new intent key would discard what was typed. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export { noStore as headers } from '#server/http/no-store.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = matches[1]?.loaderData?.siteUrl;
  if (!siteUrl || !loaderData) return [];
  return pageMeta(matches, {
    ...loaderData.search,
    picture: 'shop-books',
    url: `${siteUrl}${plainHref('/checkout')}`,
  });
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const model = actionData ?? loaderData;
  return <CheckoutPage key={model.intentKey} model={model} title={loaderData.title} none={loaderData.none} />;
}

function answer(status: number, model: CheckoutModel) {
  return data(model, { status, headers: { 'cache-control': 'no-store' } });
}

async function quote(services: Services, viewer: Viewer, lines: readonly ShopLineInput[], to: OrderTexts) {
  const member = await findShopMember(services.db, viewer);
  const rules = await loadOrderRules(
    services,
    lines.map(({ productId }) => productId),
    member?.shopPercent,
  );
  const [products, { shop }] = await Promise.all([
    nameProducts(services, rules.products),
    getTempleSettings(services),
  ]);
  const { pickup, payAtPickup } = rules.shop;
  const shown = { pickup, payAtPickup, address: shop.address };
  return { quote: quoteOrder(lines, to, { ...rules, products }), shop: shown };
}

async function bookOf(services: Services, viewer: Viewer): Promise<OwnAddress[]> {
  return viewer.kind === 'visitor' ? [] : listAddresses(services, viewer.personId);
}

function wordBook(book: readonly OwnAddress[]): CheckoutModel['book'] {
  return book.map(({ id, addressLine1, pin }) => ({ id, label: `${addressLine1}, ${pin}` }));
}

function textsOf({ id: _, ...texts }: OwnAddress): Partial<OrderTexts> {
  return texts;
}

/** A first order is filled in from the profile. */
async function profileTexts(services: Services, viewer: Viewer): Promise<Partial<OrderTexts>> {
  if (viewer.kind !== 'devotee') return {};
  const profile = await getProfile(services, viewer);
  return {
    fullName: profile.name,
    email: profile.email ?? '',
    phone: profile.phone ?? profile.mobile ?? '',
    addressLine1: profile.addressLine ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    pin: profile.pin ?? '',
  };
}

/** An order paid at the counter is placed at once; the other goes to the pay page. */
function afterPath(
  orderId: string,
  { input, fromCart }: { input: { payBy: string }; fromCart: boolean },
): string {
  const from = fromCart ? '?from=cart' : '';
  return input.payBy === 'pickup' ? `/status/${orderId}${from}` : `/checkout/pay/${orderId}${from}`;
}
