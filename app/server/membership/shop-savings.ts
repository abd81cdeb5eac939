import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { Db } from '../db/schema.ts';

/** The discount in the shop: its percent, what it saved in how many orders. */
export type ShopSavings = { percent: number; saved: Paise; orders: number };

/**
 * What a membership saved in the shop since a day, read from the lines of paid orders: what is
 * cancelled or went back is given back by itself. null: its tier has no discount.
 */
export async function readShopSavings(
  db: Db,
  { id, percent, since }: { id: string; percent: number; since: string },
): Promise<ShopSavings | null> {
  if (percent === 0) return null;
  const { saved, orders } = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select([
      sql<number>`coalesce(sum((line.list_paise - line.unit_paise) * (line.quantity - line.cancelled)), 0)::bigint`.as(
        'saved',
      ),
      sql<number>`count(distinct orders.id)::int`.as('orders'),
    ])
    .where('membership_id', '=', id)
    .where('orders.state', 'in', ['paid', 'refund_pending', 'part_refunded'])
    .where('line.list_paise', 'is not', null)
    .where(sql<boolean>`line.quantity > line.cancelled`)
    .where('orders.created_at', '>=', templeDayStart(since))
    .executeTakeFirstOrThrow();
  return { percent, saved: paise(Number(saved)), orders };
}
