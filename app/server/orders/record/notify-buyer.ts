import type { Selectable } from 'kysely';
import type { OrdersTable } from '#server/db/schema/orders.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { OrderLetterSays } from '#server/mail/letter.ts';
import { queueLetter } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';

/**
 * Whether the buyer had a letter about this order while it was unpaid, as of one to be paid at the
 * counter or the link of one of the telephone: only then does its end need one.
 */
export async function wasNotified(trx: Transaction, orderId: string): Promise<boolean> {
  const letter = trx.selectFrom('letters').select('id').where('cause_key', '=', `order:${orderId}:placed`);
  const link = trx
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'link-mailed');
  return (await letter.executeTakeFirst()) !== undefined || (await link.executeTakeFirst()) !== undefined;
}

type Buyer = Pick<Selectable<OrdersTable>, 'id' | 'buyer_email' | 'person_id' | 'language'>;

/**
 * One letter for each step of an order, where its buyer left an address. `again` distinguishes two
 * of the same step. The caller wakes the outbox after the commit.
 */
export async function notifyBuyer(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { id, buyer_email, person_id: personId, language }: Buyer,
  says: OrderLetterSays,
  again = '',
): Promise<void> {
  if (!buyer_email) return;
  const letter = { kind: 'order', orderId: id, says } as const;
  await queueLetter(trx, ids, {
    to: buyer_email,
    reader: { personId, language },
    causeKey: `order:${id}:${says}${again && `:${again}`}`,
    letter,
  });
}
