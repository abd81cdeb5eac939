import { data, redirect } from 'react-router';
import { readPin } from '#core/fields/pin.ts';
import { formatRupees } from '#core/money/paise.ts';
import { formRefusal } from '#core/people/proof.ts';
import { readBuyForm } from '#core/products/buy-form.ts';
import { shownVariant } from '#core/products/choices.ts';
import { deliveryTo } from '#core/products/delivery.ts';
import { mostToBuy, type Product } from '#core/products/product.ts';
import * as m from '#messages/product.ts';
import { anyName, type PublicRoute } from '#server/http/public-page.ts';
import { askForStock, stockAlertFields } from '#server/products/ask-for-stock.ts';
import { listDeliveryZones } from '#server/products/delivery-queries.ts';
import { listRelated } from '#server/products/listing-queries.ts';
import { findProduct } from '#server/products/product-queries.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { servicesContext } from '#server/services.ts';
import { readForm, textOf } from '#server/web-request/form-text.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { breadcrumbData } from '#site/frame/structured-data.ts';
import { shopLinesQuery } from '#site/shop-parts/shop-lines.ts';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/single-product.route';
import type { BuyReply } from './buy-form.tsx';
import type { DeliveryAnswer } from './delivery-check.tsx';
import { productData } from './product-data.ts';
import { ProductPage } from './product-page.tsx';
import { ProductUnknown } from './product-unknown.tsx';
import type { StockAlertReply } from './stock-alert-form.tsx';

// Stock moves with every order; the cart and the checkout check again, so a page may be a few
// seconds behind.
export const handle = {
  publicPage: { seconds: 10, staleSeconds: 30, query: { variantId: anyName, pin: 'free' } },
} satisfies PublicRoute;

type RouteArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;
const relatedShown = 4;

export async function loader({ params, request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const product = await findProduct(services, params.id);
  if (!product) return data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const variantParam = query.get('variantId');
  const variant = shownVariant(product.variants, variantParam);
  const typedPin = query.get('pin');
  const [related, delivery] = await Promise.all([
    listRelated(services, product, relatedShown),
    typedPin === null || !variant ? null : checkDelivery(typedPin, variant),
  ]);
  const { publicUrl } = services.config;
  const page = { product, variant, related, delivery, publicUrl, found: foundAs(product, publicUrl) };
  // Unbounded: PIN codes, and unknown variants.
  const endless = typedPin !== null || (variantParam !== null && variantParam !== variant?.id);
  return data(page, endless ? { headers: { 'cache-control': 'no-store' } } : {});

  async function checkDelivery(
    typed: string,
    { price, weightGrams }: { price: Parameters<typeof deliveryTo>[1]['goods']; weightGrams: number },
  ): Promise<DeliveryAnswer> {
    const pin = readPin(typed.slice(0, 20));
    if (!pin.ok) return { typed: typed.slice(0, 20), refused: 'pin-invalid' };
    const zones = await listDeliveryZones(services);
    const answer = deliveryTo(zones, { pin: pin.value, grams: weightGrams, goods: price });
    return answer.ok ? { typed: pin.value, ...answer.value } : { typed: pin.value, refused: 'not-delivered' };
  }
}

/** What search engines show of it: made here, so that no phone loads the code for it. */
function foundAs(product: Product, publicUrl: string) {
  const url = `${publicUrl}${plainHref('/shop/single-product/:id', { id: product.id })}`;
  const from = product.variants[0]?.price;
  const words = product.description.split('\n\n')[0] ?? product.title;
  const description = from ? `${words} ${m.priceFrom(formatRupees(from, 'short'))}` : words;
  return { url, description, structured: productData(product, url) };
}

export { loaderHeaders as headers } from '#server/http/loader-headers.ts';

type Reply = BuyReply | StockAlertReply;

/**
 * 'buy' redirects to the checkout with the line in its address; 'add' answers with the line;
 * 'alert' stores a stock alert.
 */
export async function action({ params, request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request.clone());
  if (form.get('intent') === 'alert') {
    const { typed, origin } = await readRequestForm(services, request, stockAlertFields);
    const result = await askForStock(services, params.id, typed, origin);
    if (result.ok) return data<Reply>({ kind: 'alert-set', email: result.value });
    const { refused, status } = formRefusal(result, typed);
    return data<Reply>({ kind: 'alert-refused', refused }, { status });
  }
  const typed = { variantId: textOf(form, 'variantId'), quantity: textOf(form, 'quantity') };
  const product = await findProduct(services, params.id);
  const answer = readBuyForm(product, typed);
  if (!answer.ok) {
    const variant = product?.variants.find(({ id }) => id === typed.variantId);
    const values = { min: 1, max: mostToBuy(variant?.available ?? 0) };
    const problems = [{ field: answer.field ?? '', code: answer.code, values }];
    return data<Reply>(
      { kind: 'refused', refused: { problems, typed } },
      { status: answer.code === 'product-gone' ? 404 : 422 },
    );
  }
  const { line, quantity } = answer.value;
  if (form.get('intent') === 'add') return data<Reply>({ kind: 'added', line, quantity });
  const query = shopLinesQuery([
    { productId: line.id, variantId: line.variations, quantity: String(quantity), shown: line.price },
  ]);
  throw redirect(`${href('/checkout')}?${query}`, 303);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: m.productNotFound }, { name: 'robots', content: 'noindex' }];
  const { product, publicUrl, found } = loaderData;
  const trail = [
    { to: href('/shop'), label: m.shop },
    { to: `${href('/all-products')}?category=${product.category.id}`, label: product.category.title },
  ];
  return [
    ...pageMeta(matches, {
      title: ({ full }) => `${product.title} | ${full}`,
      description: found.description,
      picture: product.pictures[0].image,
      url: found.url,
    }),
    { 'script:ld+json': found.structured },
    { 'script:ld+json': breadcrumbData(publicUrl, trail, product.title) },
  ];
}

export default function SingleProduct({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <ProductUnknown />;
  return <ProductPage key={loaderData.product.id} {...loaderData} answer={actionData} />;
}
