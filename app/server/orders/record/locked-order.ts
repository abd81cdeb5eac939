import type { Selectable } from 'kysely';
import type { OrderLinesTable, OrdersTable } from '#server/db/schema/orders.ts';
import type { LockedPurchase } from '#server/purchases/purchase.ts';
export type LockedOrder = LockedPurchase & {
  row: Selectable<OrdersTable>;
  lines: Selectable<OrderLinesTable>[];
};
