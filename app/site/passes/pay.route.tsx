import { data } from 'react-router';
import * as m from '#messages/passes.ts';
import { payment } from '#messages/payment.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { seePasses } from '#server/passes/queries/pass-proof.ts';
import { findPaymentForm, preparePayment } from '#server/purchases/prepare-payment.ts';
import { servicesContext } from '#server/services.ts';
import { translatedRow } from '#server/translations/translated.ts';
import { HeldPayment } from '#site/checkout-parts/held-payment.tsx';
import { heldAnswer, heldForm } from '#site/checkout-parts/pay-answer.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/pay.route';
import { BookedCard } from './booked-card.tsx';
import { PassesUnknown } from './passes-unknown.tsx';

/** GET holds nothing: the places are held again by the button that posts. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seePasses(services, await viewerOf(services, request), request, params.id);
  if (!seen) return data(null, { status: 404 });
  const { booking } = seen;
  const event = (await translatedRow(services, 'events', seen.glance.event)) ?? seen.glance.event;
  const glance = { ...seen.glance, event };
  const form = await findPaymentForm(services, { kind: 'pass', id: glance.id }, { known: booking !== null });
  return {
    glance,
    booking: booking && { ...booking, event },
    ...heldForm(form, href('/passes/:id', { id: glance.id })),
  };
}

/** Holds the places for another quarter of an hour, and requests a missing gateway order. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const prepared = await preparePayment(services, { kind: 'pass', id: params.id }, { known: false });
  return heldAnswer(prepared, {
    ...{ pay: href('/passes/pay/:id', { id: params.id }), status: href('/passes/:id', { id: params.id }) },
  });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? payment : m.passesUnknown);

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <PassesUnknown />;
  const { glance, booking, gateway, holdOver } = loaderData;
  return (
    <HeldPayment
      of="pass"
      purchase={glance}
      kicker={m.booking(glance.number)}
      gateway={gateway}
      holdOver={holdOver}
      refused={actionData?.refused}
      soldOutWords={m.soldOutMeanwhile}
      ways={
        <ButtonLink to={href('/events/single-event/:id', { id: glance.event.id })}>
          {m.backToEvent}
        </ButtonLink>
      }
      holdOverWords={m.holdNearlyOver}
      note={m.heldWhileYouPay}
      unasked={glance.approved}
      summary={booking && <BookedCard booking={booking} />}
    />
  );
}
