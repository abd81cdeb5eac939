import type { Db } from '#server/db/schema.ts';
import type { Place } from './places.ts';

/** The places that the passes of a booking take, those that are void left out. */
export function readPlaces(db: Db, bookingId: string): Promise<Place[]> {
  return db
    .selectFrom('passes')
    .select(['product_id', 'slot_id', 'people'])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'void')
    .execute();
}

/** How many of each product a booking has, and how many one family may have. */
export async function familyWanted(
  db: Db,
  bookingId: string,
): Promise<{ productId: string; limit: number; quantity: number }[]> {
  const rows = await db
    .selectFrom('passes')
    .innerJoin('event_products as product', 'product.id', 'passes.product_id')
    .select(['product.id as productId', 'product.family_limit as limit'])
    .select(({ fn }) => fn.countAll<string>().as('quantity'))
    .where('booking_id', '=', bookingId)
    .groupBy('product.id')
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity) }));
}
