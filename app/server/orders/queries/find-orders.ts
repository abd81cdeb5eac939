import { type SqlBool, sql } from 'kysely';
import { readPhone } from '#core/fields/phone.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import { nameBegins } from '#server/db/name-words.ts';
import type { Services } from '#server/services.ts';

export type FoundOrder = { id: string; number: string; buyer: string; stage: OrderStage; createdAt: Date };

/**
 * Orders of every stage that match a search: by number, id, tracking number, by the buyer's whole
 * telephone or e-mail, or by prefixes of the name; newest first. The caller checks 'orders.read'.
 */
export async function findOrders({ db }: Services, search: string, most: number): Promise<FoundOrder[]> {
  const text = search.trim();
  const phone = readPhone(text);
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'buyer_name as buyer', 'stage', 'created_at as createdAt'])
    .where((build) =>
      build.or([
        nameBegins('buyer_name', text),
        sql<SqlBool>`lower(buyer_email) = lower(${text})`,
        build('id', '=', text),
        sql<SqlBool>`upper(tracking) = upper(${text})`,
        ...(/^\d{1,9}$/.test(text) ? [build('number', '=', Number(text))] : []),
        ...(phone.ok ? [build('buyer_phone', '=', phone.value)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, number: String(row.number) }));
}
