import { nearestPage } from '#core/content/paging.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { likeAnywhere } from '#server/db/like.ts';
import type { Services } from '#server/services.ts';
import { selectOrders, toView } from './order-queries.ts';

/** The orders of the admin board: those that have work left, and what is behind. */
export const orderTabs = {
  pack: ['placed'],
  short: ['short'],
  ship: ['packed'],
  underway: ['shipped'],
  done: ['delivered'],
  cancelled: ['cancelled'],
  unpaid: ['open'],
} as const satisfies Record<string, readonly OrderStage[]>;
export type OrderTab = keyof typeof orderTabs;

const pageSize = 50;

/**
 * One column of the board: open orders oldest first, finished ones newest first. The caller checks
 * 'orders.read'.
 */
export async function listAdminOrders(
  { db, clock }: Services,
  { tab, search, page }: { tab: OrderTab; search: string; page: number },
): Promise<{ orders: OrderView[]; count: number; page: number; pages: number }> {
  const waits = tab === 'pack' || tab === 'short' || tab === 'ship' || tab === 'underway';
  const words = search.trim();
  const number = /^\d{1,9}$/.test(words) ? Number(words) : null;
  const like = likeAnywhere(words);
  const filtered = selectOrders(db)
    .where('stage', 'in', orderTabs[tab])
    .$if(words !== '', (query) =>
      query.where((build) =>
        build.or([
          build('buyer_name', 'ilike', like),
          build('tracking', 'ilike', like),
          ...(number === null ? [] : [build('number', '=', number)]),
          ...(number === null ? [] : [build('buyer_phone', 'like', `%${words}`)]),
        ]),
      ),
    );
  const { count } = await db
    .selectFrom(filtered.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, ...paging } = nearestPage(page, Number(count), pageSize);
  const rows = await filtered
    .orderBy('created_at', waits ? 'asc' : 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  return { orders: rows.map((row) => toView(row, clock())), count: Number(count), ...paging };
}

/** How many wait in each column. */
export async function countOrderTabs({ db }: Services): Promise<Record<OrderTab, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['stage', (build) => build.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute();
  const of = (stages: readonly OrderStage[]) =>
    rows.reduce((sum, { stage, count }) => sum + (stages.includes(stage) ? Number(count) : 0), 0);
  return Object.fromEntries(Object.entries(orderTabs).map(([tab, stages]) => [tab, of(stages)])) as Record<
    OrderTab,
    number
  >;
}

export type OrderEvent = { at: Date; kind: string; note: string | null };

export async function listOrderEvents({ db }: Services, orderId: string): Promise<OrderEvent[]> {
  return db
    .selectFrom('order_events')
    .select(['at', 'kind', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}
