import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { type PurchaseRef, purchaseNames, purchaseTables } from './purchase.ts';

/** In one question for all kinds, since each settlement asks it first. */
const byOrder = (orderId: string) =>
  sql.join(
    purchaseNames.map(
      (kind) =>
        sql`select ${sql.lit(kind)} as kind, id from ${sql.table(purchaseTables[kind])} where gateway_order_id = ${orderId}`,
    ),
    sql` union all `,
  );

/**
 * What is paid under an order of the gateway, which is never shared and never changes; null: none
 * of ours.
 */
export async function findPurchase(db: Db, orderId: string | null): Promise<PurchaseRef | null> {
  if (orderId === null) return null;
  const found = await sql<PurchaseRef>`${byOrder(orderId)}`.execute(db);
  return found.rows[0] ?? null;
}
