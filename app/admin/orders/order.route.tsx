import { data, redirect } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { isAskedByStranger } from '#core/payments/refund.ts';
import { mayDo } from '#core/people/roles.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/orders.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { cancelOrderLines } from '#server/orders/cancellations/cancel-order-lines.ts';
import { mailOrderLink } from '#server/orders/phone/mail-order-link.ts';
import { getOrderLinkWords } from '#server/orders/phone/order-link-words.ts';
import { listOrderEvents } from '#server/orders/queries/admin-order-queries.ts';
import { findOrder } from '#server/orders/queries/order-queries.ts';
import { decideOrderRefund } from '#server/orders/refunds/decide-order-refund.ts';
import { handBack } from '#server/orders/refunds/hand-back.ts';
import { advanceOrder } from '#server/orders/states/advance-order.ts';
import { takeCounterPayment } from '#server/orders/states/take-counter-payment.ts';
import { chooseSwapForBuyer, type SwapChoice } from '#server/orders/swaps/choose-swap.ts';
import { offerSwap } from '#server/orders/swaps/offer-swap.ts';
import { supplyShortOrder } from '#server/orders/swaps/supply-short-order.ts';
import { listSwapIdeas } from '#server/orders/swaps/swap-ideas.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { drawQr } from '#server/qr/upi-qr.ts';
import type { Services } from '#server/services.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/order.route';
import { LinesPanel } from './lines-panel.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderMessage, stageWords } from './order-words.ts';
import { PhoneOrderPanel } from './phone-order-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import { SwapPanel } from './swap-panel.tsx';
import './orders.css';

/** One order: its lines, its delivery, the possible actions. */
export const loader = forStaff(
  'orders.read',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
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
      link: await openLinkOf(services, order),
      done: url.searchParams.get('done'),
    };
  },
);

/** Of an order of the telephone, while it may be paid. */
async function openLinkOf(services: Services, order: OrderView) {
  const { payUntil, payable } = order;
  if (payUntil === null || !payable) return null;
  const words = await getOrderLinkWords(services, order, payUntil);
  return { words, lastDay: payUntil, svg: await drawQr(words.url) };
}

type OrderForm = StaffForm<Route.ActionArgs>;

const decisions = ['approved', 'again'] as const;

export const action = staffActions(
  {
    refund: on(decideOrderRefund, ({ text }: OrderForm) => [
      text('refundId'),
      decisions.find((one) => one === text('decision')) ?? ('declined' as const),
    ]),
    cancel: on(cancelOrderLines, ({ params, form, text }: OrderForm) => {
      const lines = form.getAll('position').flatMap((position, at) => {
        const quantity = Number(form.getAll('cancel')[at]);
        return quantity > 0 ? [{ position: Number(position), quantity }] : [];
      });
      return [{ orderId: params.id, version: text('version'), lines, reason: text('reason') }];
    }),
    offer: on(offerSwap, ({ params, form, text }: OrderForm) => {
      const picks = skuFields(form).map(([name, sku]) => ({ position: Number(name.slice(4)), sku }));
      return [{ orderId: params.id, version: text('version'), picks }];
    }),
    chosen: on(chooseSwapForBuyer, ({ params, text }: OrderForm) => {
      const choice: SwapChoice = text('choice') === 'swap' ? 'swap' : 'refund';
      return [{ orderId: params.id, swapId: text('swapId'), choice }];
    }),
    'hand-back': on(handBack, ({ params, texts }: OrderForm) => [
      { orderId: params.id, ...texts(['refundId', 'day', 'mode']) },
    ]),
    mail: on(mailOrderLink, ({ params }: OrderForm) => [params.id]),
    supply: on(supplyShortOrder, ({ params }: OrderForm) => [params.id]),
    counter: on(takeCounterPayment, ({ params, text }: OrderForm) => [
      { orderId: params.id, mode: text('mode') },
    ]),
    '': on(advanceOrder, ({ params, texts }: OrderForm) => [
      { orderId: params.id, ...texts(['to', 'courier', 'tracking']) },
    ]),
  },
  ({ params, form, intent }: OrderForm, outcome) => {
    const done = intent === 'mail' ? '?done=mail' : '';
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/orders/:id', { id: params.id })}${done}`, 303);
    const field = 'field' in outcome ? (outcome.field ?? null) : null;
    return data({ code: outcome.code, field, typed: typedOf(form) }, { status: 409 });
  },
);

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

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.order } satisfies AdminHandle;

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, events, ideas, me, ownMoney, today, mayWrite, mayRefund, link, done } = loaderData;
  const owed = order.refunds.filter(({ stray, askedBy }) => !stray && askedBy !== 'gateway').at(-1);
  const typed = actionData?.typed ?? {};
  const beside = actionData?.field?.match(/^(sku\..*|day)$/) ? actionData.field : null;
  const errorOf = (name: string) => (actionData && name === beside ? orderMessage(actionData.code) : null);
  const { label, tone } = stageWords[order.stage];
  return (
    <div className="admin-stack order-board">
      <ScreenHead
        title={
          <Sentence
            text={m.orderTitle(order.number)}
            parts={{ num: (words) => <span className="num">{words}</span> }}
          />
        }
        num
        note={formatRupees(order.total)}
      >
        <Badge tone={tone}>{label}</Badge>
      </ScreenHead>
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
              agreedAlone={refund.decidedBy === me && isAskedByStranger(refund.askedBy)}
              counter={order.payBy === 'pickup' ? { today, may: mayWrite || mayRefund } : null}
              refused={typed.refundId === refund.id ? { day: typed.day, error: errorOf('day') } : null}
            />
          ))}
        </div>
        <div className="admin-stack">
          {mayWrite && link && <PhoneOrderPanel {...link} order={order} events={events} done={done} />}
          {mayWrite && <StepPanel order={order} typed={typed} />}
          {mayWrite && ideas && <SwapPanel order={order} ideas={ideas} typed={typed} errorOf={errorOf} />}
          <OrderFacts order={order} events={events} />
        </div>
      </div>
    </div>
  );
}
