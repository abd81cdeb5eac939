import { data, redirect } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/passes.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { seePasses } from '#server/passes/queries/pass-proof.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { AskGateway, PayFrame, PayOnline } from '#site/checkout-parts/pay-frame.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/pay.route';
import { PassesUnknown } from './passes-unknown.tsx';

/** GET holds nothing: the places are held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seePasses(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, booking } = seen;
  const form = await findPaymentForm(services, { kind: 'pass', id: glance.id }, { known: booking !== null });
  if (!form.ok && (form.code === 'not-payable' || form.code === 'unknown-purchase'))
    throw redirect(href('/passes/:id', { id: glance.id }), 303);
  return {
    glance,
    gateway: form.ok ? form.value : null,
    holdOver: !form.ok && form.code === 'hold-over',
  };
}

/** Holds the places for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'pass', id: params.id }, { known: false });
  if (prepared.ok) throw redirect(href('/passes/pay/:id', { id: params.id }), 303);
  if (prepared.code === 'sold-out') return data({ refused: prepared.code }, { status: 409 });
  if (prepared.code === 'gateway-unavailable') return data({ refused: prepared.code }, { status: 503 });
  throw redirect(href('/passes/:id', { id: params.id }), 303);
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.payment : m.passesUnknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <PassesUnknown />;
  const { glance, gateway, holdOver } = loaderData;
  const soldOut = actionData?.refused === 'sold-out';
  const pay = m.payAmount(formatRupees(glance.total, 'short'));
  return (
    <PayFrame
      of="pass"
      purchase={glance}
      kicker={m.booking(glance.number)}
      title={soldOut ? m.somebodyWasFaster : pay}
      fromCart={false}
    >
      {soldOut && (
        <>
          <Notice tone="bad">{m.soldOutMeanwhile}</Notice>
          <div className="row wrapx">
            <ButtonLink to={href('/events/single-event/:id', { id: glance.event.id })}>
              {m.backToEvent}
            </ButtonLink>
          </div>
        </>
      )}
      {!soldOut && gateway === null && (
        <AskGateway label={holdOver ? pay : undefined} big>
          {holdOver ? m.holdNearlyOver : m.paymentPageSilent}
        </AskGateway>
      )}
      {!soldOut && gateway && <PayOnline purchase={glance} post={gateway} note={m.heldWhileYouPay} />}
    </PayFrame>
  );
}
