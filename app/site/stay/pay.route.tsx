import { data, redirect } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import * as booking from '#messages/stay-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { seeStay } from '#server/stay/queries/stay-proof.ts';
import { AskGateway, PayFrame, PayOnline } from '#site/checkout-parts/pay-frame.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/pay.route';
import { StayUnknown } from './stay-unknown.tsx';

/** GET holds nothing: the room is held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeStay(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, stay } = seen;
  const form = await findPaymentForm(services, { kind: 'stay', id: glance.id }, { known: stay !== null });
  if (!form.ok && (form.code === 'not-payable' || form.code === 'unknown-purchase'))
    throw redirect(href('/stay/booking/:id', { id: glance.id }), 303);
  return {
    glance,
    gateway: form.ok ? form.value : null,
    holdOver: !form.ok && form.code === 'hold-over',
  };
}

/** Holds the room for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'stay', id: params.id }, { known: false });
  if (prepared.ok) throw redirect(href('/stay/pay/:id', { id: params.id }), 303);
  if (prepared.code === 'sold-out') return data({ refused: prepared.code }, { status: 409 });
  if (prepared.code === 'gateway-unavailable') return data({ refused: prepared.code }, { status: 503 });
  throw redirect(href('/stay/booking/:id', { id: params.id }), 303);
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? booking.payment : booking.stayUnknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <StayUnknown />;
  const { glance, gateway, holdOver } = loaderData;
  const soldOut = actionData?.refused === 'sold-out';
  const pay = booking.payAmount(formatRupees(glance.total, 'short'));
  return (
    <PayFrame
      of="stay"
      purchase={glance}
      kicker={booking.stay(glance.number)}
      title={soldOut ? booking.somebodyWasFaster : pay}
      fromCart={false}
    >
      {soldOut && (
        <>
          <Notice tone="bad">{booking.soldOutMeanwhile}</Notice>
          <div className="row wrapx">
            <ButtonLink to={href('/stay/rooms')}>{booking.lookAgain}</ButtonLink>
          </div>
        </>
      )}
      {!soldOut && gateway === null && (
        <AskGateway label={holdOver ? pay : undefined} big>
          {holdOver ? booking.holdNearlyOver : booking.paymentPageSilent}
        </AskGateway>
      )}
      {!soldOut && gateway && <PayOnline purchase={glance} post={gateway} note={booking.heldWhileYouPay} />}
    </PayFrame>
  );
}
