import { data, redirect } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import * as m from '#messages/seat-booking.ts';
import * as booking from '#messages/stay-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { seeSeat } from '#server/seats/queries/seat-proof.ts';
import { servicesContext } from '#server/services.ts';
import { AskGateway, PayFrame, PayOnline } from '#site/checkout-parts/pay-frame.tsx';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/pay.route';
import { SeatSummary } from './seat-summary.tsx';
import { SeatTermsWords } from './seat-terms-words.tsx';
import { SeatUnknown } from './seat-unknown.tsx';

/** GET holds nothing: the seats are held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeSeat(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, seat } = seen;
  const form = await findPaymentForm(services, { kind: 'seat', id: glance.id }, { known: seat !== null });
  if (!form.ok && (form.code === 'not-payable' || form.code === 'unknown-purchase'))
    throw redirect(href('/seat/booking/:id', { id: glance.id }), 303);
  return {
    ...{ glance, seat },
    gateway: form.ok ? form.value : null,
    holdOver: !form.ok && form.code === 'hold-over',
  };
}

/** Holds the seats for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'seat', id: params.id }, { known: false });
  if (prepared.ok) throw redirect(href('/seat/pay/:id', { id: params.id }), 303);
  if (prepared.code === 'sold-out') return data({ refused: prepared.code }, { status: 409 });
  if (prepared.code === 'gateway-unavailable') return data({ refused: prepared.code }, { status: 503 });
  throw redirect(href('/seat/booking/:id', { id: params.id }), 303);
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? booking.payment : m.unknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SeatUnknown />;
  const { glance, seat, gateway, holdOver } = loaderData;
  const soldOut = actionData?.refused === 'sold-out';
  const pay = booking.payAmount(formatRupees(glance.total, 'short'));
  return (
    <PayFrame
      of="seat"
      purchase={glance}
      kicker={m.seat(glance.number)}
      title={soldOut ? booking.somebodyWasFaster : pay}
      fromCart={false}
      summary={seat && !soldOut && <SeatSummary seat={seat} />}
    >
      {soldOut && (
        <>
          <Notice tone="bad">{m.soldOutMeanwhile}</Notice>
          <div className="row wrapx">
            <ButtonLink to={href(seat?.unit.kind === 'departure' ? '/tours' : '/classes')}>
              {m.lookForOther}
            </ButtonLink>
          </div>
        </>
      )}
      {!soldOut && gateway === null && (
        <AskGateway label={holdOver ? pay : undefined} big>
          {holdOver ? m.holdNearlyOver : booking.paymentPageSilent}
        </AskGateway>
      )}
      {!soldOut && gateway && (
        <PayOnline
          purchase={glance}
          post={gateway}
          byHand
          note={
            seat?.requestId
              ? m.payUntil(`${longDate(seat.payUntil)}, ${clockTime(seat.payUntil)}`)
              : m.heldWhileYouPay
          }
        />
      )}
      {!soldOut && seat && <SeatTermsWords ladder={seat.ladder} />}
    </PayFrame>
  );
}
