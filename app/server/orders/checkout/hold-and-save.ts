import type { Language } from '#core/language/languages.ts';
import type { PlacedOrder } from '#core/orders/place-order.ts';
import { openStates } from '#core/purchases/money-state.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept, invalid, invalidField } from '#core/result.ts';
import { confirmHold } from '#server/bookings/confirm-hold.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Write } from '#server/write/in-transaction.ts';
import { type Intent, reusedIntent, type Started } from '#server/write/intent.ts';
import { lineRow } from '../record/line-row.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { shareStock } from './unpaid-share.ts';

export type NewOrder = {
  id: string;
  personId: string | null;
  intent: Intent;
  placed: PlacedOrder;
  /** At whose price. */
  membershipId: string | null;
  /** What the buyer is written to in. */
  language: Language;
  /** Until when an order of the telephone is held and may be paid. */
  payUntil: Date | null;
  /** For unproven-shares.ts; null: the office made it. */
  origin: string | null;
  /** The buyer gets a letter at once. */
  isWritten: boolean;
};

/**
 * How many unpaid orders of one telephone number may hold goods at a time (rule R5): those that
 * hold them during payment, and counter orders, which have them until somebody comes.
 */
const mostOpenHolds = 3;

/**
 * First the goods, then the order. What a refusal has written is rolled back. The advisory lock
 * makes the count of one telephone's holds correct for concurrent forms.
 */
export async function holdAndSave({ trx, services, wake }: Write, order: NewOrder): Promise<Started> {
  const { placed, id } = order;
  const now = services.clock();
  const holding = { pool: stockPool, holder: id, now };
  const { phone } = placed.buyer;
  await takeAdvisoryLock(trx, `hold:${phone}`);
  if ((await countHolding(trx, phone, now)) >= mostOpenHolds) return invalidField('phone', 'too-many-holds');
  const requested = placed.lines.map(({ variantId, quantity }) => ({ unitId: variantId, quantity }));
  const held = await holdUnits(trx, holding, requested, order.payUntil ?? undefined);
  if (!held.ok) {
    const short = held.shortages.map(({ unitId, left }) => ({
      field: `lines.${placed.lines.findIndex(({ variantId }) => variantId === unitId)}`,
      code: left > 0 ? ('variant-fewer' as const) : ('variant-out' as const),
      values: { n: left },
    }));
    return invalid(short);
  }
  const { origin } = order;
  if (origin !== null) {
    const tooMany = await shareStock(trx, { id, origin, placed }, now);
    if (tooMany.length > 0) return invalid(tooMany);
  }
  if (!(await saveOrder(trx, order, now))) return reusedIntent();
  if (placed.payBy === 'pickup') {
    await confirmHold(trx, holding);
    const buyer = {
      id,
      buyer_email: placed.buyer.email,
      person_id: order.personId,
      language: order.language,
    };
    if (order.isWritten) await notifyBuyer(trx, services, buyer, 'placed');
  }
  wake('send-letters');
  return accept({ id });
}

async function countHolding(trx: Transaction, phone: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyer_phone', '=', phone)
    .where('state', 'in', openStates)
    .where((build) =>
      build.or([
        build('pay_by', '=', 'pickup'),
        build.exists(
          build
            .selectFrom('holds')
            .select('holds.holder')
            .whereRef('holds.holder', '=', 'orders.id')
            .where('holds.state', '=', 'held')
            .where('holds.until', '>', now),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when the key is taken. */
async function saveOrder(
  trx: Transaction,
  { id, personId, membershipId, intent, placed, language, payUntil }: NewOrder,
  now: Date,
): Promise<boolean> {
  const { buyer, address } = placed;
  const stage = placed.payBy === 'pickup' ? 'placed' : 'open';
  const made = await trx
    .insertInto('orders')
    .values({
      id,
      intent_key: intent.key,
      intent_hash: intent.hash,
      stage,
      pay_by: placed.payBy,
      delivery: placed.delivery,
      buyer_name: buyer.name,
      buyer_phone: buyer.phone,
      buyer_email: buyer.email,
      gstin: buyer.gstin,
      address_line1: address.line1,
      address_line2: address.line2,
      landmark: address.landmark,
      city: address.city,
      pin: address.pin,
      supply_state: placed.supplyState,
      note: placed.note,
      items_paise: placed.items,
      delivery_paise: placed.deliveryCharge,
      total_paise: placed.total,
      weight_grams: placed.weightGrams,
      person_id: personId,
      membership_id: membershipId,
      language,
      pay_until: payUntil,
      created_at: now,
      poll_at: placed.payBy === 'gateway' ? nextPollAt('created', now, now) : null,
    })
    .onConflict((conflict) => conflict.column('intent_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await trx
    .insertInto('order_lines')
    .values(
      placed.lines.map((line, position) => ({
        ...{ order_id: id, position, amount_paise: line.amount, list_paise: line.list },
        ...lineRow(line),
      })),
    )
    .execute();
  await trx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: now,
      kind: 'begun',
      state: 'created',
      stage,
      amount_paise: placed.total,
    })
    .execute();
  return true;
}
