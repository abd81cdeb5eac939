import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { productFields } from '#core/passes/product-form.ts';
import { slotFields } from '#core/passes/slot-form.ts';
import { mayDo } from '#core/people/roles.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/passes.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { listGates, listProducts, listSlots } from '#server/passes/plan/plan-queries.ts';
import { addProduct, changeProduct, deleteProduct, saleDays } from '#server/passes/plan/save-product.ts';
import { addSlots, changeSlot, deleteSlot, slotDays } from '#server/passes/plan/save-slots.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/plan.route';
import { EventTabs } from './event-tabs.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import './passes.css';

/** What an event gives passes for, and when it lets in. */
export const loader = forStaff(
  'passes.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const [products, slots, gates] = await Promise.all([
      listProducts(services, event.id),
      listSlots(services, event.id),
      listGates(services, event.id),
    ]);
    return {
      event: { ...event, day: templeDay(event.startsAt) },
      crumb: event.title,
      ...{ products, slots, gates },
      days: { sale: saleDays(event), slots: slotDays(event) },
      mayPlan: mayDo(staff.roles, 'passes.plan'),
      done: url.searchParams.get('done'),
    };
  },
);

type PlanForm = StaffForm<Route.ActionArgs>;
const planFields = [...productFields, ...slotFields, 'productId', 'slotId', 'version'] as const;

export const action = staffActions(
  {
    addProduct: on(addProduct, ({ params, texts }: PlanForm) => [params.id, texts(productFields)]),
    changeProduct: on(changeProduct, ({ params, texts }: PlanForm) => [params.id, texts(planFields)]),
    deleteProduct: on(deleteProduct, ({ params, text }: PlanForm) => [params.id, text('productId')]),
    addSlots: on(addSlots, ({ params, texts }: PlanForm) => [params.id, texts(slotFields)]),
    changeSlot: on(changeSlot, ({ params, texts }: PlanForm) => [params.id, texts(planFields)]),
    deleteSlot: on(deleteSlot, ({ params, text }: PlanForm) => [params.id, text('slotId')]),
  },
  ({ params, intent, texts }: PlanForm, outcome) => {
    if (outcome.ok) {
      throw redirect(`${href('/admin-dashboard/passes/:id/plan', { id: params.id })}?done=${intent}`, 303);
    }
    return data({ intent, problems: asProblems(outcome), typed: texts(planFields) }, { status: 422 });
  },
);

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { event, products, slots, gates, days, mayPlan, done } = loaderData;
  const refusedOf = (intent: string, id = ''): RefusedForm | undefined => {
    const { productId = '', slotId = '' } = actionData?.typed ?? {};
    return actionData?.intent === intent && [productId, slotId].includes(id) ? actionData : undefined;
  };
  return (
    <div className="admin-stack">
      <ScreenHead title={event.title} note={`${m.plan}, ${longDay(event.startsAt)}`} />
      <EventTabs id={event.id} here="plan" />
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      <div className="admin-two">
        <ProductsPanel {...{ products, mayPlan, refusedOf }} days={days.sale} />
        <SlotsPanel {...{ slots, gates, mayPlan, refusedOf }} days={days.slots} day={event.day} />
      </div>
    </div>
  );
}
