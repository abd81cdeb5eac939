import { Form, useNavigation } from 'react-router';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/orders.ts';
import { newOrder } from '#messages/admin/phone-orders.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import {
  countOrderTabs,
  listAdminOrders,
  type OrderTab,
  orderTabs,
} from '#server/orders/queries/admin-order-queries.ts';
import { advanceOrder } from '#server/orders/states/advance-order.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/orders.route';
import { emptyWords, orderMessage, tabWords } from './order-words.ts';
import { OrdersTable } from './orders-table.tsx';
import './orders.css';

/** The board: one column at a time, the longest wait first. */
export const loader = forStaff('orders.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const tab = readTab(query.get('tab'));
  const search = (query.get('q') ?? '').slice(0, 80);
  const [counts, list] = await Promise.all([
    countOrderTabs(services),
    listAdminOrders(services, { tab, search, page: readSearch(query).page }),
  ]);
  return {
    tab,
    search,
    counts,
    list,
    mayWrite: mayDo(staff.roles, 'orders.write'),
    mayBills: mayDo(staff.roles, 'bills.read'),
  };
});

/** Moves every order that is ticked (or has a courier entered) one step on; each independently. */
export const action = staffAction(
  does('orders.write', async ({ services, staff, form, text }) => {
    const to = text('to');
    const ticked = form.getAll('order').map(String);
    const written =
      to === 'shipped'
        ? form
            .getAll('row')
            .map(String)
            .filter((id) => text(`tracking:${id}`) !== '')
        : [];
    const done: string[] = [];
    const refused: { orderId: string; code: string }[] = [];
    for (const orderId of new Set([...ticked, ...written].slice(0, 200))) {
      const step = {
        orderId,
        to,
        courier: text(`courier:${orderId}`),
        tracking: text(`tracking:${orderId}`),
      };
      const outcome = await advanceOrder(services, staff, step);
      if (outcome.ok) done.push(orderId);
      else refused.push({ orderId, code: outcome.code });
    }
    return { done: done.length, refused };
  }),
  (_, moved) => moved,
);

function readTab(text: string | null): OrderTab {
  return Object.keys(orderTabs).find((tab): tab is OrderTab => tab === text) ?? 'pack';
}

const nextSteps: Partial<Record<OrderTab, { to: string; label: string }>> = {
  pack: { to: 'packed', label: m.markPacked },
  ship: { to: 'shipped', label: m.saveAndSend },
  underway: { to: 'delivered', label: m.markDelivered },
};

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, search, counts, list, mayWrite, mayBills } = loaderData;
  const sending = useNavigation().state === 'submitting';
  const next = nextSteps[tab];
  const hrefOf = (page: number) =>
    `?${new URLSearchParams({ tab, ...(search && { q: search }), page: String(page) })}`;
  return (
    <div className="admin-stack order-board">
      <ScreenHead title={m.orders}>
        {mayWrite && (
          <ButtonLink to={href('/admin-dashboard/orders/new')} look="outline" size="sm">
            {newOrder}
          </ButtonLink>
        )}
        {mayBills && (
          <ButtonLink to={href('/admin-dashboard/orders/bills')} look="outline" size="sm">
            {m.billsAndHsn}
          </ButtonLink>
        )}
      </ScreenHead>
      <Tabs
        label={m.byWait}
        tabs={Object.entries(tabWords).map(([key, label]) => ({
          to: `${href('/admin-dashboard/orders')}?tab=${key}`,
          label: `${label} (${counts[key as OrderTab]})`,
          current: key === tab,
        }))}
      />
      {actionData && actionData.done > 0 && <Notice tone="good">{m.movedOn(actionData.done)}</Notice>}
      {actionData?.refused.map(({ orderId, code }) => (
        <Notice key={orderId} tone="bad">
          {m.orderSays(list.orders.find(({ id }) => id === orderId)?.number ?? orderId, orderMessage(code))}
        </Notice>
      ))}
      <Form method="get" className="row wrapx items-end">
        <input type="hidden" name="tab" value={tab} />
        <label className="field">
          <span className="lbl">{m.searchFor}</span>
          <input className="input" name="q" defaultValue={search} />
        </label>
        <Button look="outline" size="sm" type="submit">
          {m.find}
        </Button>
      </Form>
      {list.orders.length === 0 ? (
        <section className="panel">
          <EmptyState title={search ? m.noMatch : m.nothingWaits}>
            {search ? m.noMatchNote : emptyWords[tab]}
          </EmptyState>
        </section>
      ) : (
        <Form method="post" className="admin-stack">
          <section className="panel">
            <OrdersTable orders={list.orders} tab={tab} mayWrite={mayWrite} />
          </section>
          {mayWrite && (
            <div className="row wrapx">
              {next && (
                <Button type="submit" name="to" value={next.to} size="sm" busy={sending && m.saving}>
                  {next.label}
                </Button>
              )}
              {(tab === 'pack' || tab === 'ship') && (
                <>
                  <PrintButton what="list">{m.packingList}</PrintButton>
                  <PrintButton what="labels">{m.addressLabels}</PrintButton>
                </>
              )}
            </div>
          )}
        </Form>
      )}
      <Pagination page={list.page} pages={list.pages} hrefOf={hrefOf} />
    </div>
  );
}

/** Prints the ticked orders: a plain GET in a new tab, with and without script. */
function PrintButton({ what, children }: { what: 'list' | 'labels'; children: string }) {
  return (
    <button
      type="submit"
      className="btn btn-outline btn-sm"
      formMethod="get"
      formTarget="_blank"
      formAction={href('/admin-dashboard/orders/print/:what', { what })}
    >
      {children}
    </button>
  );
}
