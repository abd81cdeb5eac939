import { data, redirect } from 'react-router';
import { messageFor } from '#core/fields/messages.ts';
import * as m from '#messages/orders.ts';
import { stateName } from '#messages/states.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { readShopRules } from '#server/bills/read-shop-rules.ts';
import { cancelOwnOrder } from '#server/orders/cancellations/cancel-own-order.ts';
import { orderProofCookie, seeOrder, unlockOrder } from '#server/orders/queries/order-proof.ts';
import { chooseSwap } from '#server/orders/swaps/choose-swap.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { addressOf, readForm } from '#server/web-request/form-text.ts';
import { templeOf } from '#site/frame/page-meta.ts';
import { OrderUnknown } from '#site/shop-parts/order-unknown.tsx';
import { orderWords } from '#site/shop-parts/order-words.ts';
import type { Route } from './+types/order-status.route.ts';
import { OrderPage } from './order-page.tsx';

/** Only reads: an order's state is decided elsewhere. With the link alone one sees only it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeOrder(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { buyerCancels } = await readShopRules(services.db);
  const { answerWords, shop } = await getTempleSettings(services);
  const query = new URL(request.url).searchParams;
  return {
    ...seen,
    // A label has the state in English.
    order: seen.order && { ...seen.order, address: seen.order.address.map(stateName) },
    thanks: answerWords.order,
    buyerCancels,
    shopAddress: shop.address,
    fromCart: query.get('from') === 'cart',
    cancelRequested: query.has('cancel'),
  };
}

/** A guest's proof, or the buyer's choice: cancel, or a substitute for something sold out. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const back = `/status/${encodeURIComponent(params.id)}`;
  if (text('intent') === 'unlock') {
    const proof = { orderId: params.id, lastFour: text('lastFour'), address: addressOf(request) };
    const unlocked = await unlockOrder(services, proof);
    if (!unlocked.ok) return refused(words[unlocked.code] ?? '', 'lastFour', proof.lastFour);
    const headers = { 'set-cookie': orderProofCookie(services, params.id) };
    throw redirect(back, { status: 303, headers });
  }
  const choosing = text('intent') === 'choose';
  if (!choosing && text('intent') !== 'cancel') throw redirect(back, 303);
  const seen = await seeOrder(services, await viewerOf(services, request), request, params.id);
  if (!seen?.order) return refused(words['proof-first'] ?? '', 'lastFour', '');
  if (choosing) {
    const choice = text('choice') === 'swap' ? 'swap' : 'refund';
    const chosen = await chooseSwap(services, {
      orderId: params.id,
      swapId: text('swapId'),
      choice,
    });
    if (!chosen.ok) return refused(words[chosen.code] ?? messageFor(chosen.code), 'choose', '');
    throw redirect(back, 303);
  }
  const cancelled = await cancelOwnOrder(services, params.id);
  if (!cancelled.ok) return refused(words[cancelled.code] ?? messageFor(cancelled.code), 'cancel', '');
  throw redirect(back, 303);
}

const words: Record<string, string> = m.refusals;

function refused(message: string, field: 'lastFour' | 'cancel' | 'choose', typed: string) {
  return data({ message, field, typed }, { status: 422, headers: { 'cache-control': 'no-store' } });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: loaderData
      ? `${orderWords(loaderData.glance, loaderData.thanks).title} | ${templeOf(matches).name}`
      : m.orderUnknown,
  },
  { name: 'robots', content: 'noindex' },
];

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <OrderPage {...loaderData} refused={actionData ?? null} /> : <OrderUnknown />;
}
