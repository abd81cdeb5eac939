import { data } from 'react-router';
import * as m from '#messages/order-payment.ts';
import { payment } from '#messages/payment.ts';
import { stateName } from '#messages/states.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { seeOrder } from '#server/orders/queries/order-proof.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { heldAnswer, heldForm } from '#site/checkout-parts/pay-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { OrderUnknown } from '#site/shop-parts/order-unknown.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pay.route.ts';
import { PayOrderPage } from './pay-order-page.tsx';

/** GET holds nothing: the goods are held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeOrder(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, order } = seen;
  const form = await findPaymentForm(services, { kind: 'order', id: glance.id }, { known: order !== null });
  return {
    ...{ glance, order: order && { ...order, address: order.address.map(stateName) } },
    fromCart: isFromCart(request),
    ...heldForm(form, href('/status/:id', { id: glance.id })),
  };
}

/** Holds the goods for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'order', id: params.id }, { known: false });
  return heldAnswer(prepared, {
    pay: `${href('/checkout/pay/:id', { id: params.id })}${isFromCart(request) ? '?from=cart' : ''}`,
    status: href('/status/:id', { id: params.id }),
  });
}

function isFromCart(request: Request): boolean {
  return new URL(request.url).searchParams.get('from') === 'cart';
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? payment : m.orderNotFound);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <OrderUnknown />;
  return <PayOrderPage {...loaderData} refused={actionData?.refused} />;
}
