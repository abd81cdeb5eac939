import { type Paise, paise } from '#core/money/paise.ts';
import { type GstRate, gstRateOn } from '#core/products/gst.ts';
import { optionWords, type Product } from '#core/products/product.ts';
import { variantOf } from '#core/products/quote.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { PlacedLine } from './place-order.ts';

/** A line of a short order as the swap needs it. */
export type SwappableLine = {
  position: number;
  variantId: string;
  quantity: number;
  cancelled: number;
  /** It replaces another line. */
  replaces: number | null;
  unit: Paise;
};

/** What is to be sent instead of a line. */
export type SwapPick = { position: number; product: Product; variantId: string };

export type SwapLine = Omit<PlacedLine, 'amount' | 'list'> & { position: number };
export type PlannedSwap = { lines: SwapLine[]; back: Paise };
export type SwapRefusal = 'swap-nothing' | 'swap-line' | 'swap-gone' | 'swap-same';

/** How long the offered goods are held for the buyer. */
const retentionDays = 3;

export function swapHeldUntil(now: Date): Date {
  return new Date(now.getTime() + retentionDays * 24 * 3_600_000);
}

/**
 * What a swap would cost. It never costs the buyer more: what is cheaper today is charged at its
 * own price and the difference is refunded; what is dearer is given at the price that was paid,
 * since the shop sold what it did not have. The delivery charge stays as paid. Whole lines only, as
 * many pieces as were ordered.
 */
export function planSwap(
  lines: readonly SwappableLine[],
  picks: readonly SwapPick[],
  { rates, now }: { rates: readonly GstRate[]; now: Date },
): Outcome<PlannedSwap, SwapRefusal> {
  if (picks.length === 0) return refuse('swap-nothing');
  const planned: SwapLine[] = [];
  let back = 0;
  for (const { position, product, variantId } of picks) {
    const field = `sku.${position}`;
    const line = lines.find((one) => one.position === position);
    if (!line || line.cancelled > 0) return refuse('swap-line', field);
    const variant = variantOf(product, variantId);
    if (product.status !== 'live' || !variant) return refuse('swap-gone', field);
    if (variant.id === line.variantId) return refuse('swap-same', field);
    const unit = paise(Math.min(line.unit, variant.price));
    back += (line.unit - unit) * line.quantity;
    const { hsn, taxClass } = product.facts;
    planned.push({
      ...{ position, variantId: variant.id, productId: product.id, quantity: line.quantity, unit, hsn },
      title: product.title,
      options: optionWords(variant.options),
      sku: variant.sku,
      rateBp: gstRateOn(rates, { taxClass, day: templeDay(now), unit }),
      weightGrams: variant.weightGrams,
    });
  }
  return accept({ lines: planned, back: paise(back) });
}

/**
 * How many of each thing the order needs once the swap is accepted; `swapped` empty: as it is now.
 */
export function quantitiesAfter(
  lines: readonly Pick<SwappableLine, 'position' | 'variantId' | 'quantity' | 'cancelled'>[],
  swapped: readonly Pick<SwapLine, 'position' | 'variantId' | 'quantity'>[],
): { unitId: string; quantity: number }[] {
  const stay = lines
    .filter(({ position }) => !swapped.some((one) => one.position === position))
    .map(({ variantId, quantity, cancelled }) => ({ unitId: variantId, quantity: quantity - cancelled }));
  const come = swapped.map(({ variantId, quantity }) => ({ unitId: variantId, quantity }));
  return [...stay, ...come].filter(({ quantity }) => quantity > 0);
}
