import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { isOrderId } from '#core/orders/order-id.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import { quantitiesAfter } from '#core/orders/swap.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { releaseHold } from '#server/bookings/release-hold.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Write } from '#server/write/in-transaction.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { cancelGoods, type GoodsRefusal } from '../cancellations/cancel-goods.ts';
import { lockOrder } from '../record/lock-order.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { closeSwap, leaveUnbilled, lockStock } from '../record/swap-rows.ts';
import { askOrderRefund, countUnreturned } from '../refunds/order-refund-rows.ts';
import { placeShortOrder, toSwappable } from './place-short-order.ts';

export type SwapChoice = 'swap' | 'refund';
type Choice = { orderId: string; swapId: string; choice: SwapChoice };

export type ChoiceRefusal = GoodsRefusal | 'order-unknown' | 'order-moved' | 'swap-over' | 'still-short';

/**
 * The buyer's choice about an offered swap: the swap, or a refund of those lines and the rest of
 * the order. The caller has verified the buyer (order-proof.ts). Two concurrent presses end in one
 * choice.
 */
export function chooseSwap(services: Services, choice: Choice): Promise<Outcome<null, ChoiceRefusal>> {
  return inTransaction(services, (write) => choose(write, choice, 'buyer'));
}

/** The same by the staff, after a telephone call. */
export const chooseSwapForBuyer = staffWrite({
  permission: 'orders.write',
  run: async (write, choice: Choice): Promise<Outcome<null, ChoiceRefusal>> => {
    const chosen = await choose(write, choice, write.staff.personId);
    if (!chosen.ok) return chosen;
    await write.audit({
      action: 'order.swap-chosen',
      subject: choice.orderId,
      details: { swap: choice.swapId, choice: choice.choice, said: 'on the telephone' },
    });
    return chosen;
  },
});

async function choose(
  { trx, services, wake }: Write,
  { orderId, swapId, choice }: Choice,
  by: string,
): Promise<Outcome<null, ChoiceRefusal>> {
  if (!isOrderId(orderId)) return refuse('order-unknown');
  const order = await lockOrder(trx, { id: orderId });
  if (!order) return refuse('order-unknown');
  const offer = await findOffer(trx, order, swapId);
  if (!offer || !waitsShort(order.row)) return refuse('swap-over');
  wake('send-letters');
  return choice === 'swap'
    ? takeSwap(trx, services, order, { swapId, offer, by })
    : takeMoney(trx, services, order, { swapId, offer, by });
}

async function findOffer(trx: Transaction, { id }: LockedOrder, swapId: string) {
  const swap = await trx
    .selectFrom('order_swaps')
    .selectAll()
    .where('id', '=', swapId)
    .where('order_id', '=', id)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  if (!swap) return null;
  const lines = await trx
    .selectFrom('order_swap_lines')
    .selectAll()
    .where('swap_id', '=', swapId)
    .orderBy('position')
    .execute();
  return { back: paise(swap.back_paise), lines };
}

type Taking = { swapId: string; offer: NonNullable<Awaited<ReturnType<typeof findOffer>>>; by: string };

/**
 * The swap lines join the order, the lines they replace are cancelled, and the order goes on with a
 * bill over the rest.
 */
async function takeSwap(
  trx: Transaction,
  services: Services,
  order: LockedOrder,
  { swapId, offer, by }: Taking,
): Promise<Outcome<null, ChoiceRefusal>> {
  const { id } = order;
  const at = services.clock();
  const unreturned = offer.back > 0 ? await countUnreturned(trx, order) : 'none';
  if (unreturned !== 'none') return refuse(unreturned);
  const requested = quantitiesAfter(order.lines.map(toSwappable), offer.lines.map(toOffered));
  // The offer's held goods pass to the order.
  await lockStock(
    trx,
    order,
    requested.map(({ unitId }) => unitId),
  );
  await releaseHold(trx, { pool: stockPool, holder: swapId, now: at });
  const held = await holdUnits(trx, { pool: stockPool, holder: id, now: at }, requested);
  if (!held.ok) return refuse('still-short');
  await closeSwap(trx, order, { state: 'accepted', by, at });
  await replaceLines(trx, order, offer.lines);
  await moveOrder(trx, {
    id,
    at,
    kind: 'swap-accepted',
    note: offer.lines.map(({ title }) => title).join('; '),
  });
  if (offer.back > 0) {
    await leaveUnbilled(trx, id, offer.back);
    const reason = 'What was sent instead costs less';
    await askOrderRefund(trx, services, order, {
      ...{ unsupplied: { lines: [], unbilled: true }, amount: offer.back, by, reason },
    });
  }
  if (!(await placeShortOrder(trx, services, order))) throw new Error(`held goods of ${id} are not there`);
  return accept(null);
}

/**
 * Those lines are refunded; the rest is sent if it is in stock, else the order waits for the staff.
 */
async function takeMoney(
  trx: Transaction,
  services: Services,
  order: LockedOrder,
  { offer, by }: Taking,
): Promise<Outcome<null, ChoiceRefusal>> {
  const unreturned = await countUnreturned(trx, order);
  if (unreturned !== 'none') return refuse(unreturned);
  await lockStock(trx, order);
  await closeSwap(trx, order, { state: 'declined', by, at: services.clock() });
  const cancelled = await cancelGoods(trx, services, order, {
    requested: offer.lines.map(({ position, quantity }) => ({ position, quantity })),
    by,
    reason: 'The goods were gone and the buyer wished the money',
  });
  if (!cancelled.ok) return cancelled;
  if (!cancelled.value.whole) await placeShortOrder(trx, services, order);
  return accept(null);
}

async function replaceLines(
  trx: Transaction,
  { id, row, lines }: LockedOrder,
  swapped: Taking['offer']['lines'],
): Promise<void> {
  for (const [at, { swap_id: _, position, unit_paise: unit, ...line }] of swapped.entries()) {
    await trx
      .updateTable('order_lines')
      .set({ cancelled: sql`quantity` })
      .where('order_id', '=', id)
      .where('position', '=', position)
      .execute();
    await trx
      .insertInto('order_lines')
      .values({
        ...line,
        order_id: id,
        position: lines.length + at,
        replaces: position,
        unit_paise: unit,
        amount_paise: unit * line.quantity,
      })
      .execute();
  }
  const replaced = swapped.map(({ position }) => position);
  const weighed = [...lines.filter(({ position }) => !replaced.includes(position)), ...swapped];
  await trx
    .updateTable('orders')
    .set({ weight_grams: weighed.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0) })
    .where('id', '=', row.id)
    .execute();
}

function toOffered({ position, variant_id, quantity }: Taking['offer']['lines'][number]) {
  return { position, quantity, variantId: variant_id };
}
