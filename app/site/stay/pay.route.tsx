import { data } from 'react-router';
import { payment } from '#messages/payment.ts';
import * as booking from '#messages/stay-booking.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { seeStay } from '#server/stay/queries/stay-proof.ts';
import { HeldPayment } from '#site/checkout-parts/held-payment.tsx';
import { heldAnswer, heldForm } from '#site/checkout-parts/pay-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pay.route';
import { StayCard } from './stay-card.tsx';
import { StayUnknown } from './stay-unknown.tsx';

/** GET holds nothing: the room is held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seeStay(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { glance, restOf, stay } = seen;
  const form = await findPaymentForm(services, { kind: 'stay', id: glance.id }, { known: stay !== null });
  return {
    glance,
    isRest: restOf !== null,
    stay,
    ...heldForm(form, href('/stay/booking/:id', { id: glance.id })),
  };
}

/** Holds the room for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'stay', id: params.id }, { known: false });
  return heldAnswer(prepared, {
    ...{
      pay: href('/stay/pay/:id', { id: params.id }),
      status: href('/stay/booking/:id', { id: params.id }),
    },
  });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? payment : booking.stayUnknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <StayUnknown />;
  const { glance, isRest, stay, gateway, holdOver } = loaderData;
  return (
    <HeldPayment
      of="stay"
      purchase={glance}
      kicker={booking.stay(glance.number)}
      gateway={gateway}
      holdOver={holdOver}
      refused={actionData?.refused}
      soldOutWords={booking.soldOutMeanwhile}
      ways={<ButtonLink to={href('/stay/rooms')}>{booking.lookAgain}</ButtonLink>}
      holdOverWords={booking.holdNearlyOver}
      note={isRest ? booking.restOfStay : booking.heldWhileYouPay}
      summary={stay && <StayCard stay={stay} />}
    />
  );
}
