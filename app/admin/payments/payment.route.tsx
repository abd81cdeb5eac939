import ArrowLeft from 'lucide-react/icons/arrow-left';
import { data, Link, redirect } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import * as m from '#messages/admin/payments.ts';
import { does, forStaff, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { decideOrderRefund } from '#server/orders/refunds/decide-order-refund.ts';
import { decidePassRefund } from '#server/passes/changes/decide-pass-refund.ts';
import { askRefund } from '#server/purchases/ask-refund.ts';
import { decideRefund } from '#server/purchases/decide-refund.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { listPossibleOriginals } from '#server/purchases/original-queries.ts';
import { purchaseOf } from '#server/purchases/purchase.ts';
import { findPaymentWithRefunds, mayAskRefund, type PaymentView } from '#server/purchases/refund-queries.ts';
import { decideSeatRefund } from '#server/seats/changes/decide-seat-refund.ts';
import type { Services } from '#server/services.ts';
import { decideStayRefund } from '#server/stay/desk/decide-stay-refund.ts';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/payment.route';
import { AskRefundForm } from './ask-refund-form.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundCard } from './refund-card.tsx';

/**
 * One payment and its refund: one person requests it, another decides, the gateway carries it out.
 */
export const loader = forStaff(
  'donations.read',
  async ({ params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const found = await findPaymentWithRefunds(services, params.paymentId);
    if (!found) throw new Response(null, { status: 404 });
    const { payment, refunds } = found;
    const mayRefund = mayDo(staff.roles, 'donations.refund');
    const eligibility = await mayAskRefund(services, payment.id);
    return {
      payment,
      refunds,
      me: staff.personId,
      ownMoney: await isPayersOwn(services, staff, payment),
      mayRefund,
      mayRefundOther: mayDo(staff.roles, 'donations.refund-other'),
      eligibility,
      originals:
        mayRefund && eligibility === 'as-double' && payment.donationId
          ? await listPossibleOriginals(services, payment.donationId)
          : null,
    };
  },
);

type PaymentForm = StaffForm<Route.ActionArgs>;

const fields = ['refundId', 'reason', 'original'] as const;

export const action = staffAction(
  does('donations.refund', async ({ services, staff, params, text, texts }: PaymentForm) => {
    const decision = text('decision');
    const { paymentId } = params;
    return decision === 'approved' || decision === 'declined'
      ? decide(services, staff, { paymentId, refundId: text('refundId'), decision })
      : askRefund(services, staff, { ...texts(fields), paymentId });
  }),
  ({ params, text, texts }: PaymentForm, outcome) => {
    if (outcome.ok)
      throw redirect(href('/admin-dashboard/donation/payments/:paymentId', { paymentId: params.paymentId }));
    const typed = { decision: text('decision'), ...texts(fields) };
    return data({ code: outcome.code, field: outcome.field ?? null, typed }, { status: 409 });
  },
);

/** Whether the refund would go to the viewer. */
async function isPayersOwn(
  { db }: Services,
  staff: Staff,
  { donationId, order, stay, passes, seat }: PaymentView,
): Promise<boolean> {
  const purchase = purchaseOf({
    donation_id: donationId,
    order_id: order?.id ?? null,
    stay_id: stay?.id ?? null,
    seat_id: seat?.id ?? null,
    pass_booking_id: passes?.id ?? null,
  });
  return purchase !== null && isOwnMoney(db, staff, purchase);
}

/** Of an order, a stay, passes or seats, by its own verb. */
async function decide(
  services: Services,
  staff: Staff,
  asked: { paymentId: string; refundId: string; decision: 'approved' | 'declined' },
) {
  const { paymentId, refundId, decision } = asked;
  const found = await findPaymentWithRefunds(services, paymentId);
  if (found?.payment.stay) return decideStayRefund(services, staff, refundId, decision);
  if (found?.payment.seat) return decideSeatRefund(services, staff, refundId, decision);
  if (found?.payment.passes) return decidePassRefund(services, staff, refundId, decision);
  const ofOrder = found?.payment.order;
  return (ofOrder ? decideOrderRefund : decideRefund)(services, staff, refundId, decision);
}

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

import { sumWords } from '#admin/words/sum-words.ts';

export const handle = { crumb: m.payment } satisfies AdminHandle;

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, refunds, me, ownMoney, mayRefund, mayRefundOther, eligibility, originals } = loaderData;
  const mayAsk = mayRefund && (eligibility === 'yes' || eligibility === 'as-double');
  const back = backOf(payment);
  const wrong = actionData && !actionData.field ? adminMessageFor(actionData.code) : null;
  return (
    <div className="admin-stack">
      <Link to={back.to} className="btn btn-quiet justify-self-start">
        <Icon of={ArrowLeft} />
        <span>{back.label}</span>
      </Link>
      <div className="admin-head mb-0">
        <h1 className="num">{sumWords(payment)}</h1>
      </div>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <div className="admin-two">
        <Panel title={m.payment}>
          <PaymentFacts payment={payment} />
        </Panel>
        <div className="admin-stack">
          {refunds.map((refund) => (
            <RefundCard
              key={refund.id}
              refund={refund}
              mayDecide={
                (refund.needsOwner ? mayRefundOther : mayRefund) && refund.askedBy.id !== me && !ownMoney
              }
              isMine={refund.askedBy.id === me}
              isOwnMoney={ownMoney}
            />
          ))}
          {mayAsk && <AskRefundForm payment={payment} originals={originals} answer={actionData ?? null} />}
          {!mayAsk && (refunds.length === 0 || eligibility === 'refund-too-small') && (
            <Notice>{mayRefund ? adminMessageFor(eligibility) : m.whoMayAsk}</Notice>
          )}
        </div>
      </div>
    </div>
  );
}

function backOf({ donationId, order, stay, seat }: Route.ComponentProps['loaderData']['payment']) {
  if (seat) return { to: href('/admin-dashboard/seats/:id', { id: seat.id }), label: m.seatOf(seat.number) };
  if (stay) return { to: href('/admin-dashboard/stays/:id', { id: stay.id }), label: m.stayOf(stay.number) };
  if (order)
    return { to: href('/admin-dashboard/orders/:id', { id: order.id }), label: m.orderOf(order.number) };
  return donationId
    ? { to: href('/admin-dashboard/donation/single-donation/:id', { id: donationId }), label: m.theGift }
    : { to: href('/admin-dashboard/donation/payments'), label: m.paymentsToCheck };
}
