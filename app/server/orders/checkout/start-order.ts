import type { OrderInput } from '#core/orders/order-input.ts';
import { type PlacedOrder, placeOrder } from '#core/orders/place-order.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { isVariantId } from '#core/products/product.ts';
import { openStates } from '#core/purchases/money-state.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept, invalid, invalidField } from '#core/result.ts';
import { language } from '#messages/language.ts';
import { confirmHold } from '#server/bookings/confirm-hold.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { releaseExpiredOf } from '#server/bookings/release-expired-holds.ts';
import { stockPool } from '#server/bookings/stock-pool.ts';
import { originOf, provenAccount } from '#server/bookings/unproven-shares.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { againAfterLoss } from '#server/db/patience.ts';
import type { Transaction } from '#server/db/schema.ts';
import { findShopMember } from '#server/membership/own-memberships.ts';
import { startOnce } from '#server/purchases/start-once.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Write } from '#server/write/in-transaction.ts';
import { hashInput, type Intent, reusedIntent, type Started } from '#server/write/intent.ts';
import { lineRow } from '../record/line-row.ts';
import { notifyBuyer } from '../record/notify-buyer.ts';
import { loadOrderRules } from './order-rules.ts';
import { shopIsOpen } from './shop-is-open.ts';
import { mayWriteUnpaid, shareStock } from './unpaid-share.ts';

/**
 * Turns input into an order whose goods are held for a quarter of an hour, once (rule R3); a
 * counter order is taken from stock at once. Goods that are sold out are refused beside the line,
 * and nothing is stored.
 */
export async function startOrder(
  services: Services,
  viewer: Viewer,
  input: OrderInput,
  address: string,
): Promise<Started> {
  const intent: Intent = { table: 'orders', key: input.intentKey, hash: hashOf(input) };
  const variantIds = input.lines.map(({ variantId }) => variantId).filter(isVariantId);
  await againAfterLoss(() => releaseExpiredOf(services, variantIds));
  const productIds = input.lines.map(({ productId }) => productId);
  return startOnce(services.db, intent, {
    load: async () => {
      const member = await findShopMember(services.db, viewer);
      return { ...(await loadOrderRules(services, productIds, member?.shopPercent)), member };
    },
    place: async (rules) => {
      if (!(await shopIsOpen(services))) return invalidField('total', 'shop-not-open');
      const placed = placeOrder(input, rules);
      return placed.ok ? accept({ ...placed.value, membershipId: rules.member?.id ?? null }) : placed;
    },
    save: async ({ membershipId, ...placed }) => {
      const order = {
        ...{ id: services.ids('ord'), intent, placed, membershipId },
        personId: viewer.kind === 'visitor' ? null : viewer.personId,
        origin: originOf(services, { account: provenAccount(viewer), address }),
        isWritten: placed.payBy === 'pickup' && (await mayWriteUnpaid(services, viewer, placed.buyer.email)),
      };
      return inTransaction(services, (write) => holdAndSave(write, order));
    },
  });
}

type NewOrder = {
  id: string;
  personId: string | null;
  intent: Intent;
  placed: PlacedOrder;
  /** At whose price. */
  membershipId: string | null;
  /** For unproven-shares.ts. */
  origin: string;
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
async function holdAndSave({ trx, services, wake }: Write, order: NewOrder): Promise<Started> {
  const { placed, id } = order;
  const now = services.clock();
  const holding = { pool: stockPool, holder: id, now };
  const { phone } = placed.buyer;
  await takeAdvisoryLock(trx, `hold:${phone}`);
  if ((await countHolding(trx, phone, now)) >= mostOpenHolds) return invalidField('phone', 'too-many-holds');
  const requested = placed.lines.map(({ variantId, quantity }) => ({ unitId: variantId, quantity }));
  const held = await holdUnits(trx, holding, requested);
  if (!held.ok) {
    const short = held.shortages.map(({ unitId, left }) => ({
      field: `lines.${placed.lines.findIndex(({ variantId }) => variantId === unitId)}`,
      code: left > 0 ? ('variant-fewer' as const) : ('variant-out' as const),
      values: { n: left },
    }));
    return invalid(short);
  }
  const tooMany = await shareStock(trx, order, now);
  if (tooMany.length > 0) return invalid(tooMany);
  if (!(await saveOrder(trx, order, now))) return reusedIntent();
  if (placed.payBy === 'pickup') {
    await confirmHold(trx, holding);
    const buyer = { id, buyer_email: placed.buyer.email, person_id: order.personId, language };
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
  { id, personId, membershipId, intent, placed }: NewOrder,
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

function hashOf(input: OrderInput): string {
  const { intentKey: _, shownTotal: __, lines, ...rest } = input;
  const requested = lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]);
  return hashInput({ ...rest, lines: requested });
}
