import { data, redirect } from 'react-router';
import type { AdminHandle } from '#admin/shared/admin-crumbs.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listOrderEvents } from '#server/orders/admin-order-queries.ts';
import { advanceOrder } from '#server/orders/advance-order.ts';
import { cancelOrderLines } from '#server/orders/cancel-order-lines.ts';
import { chooseSwapForBuyer } from '#server/orders/choose-swap.ts';
import { decideOrderRefund } from '#server/orders/decide-order-refund.ts';
import { handBack } from '#server/orders/hand-back.ts';
import { offerSwap } from '#server/orders/offer-swap.ts';
import { findOrder } from '#server/orders/order-queries.ts';
import { supplyShortOrder } from '#server/orders/supply-short-order.ts';
import { listSwapIdeas } from '#server/orders/swap-ideas.ts';
import { takeCounterPayment } from '#server/orders/take-counter-payment.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { servicesContext } from '#server/services.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/order.route';
import { LinesPanel } from './lines-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderMessage, stageWords } from './order-words.ts';
import { RefundPanel } from './refund-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import { SwapPanel } from './swap-panel.tsx';
import './orders.css';

/** One order: its lines, its delivery, the possible actions. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'orders.read');
  const order = await findOrder(services, params.id);
  if (!order) throw new Response(null, { status: 404 });
  return {
    order,
    events: await listOrderEvents(services, order.id),
    ideas: waitsShort({ state: order.money, stage: order.stage })
      ? await listSwapIdeas(services, order)
      : null,
    me: staff.personId,
    ownMoney: await isOwnMoney(services.db, staff, { kind: 'order', id: order.id }),
    today: templeDay(services.clock()),
    mayWrite: mayDo(staff.roles, 'orders.write'),
    mayRefund: mayDo(staff.roles, 'orders.refund'),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const refunding = intent === 'refund';
  // Shop staff or accounts hand money back; the verb checks it.
  const needed = intent === 'hand-back' ? 'orders.read' : refunding ? 'orders.refund' : 'orders.write';
  const staff = await requireStaff(services, request, needed);
  const orderId = params.id;
  const outcome = await (async () => {
    if (refunding) {
      const decision = text('decision');
      const known = decision === 'approved' || decision === 'again' ? decision : 'declined';
      return decideOrderRefund(services, staff, text('refundId'), known);
    }
    if (intent === 'cancel') {
      const lines = form.getAll('position').flatMap((position, at) => {
        const quantity = Number(form.getAll('cancel')[at]);
        return quantity > 0 ? [{ position: Number(position), quantity }] : [];
      });
      const input = { orderId, version: text('version'), lines, reason: text('reason') };
      return cancelOrderLines(services, staff, input);
    }
    if (intent === 'offer') {
      const picks = skuFields(form).map(([name, sku]) => ({ position: Number(name.slice(4)), sku }));
      return offerSwap(services, staff, { orderId, version: text('version'), picks });
    }
    if (intent === 'chosen') {
      const choice = text('choice') === 'swap' ? 'swap' : 'refund';
      return chooseSwapForBuyer(services, staff, { orderId, swapId: text('swapId'), choice });
    }
    if (intent === 'hand-back')
      return handBack(services, staff, {
        ...{ orderId, refundId: text('refundId'), day: text('day'), mode: text('mode') },
      });
    if (intent === 'supply') return supplyShortOrder(services, staff, orderId);
    if (intent === 'counter') return takeCounterPayment(services, staff, { orderId, mode: text('mode') });
    return advanceOrder(services, staff, {
      orderId,
      to: text('to'),
      courier: text('courier'),
      tracking: text('tracking'),
    });
  })();
  if (outcome.ok) throw redirect(`/admin-dashboard/orders/${orderId}`, 303);
  const { code } = outcome;
  const field = 'field' in outcome ? (outcome.field ?? null) : null;
  return data({ code, field, typed: typedOf(form) }, { status: 409 });
}

/** The typed values by field name; the count to cancel of the line at index 0 is 'cancel.0'. */
function typedOf(form: FormData): Record<string, string> {
  const counts = form.getAll('cancel');
  const cancels = form.getAll('position').map((position, at) => [`cancel.${position}`, counts[at] ?? '']);
  return Object.fromEntries([...form, ...cancels].map(([name, value]) => [name, String(value)]));
}

/** The article numbers of an offer: 'sku.0' is for the line at index 0. */
function skuFields(form: FormData): [name: string, sku: string][] {
  return [...form].flatMap(([name, value]) =>
    /^sku\.\d{1,2}$/.test(name) ? [[name, String(value)] as [string, string]] : [],
  );
}

export { lookAgain as shouldRevalidate } from '#admin/shared/look-again.ts';

export const handle = { crumb: 'Order' } satisfies AdminHandle;

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, events, ideas, me, ownMoney, today, mayWrite, mayRefund } = loaderData;
  const owed = order.refunds.filter(({ stray, askedBy }) => !stray && askedBy !== 'gateway').at(-1);
  const typed = actionData?.typed ?? {};
  const beside = actionData?.field?.match(/^(sku\..*|day)$/) ? actionData.field : null;
  const errorOf = (name: string) => (actionData && name === beside ? orderMessage(actionData.code) : null);
  const { label, tone } = stageWords[order.stage];
  return (
    <div className="admin-stack order-board">
      <div className="admin-head mb-0">
        <div>
          <h1>
            Order <span className="num">{order.number}</span>
          </h1>
          <p className="muted num">{formatRupees(order.total)}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {actionData && !beside && <Notice tone="bad">{orderMessage(actionData.code)}</Notice>}
      <div className="admin-two">
        <div className="admin-stack">
          <LinesPanel order={order} mayWrite={mayWrite} typed={typed} />
          {order.refunds.map((refund) => (
            <RefundPanel
              key={refund.id}
              refund={refund}
              last={refund === owed}
              mayRefund={mayRefund}
              mine={refund.askedBy === me}
              ownMoney={ownMoney}
              counter={order.payBy === 'pickup' ? { today, may: mayWrite || mayRefund } : null}
              refused={typed.refundId === refund.id ? { day: typed.day, error: errorOf('day') } : null}
            />
          ))}
        </div>
        <div className="admin-stack">
          {mayWrite && <StepPanel order={order} typed={typed} />}
          {mayWrite && ideas && <SwapPanel order={order} ideas={ideas} typed={typed} errorOf={errorOf} />}
          <OrderFacts order={order} events={events} />
        </div>
      </div>
    </div>
  );
}
