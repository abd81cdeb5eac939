import { isOrderId } from '#core/orders/order-id.ts';
import { waitsShort } from '#core/orders/order-state.ts';
import {
  type PlannedSwap,
  planSwap,
  quantitiesAfter,
  type SwapPick,
  type SwapRefusal,
  swapHeldUntil,
} from '#core/orders/swap.ts';
import { isTooSmallToRefund } from '#core/payments/refund.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import type { Transaction } from '#server/db/schema.ts';
import { listGstRates } from '#server/products/gst-queries.ts';
import { loadProducts } from '#server/products/product-queries.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lineRow } from '../record/line-row.ts';
import { lockOrder } from '../record/lock-order.ts';
import type { LockedOrder } from '../record/locked-order.ts';
import { moveOrder } from '../record/move-order.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { closeSwap, lockStock } from '../record/swap-rows.ts';
import { countUnreturned } from '../refunds/order-refund-rows.ts';
import { toSwappable } from './place-short-order.ts';

/** As typed by the staff: for each line the number (SKU) of its swap; '' for none. */
export type SwapInput = { orderId: string; version: string; picks: { position: number; sku: string }[] };

export type OfferRefusal =
  | SwapRefusal
  | 'order-unknown'
  | 'order-moved'
  | 'swap-unknown'
  | 'swap-short'
  | 'refund-open'
  | 'refund-again-first'
  | 'refund-too-small';

/**
 * Offers a swap for the missing goods of a paid order. The offered goods and the rest of the order
 * are held for three days; the buyer gets a letter with both choices (choose-swap.ts). A new offer
 * replaces the one before it.
 */
export const offerSwap = staffWrite({
  permission: 'orders.write',
  run: async (
    { services, trx, staff, audit, wake },
    { orderId, version, picks }: SwapInput,
  ): Promise<Outcome<null, OfferRefusal>> => {
    if (!isOrderId(orderId)) return refuse('order-unknown');
    wake('send-letters');
    const order = await lockOrder(trx, { id: orderId });
    if (!order) return refuse('order-unknown');
    if (String(order.row.version) !== version || !waitsShort(order.row)) return refuse('order-moved');
    const unreturned = await countUnreturned(trx, order);
    if (unreturned !== 'none') return refuse(unreturned);
    const found = await findPicks(trx, picks);
    if (!found.ok) return found;
    const now = services.clock();
    const rates = await listGstRates({ db: trx });
    const planned = planSwap(order.lines.map(toSwappable), found.value, { rates, now });
    if (!planned.ok) return planned;
    const { back } = planned.value;
    const mode = order.row.pay_by === 'gateway' ? 'online' : 'cash';
    if (back > 0 && isTooSmallToRefund(back, mode)) return refuse('refund-too-small');
    const requested = quantitiesAfter(order.lines.map(toSwappable), planned.value.lines);
    await lockStock(
      trx,
      order,
      requested.map(({ unitId }) => unitId),
    );
    await closeSwap(trx, order, { state: 'closed', by: staff.personId, at: now });
    const swapId = services.ids('swp');
    const holding = { pool: stockPool, holder: swapId, now };
    if (!(await holdUnits(trx, holding, requested, swapHeldUntil(now))).ok) return refuse('swap-short');
    await saveOffer(trx, order, { swapId, now, by: staff.personId, planned: planned.value });
    await notifyBuyer(trx, services, order.row, 'swap', swapId);
    await audit({
      action: 'order.swap-offered',
      subject: orderId,
      details: {
        swap: swapId,
        lines: planned.value.lines.map(({ position, sku, unit }) => ({ position, sku, paise: unit })),
        back: planned.value.back,
      },
    });
    return accept(null);
  },
});

/** The goods that the staff entered by their numbers. */
async function findPicks(
  trx: Transaction,
  picks: SwapInput['picks'],
): Promise<Outcome<SwapPick[], 'swap-unknown'>> {
  const named = picks
    .map(({ position, sku }) => ({ position, sku: sku.trim().toUpperCase() }))
    .filter(({ sku }) => sku !== '');
  const rows = await trx
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'sku'])
    .where('sku', 'in', ['', ...named.map(({ sku }) => sku)])
    .execute();
  const products = await loadProducts(
    { db: trx },
    rows.map(({ product_id }) => product_id),
  );
  const found: SwapPick[] = [];
  for (const { position, sku } of named) {
    const row = rows.find((one) => one.sku === sku);
    const product = row && products.get(row.product_id);
    if (!row || !product) return refuse('swap-unknown', `sku.${position}`);
    found.push({ position, product, variantId: row.id });
  }
  return accept(found);
}

type Offer = { swapId: string; now: Date; by: string; planned: PlannedSwap };

async function saveOffer(
  trx: Transaction,
  order: LockedOrder,
  { swapId, now, by, planned }: Offer,
): Promise<void> {
  await trx
    .insertInto('order_swaps')
    .values({
      id: swapId,
      order_id: order.id,
      offered_by: by,
      offered_at: now,
      held_until: swapHeldUntil(now),
      back_paise: planned.back,
    })
    .execute();
  await trx
    .insertInto('order_swap_lines')
    .values(planned.lines.map((line) => ({ swap_id: swapId, position: line.position, ...lineRow(line) })))
    .execute();
  const note = planned.lines
    .map(({ title, options }) => [title, options].filter(Boolean).join(', '))
    .join('; ');
  await moveOrder(trx, { id: order.id, at: now, kind: 'swap-offered', note });
}
