import { data, redirect } from 'react-router';
import { viewerOf } from '#server/auth/viewer.ts';
import { seeOrder } from '#server/orders/order-proof.ts';
import { prepareOrderPayment } from '#server/orders/prepare-order-payment.ts';
import { servicesContext } from '#server/services.ts';
import { templeOf } from '#site/shared/page-meta.ts';
import { OrderUnknown } from '#site/shared/shop/order-unknown.tsx';
import type { Route } from './+types/pay.route.ts';
import { PayOrderPage } from './pay-order-page.tsx';

/** Opening it keeps the goods for another quarter of an hour: the buyer is about to pay. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeOrder(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, order } = seen;
  const prepared = await prepareOrderPayment(services, glance.id, { known: order !== null });
  if (!prepared.ok && prepared.code !== 'gateway-unavailable' && prepared.code !== 'sold-out')
    throw redirect(`/status/${glance.id}`, 303);
  return {
    order: glance,
    gateway: prepared.ok ? prepared.value : null,
    soldOut: !prepared.ok && prepared.code === 'sold-out',
    fromCart: new URL(request.url).searchParams.get('from') === 'cart',
  };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: loaderData ? `Payment | ${templeOf(matches).full}` : 'Order not found.' },
  { name: 'robots', content: 'noindex' },
];

export default function Pay({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PayOrderPage {...loaderData} /> : <OrderUnknown />;
}
