import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { orderState } from '#core/orders/order-state.ts';
import type {
  OrderGlance,
  OrderLineView,
  OrderRefund,
  OrderView,
  SwapOffer,
} from '#core/orders/order-view.ts';
import { mayPayNow } from '#core/orders/pay-window.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { lastDayBefore, templeDay } from '#core/time/temple-day.ts';
import { billsOf, toBills } from '#server/bills/bill-queries.ts';
import type { Services } from '#server/services.ts';
import { addressLines } from '../record/order-address.ts';
import { isOrderOf } from './own-orders.ts';

type LineRow = Omit<OrderLineView, 'unit' | 'list' | 'amount'> & {
  unit: number;
  list: number | null;
  amount: number;
};
type SwapRow = Omit<SwapOffer, 'heldUntil' | 'back' | 'lines'> & {
  heldUntil: string;
  back: number;
  lines: (Omit<SwapOffer['lines'][number], 'unit'> & { unit: number })[];
};
type RefundRow = Omit<OrderRefund, 'amount' | 'askedAt'> & { amount: number; askedAt: string };

/** Everything that any view of an order shows; the caller adds the where. */
export function selectOrders(db: Services['db']) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<
        LineRow[]
      >`(select json_agg(json_build_object('position', line.position, 'productId', line.product_id,
        'variantId', line.variant_id, 'title', line.title, 'options', line.options, 'sku', line.sku,
        'quantity', line.quantity, 'cancelled', line.cancelled, 'unit', line.unit_paise,
        'list', line.list_paise,
        'amount', line.amount_paise, 'weightGrams', line.weight_grams, 'replaces', line.replaces) order by line.position)
        from order_lines as line where line.order_id = orders.id)`.as('lines'),
      billsOf(sql`bill.order_id = orders.id`).as('bills'),
      sql<RefundRow[]>`(select coalesce(json_agg(json_build_object('id', refund.id, 'state', refund.state,
        'amount', refund.amount_paise, 'reason', refund.reason, 'askedBy', refund.asked_by,
        'askedAt', refund.asked_at, 'decidedBy', refund.decided_by,
        'stray', refund.unsupplied is null) order by refund.asked_at), '[]')
        from refunds as refund where refund.order_id = orders.id)`.as('refunds'),
      sql<SwapRow | null>`(select json_build_object('id', swap.id, 'heldUntil', swap.held_until,
        'back', swap.back_paise, 'lines', (select json_agg(json_build_object('position', line.position,
        'title', line.title, 'options', line.options, 'sku', line.sku, 'quantity', line.quantity,
        'unit', line.unit_paise) order by line.position) from order_swap_lines as line where line.swap_id = swap.id))
        from order_swaps as swap where swap.order_id = orders.id and swap.state = 'offered'
        and orders.stage = 'short')`.as('swap'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/**
 * The whole order; an unknown id and a malformed one look the same: null. The caller checks first
 * who may see it.
 */
export async function findOrder({ db, clock }: Services, orderId: string): Promise<OrderView | null> {
  if (!isOrderId(orderId)) return null;
  const row = await selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst();
  return row ? toView(row, clock()) : null;
}

/** More than anybody orders in a lifetime; a history is shown without pages. */
const historyLimit = 1_000;

/**
 * The devotee's own orders, newest first: made while signed in, or as a guest under the verified
 * e-mail address.
 */
export async function listOrdersOf({ db, clock }: Services, devotee: Devotee): Promise<OrderView[]> {
  const rows = await selectOrders(db)
    .where(isOrderOf(devotee))
    .orderBy('created_at', 'desc')
    .limit(historyLimit)
    .execute();
  return rows.map((row) => toView(row, clock()));
}

/** The parts of the order on the page of a visitor who only has the link. */
export function glanceOf(order: OrderView): OrderGlance {
  const { id, number, state, money, stage, delivery, payBy, mailed } = order;
  const { begunOn, total, payable, payUntil, failure } = order;
  return {
    ...{ id, number, state, money, stage, delivery, payBy, mailed },
    ...{ begunOn, total, payable, payUntil, failure },
  };
}

export function toView(row: Row, now: Date): OrderView {
  return {
    id: row.id,
    number: Number(row.number),
    state: orderState(row),
    money: row.state,
    stage: row.stage,
    delivery: row.delivery,
    payBy: row.pay_by,
    mailed: row.buyer_email !== null,
    begunOn: templeDay(row.created_at),
    createdAt: row.created_at,
    personId: row.person_id,
    version: row.version,
    total: paise(row.total_paise),
    items: paise(row.items_paise),
    deliveryCharge: paise(row.delivery_paise),
    weightGrams: row.weight_grams,
    payable: mayPayNow(row, now),
    payUntil: row.pay_until && lastDayBefore(row.pay_until),
    language: row.language,
    failure: row.failure,
    lines: row.lines.map((line) => ({
      ...line,
      unit: paise(line.unit),
      list: line.list === null ? null : paise(line.list),
      amount: paise(line.amount),
    })),
    buyer: {
      name: row.buyer_name,
      phone: row.buyer_phone,
      email: row.buyer_email,
      gstin: row.gstin,
    },
    address: addressLines(row),
    pin: row.pin,
    note: row.note,
    courier: row.courier,
    tracking: row.tracking,
    bills: toBills(row.bills),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      amount: paise(refund.amount),
      askedAt: new Date(refund.askedAt),
    })),
    swap: row.swap && {
      ...row.swap,
      heldUntil: new Date(row.swap.heldUntil),
      back: paise(row.swap.back),
      lines: row.swap.lines.map((line) => ({ ...line, unit: paise(line.unit) })),
    },
  };
}
