import { data, redirect } from 'react-router';
import { findOrder, glanceOf } from '#server/orders/order-queries.ts';
import { prepareOrderPayment } from '#server/orders/prepare-order-payment.ts';
import { servicesContext } from '#server/services.ts';
import { OrderUnknown } from '#site/shared/shop/order-unknown.tsx';
import type { Route } from './+types/pay.route.ts';
import { PayOrderPage } from './pay-order-page.tsx';

/** Opening it keeps the goods for another quarter of an hour: the buyer is about to pay. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const order = await findOrder(services, params.id);
  if (!order) return data(null, { status: 404 });
  const prepared = await prepareOrderPayment(services, order.id);
  if (!prepared.ok && prepared.code !== 'gateway-unavailable' && prepared.code !== 'sold-out')
    throw redirect(`/status/${order.id}`, 303);
  return {
    order: glanceOf(order),
    gateway: prepared.ok ? prepared.value : null,
    soldOut: !prepared.ok && prepared.code === 'sold-out',
    fromCart: new URL(request.url).searchParams.get('from') === 'cart',
  };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? 'Payment | Hare Krishna Temple, Ghaziabad' : 'Order not found.' },
  { name: 'robots', content: 'noindex' },
];

export default function Pay({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PayOrderPage {...loaderData} /> : <OrderUnknown />;
}
