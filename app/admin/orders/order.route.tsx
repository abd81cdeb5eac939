import { data, redirect } from 'react-router';
import type { OfficeHandle } from '#admin/shared/office-crumbs.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { readForm } from '#server/http/form-text.ts';
import { advanceOrder } from '#server/orders/advance-order.ts';
import { cancelOrderLines } from '#server/orders/cancel-order-lines.ts';
import { decideOrderRefund } from '#server/orders/decide-order-refund.ts';
import { listOrderEvents } from '#server/orders/order-desk-queries.ts';
import { findOrder } from '#server/orders/order-queries.ts';
import { supplyShortOrder } from '#server/orders/supply-short-order.ts';
import { takeCounterPayment } from '#server/orders/take-counter-payment.ts';
import { servicesContext } from '#server/services.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/order.route';
import { deskMessage, stageWords } from './desk-words.ts';
import { LinesPanel } from './lines-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import './orders.css';

/** One order: what is in it, where it goes, what can be done now. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'orders.read');
  const order = await findOrder(services, params.id);
  if (!order) throw new Response(null, { status: 404 });
  return {
    order,
    events: await listOrderEvents(services, order.id),
    me: staff.personId,
    mayWrite: mayDo(staff.roles, 'orders.write'),
    mayRefund: mayDo(staff.roles, 'orders.refund'),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const deed = text('deed');
  const refunding = deed === 'refund';
  const staff = await requireStaff(services, request, refunding ? 'orders.refund' : 'orders.write');
  const orderId = params.id;
  const outcome = await (async () => {
    if (refunding) {
      const decision = text('decision');
      const known = decision === 'approved' || decision === 'again' ? decision : 'declined';
      return decideOrderRefund(services, staff, text('refundId'), known);
    }
    if (deed === 'cancel') {
      const lines = form.getAll('position').flatMap((position, at) => {
        const quantity = Number(form.getAll('cancel')[at]);
        return quantity > 0 ? [{ position: Number(position), quantity }] : [];
      });
      const wish = { orderId, version: text('version'), lines, reason: text('reason') };
      return cancelOrderLines(services, staff, wish);
    }
    if (deed === 'supply') return supplyShortOrder(services, staff, orderId);
    if (deed === 'counter') return takeCounterPayment(services, staff, { orderId, mode: text('mode') });
    return advanceOrder(services, staff, {
      orderId,
      to: text('to'),
      courier: text('courier'),
      tracking: text('tracking'),
    });
  })();
  if (outcome.ok) throw redirect(`/admin-dashboard/orders/${orderId}`, 303);
  return data({ code: outcome.code, reason: text('reason') }, { status: 409 });
}

export const handle = { crumb: 'Order' } satisfies OfficeHandle;

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, events, me, mayWrite, mayRefund } = loaderData;
  const { label, tone } = stageWords[order.stage];
  return (
    <div className="office-stack order-desk">
      <div className="office-head mb-0">
        <div>
          <h1>
            Order <span className="num">{order.number}</span>
          </h1>
          <p className="muted num">{formatRupees(order.total)}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {actionData && <Notice tone="bad">{deskMessage(actionData.code)}</Notice>}
      <div className="office-two">
        <div className="office-stack">
          <LinesPanel order={order} mayWrite={mayWrite} reason={actionData?.reason ?? ''} />
          {order.refunds.map((refund, at) => (
            <RefundPanel
              key={refund.id}
              refund={refund}
              last={at === order.refunds.length - 1}
              mayRefund={mayRefund}
              mine={refund.askedBy === me}
            />
          ))}
        </div>
        <div className="office-stack">
          {mayWrite && <StepPanel order={order} />}
          <OrderFacts order={order} events={events} />
        </div>
      </div>
    </div>
  );
}
