import { data } from 'react-router';
import { clockTime, longDate } from '#core/time/date-words.ts';
import { payment } from '#messages/payment.ts';
import * as m from '#messages/seat-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { seeSeat } from '#server/seats/queries/seat-proof.ts';
import { servicesContext } from '#server/services.ts';
import { HeldPayment } from '#site/checkout-parts/held-payment.tsx';
import { heldAnswer, heldForm } from '#site/checkout-parts/pay-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
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
  // Who has pressed here once has seen what is paid, and goes on by itself.
  const pressed = new URL(request.url).searchParams.has('pressed');
  return { pressed, glance, seat, ...heldForm(form, href('/seat/booking/:id', { id: glance.id })) };
}

/** Holds the seats for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'seat', id: params.id }, { known: false });
  return heldAnswer(prepared, {
    ...{
      pay: `${href('/seat/pay/:id', { id: params.id })}?pressed=1`,
      status: href('/seat/booking/:id', { id: params.id }),
    },
  });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? payment : m.unknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <SeatUnknown />;
  const { pressed, glance, seat, gateway, holdOver } = loaderData;
  return (
    <HeldPayment
      of="seat"
      purchase={glance}
      kicker={m.seat(glance.number)}
      gateway={gateway}
      holdOver={holdOver}
      refused={actionData?.refused}
      soldOutWords={m.soldOutMeanwhile}
      ways={
        <ButtonLink to={href(seat?.unit.kind === 'departure' ? '/tours' : '/classes')}>
          {m.lookForOther}
        </ButtonLink>
      }
      holdOverWords={m.holdNearlyOver}
      note={
        seat?.requestId
          ? m.payUntil(`${longDate(seat.payUntil)}, ${clockTime(seat.payUntil)}`)
          : m.heldWhileYouPay
      }
      summary={seat && <SeatSummary seat={seat} />}
      byHand={!pressed}
      unasked={!pressed}
    >
      {seat && <SeatTermsWords ladder={seat.ladder} />}
    </HeldPayment>
  );
}
