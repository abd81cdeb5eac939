import type { Insertable, Transaction } from 'kysely';
import { addPaise, type Paise, timesPaise, zeroPaise } from '#core/money/paise.ts';
import { type BillFacts, billPrefix, makeBill } from '#core/orders/bill.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { OrderRules, PlacedLine } from '#core/orders/place-order.ts';
import { deliveryTo } from '#core/products/delivery.ts';
import { gstRateOn } from '#core/products/gst.ts';
import { optionWords, type Product, type Variant } from '#core/products/product.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../../db/schema.ts';
import { lineRow } from '../../orders/record/line-row.ts';
import { addressLines } from '../../orders/record/order-address.ts';
import type { Services } from '../../services.ts';
import { demoMoments, liveliness } from './demo-calendar.ts';
import type { DemoDonor } from './demo-donors.ts';
import { insertAll } from './insert-all.ts';
import type { Random } from './seeded-random.ts';

type Facts = { random: Random; donors: readonly DemoDonor[]; rules: OrderRules };

/** An order of the demo before it is written. */
type DemoOrder = {
  id: string;
  at: Date;
  /** What became of its goods, in order; none where it was never paid. */
  stages: readonly { stage: OrderStage; at: Date }[];
  delivery: 'courier' | 'pickup';
  buyer: DemoDonor;
  lines: readonly PlacedLine[];
  deliveryCharge: Paise;
  total: Paise;
  paymentId: string;
};

const hourMs = 3_600_000;

/**
 * Two years of the shop: orders with their goods, stock that was sold and printed again each month,
 * payments and gapless bills. Answers what the test gateway took.
 */
export async function writeDemoOrders(
  trx: Transaction<Database>,
  services: Services,
  facts: Facts,
): Promise<{ orderId: string; paymentId: string; amount: Paise; at: Date }[]> {
  const now = services.clock();
  const moments = demoMoments(facts.random, now, (day, ago) => 0.22 * liveliness(day, ago));
  const orders = moments.map((at) => imagine(services, facts, at, now));
  const paid = orders.filter(({ stages }) => stages.length > 0);
  await insertAll(
    trx,
    'orders',
    orders.map((one) => orderRow(facts, one)),
  );
  await insertAll(
    trx,
    'order_lines',
    orders.flatMap(({ id, lines }) =>
      lines.map((line, position) => ({
        ...{ order_id: id, position, amount_paise: line.amount },
        ...lineRow(line),
      })),
    ),
  );
  await insertAll(trx, 'order_events', orders.flatMap(timeline));
  await insertAll(
    trx,
    'payments',
    paid.map(({ id, at, total, paymentId }) => ({
      ...{ id: paymentId, order_id: id, gateway_order_id: orderIdOf(id), mode: 'online' as const },
      ...{ status: 'captured' as const, role: 'settling' as const, amount_paise: total, currency: 'INR' },
      ...{ captured_at: paidAt(at), noted_at: paidAt(at) },
    })),
  );
  await writeStock(trx, paid);
  await writeBills(trx, services, facts, paid);
  return paid.map(({ id, at, paymentId, total }) => ({
    ...{ orderId: orderIdOf(id), paymentId, amount: total, at },
  }));
}

function imagine({ ids }: Services, { random, donors, rules }: Facts, at: Date, now: Date): DemoOrder {
  const buyer = random.pick(donors);
  const delivery = random.chance(0.7) ? 'courier' : 'pickup';
  const sold = [...rules.products.values()].flatMap((product) =>
    product.variants.filter(({ available }) => available > 1).map((variant) => ({ product, variant })),
  );
  const chosen = random.shuffle(sold).slice(0, random.pick([1, 1, 1, 2, 3]));
  const lines = chosen.map(({ product, variant }) => lineOf(rules, product, variant, random.pick([1, 1, 2])));
  const items = addPaise(lines.map(({ amount }) => amount));
  const grams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0);
  const priced = deliveryTo(rules.zones, { pin: buyer.pin, grams, goods: items });
  const deliveryCharge = delivery === 'courier' && priced.ok ? priced.value.charge : zeroPaise;
  return {
    ...{ id: ids('ord'), at, delivery, buyer, lines, deliveryCharge, paymentId: ids('pay') },
    stages: random.chance(0.06) ? [] : stagesOf(random, delivery, at, now),
    total: addPaise([items, deliveryCharge]),
  };
}

function lineOf(rules: OrderRules, product: Product, variant: Variant, quantity: number): PlacedLine {
  const { facts, id, title } = product;
  const rateBp = gstRateOn(rules.rates, { taxClass: facts.taxClass, day: rules.today, unit: variant.price });
  return {
    ...{ variantId: variant.id, productId: id, title, options: optionWords(variant.options), quantity },
    ...{
      sku: variant.sku,
      hsn: facts.hsn,
      rateBp,
      unit: variant.price,
      list: null,
      weightGrams: variant.weightGrams,
    },
    amount: timesPaise(variant.price, quantity),
  };
}

/** As far as the goods have come by now: packed within a day or two, then sent or collected. */
function stagesOf(random: Random, delivery: DemoOrder['delivery'], at: Date, now: Date) {
  const after = (hours: number) => new Date(paidAt(at).getTime() + hours * hourMs);
  const packed = random.whole(12, 40);
  const steps: { stage: OrderStage; at: Date }[] = [
    { stage: 'placed', at: after(0) },
    { stage: 'packed', at: after(packed) },
    ...(delivery === 'courier' ? [{ stage: 'shipped' as const, at: after(packed + 20) }] : []),
    { stage: 'delivered', at: after(packed + random.whole(48, 140)) },
  ];
  return steps.filter((step) => step.at.getTime() < now.getTime());
}

function orderRow({ rules }: Facts, one: DemoOrder): Insertable<Database['orders']> {
  const { id, at, stages, delivery, buyer, lines, deliveryCharge, total } = one;
  const sent = delivery === 'courier';
  const isShipped = stages.some(({ stage }) => stage === 'shipped');
  return {
    ...{ id, intent_key: `demo_${id}`, intent_hash: '', pay_by: 'gateway', delivery },
    state: stages.length > 0 ? 'paid' : 'expired',
    stage: stages.at(-1)?.stage ?? 'cancelled',
    ...{ buyer_name: buyer.name, buyer_phone: buyer.phone, buyer_email: buyer.email },
    address_line1: sent ? buyer.addressLine : null,
    city: sent ? buyer.city : null,
    pin: sent ? buyer.pin : null,
    supply_state: sent ? buyer.state : rules.shop.seller.state,
    items_paise: total - deliveryCharge,
    delivery_paise: deliveryCharge,
    total_paise: total,
    weight_grams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    ...{ person_id: buyer.personId, gateway_order_id: orderIdOf(id), gateway_account: 'acc_demo' },
    ...{ gateway_mode: 'test', created_at: at, paid_at: stages.length > 0 ? paidAt(at) : null },
    courier: isShipped ? 'India Post' : null,
    tracking: isShipped
      ? `EU${id
          .slice(-9)
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, '0')}IN`
      : null,
  };
}

function timeline({ id, at, stages, total, paymentId }: DemoOrder): Insertable<Database['order_events']>[] {
  const entry = { order_id: id, state: null, stage: null, payment_id: null, amount_paise: null, note: null };
  const begun = {
    ...entry,
    at,
    kind: 'begun',
    state: 'created',
    stage: 'open',
    amount_paise: total,
  } as const;
  if (stages.length === 0) {
    const expired = new Date(at.getTime() + hourMs);
    return [begun, { ...entry, at: expired, kind: 'expired', state: 'expired', stage: 'cancelled' }];
  }
  return [
    begun,
    { ...entry, at: paidAt(at), kind: 'paid', state: 'paid', payment_id: paymentId, amount_paise: total },
    ...stages.map((step) => ({ ...entry, at: step.at, kind: step.stage, stage: step.stage })),
  ];
}

/** What a month sells comes in on the day of its first sale: in the end there is as much left. */
async function writeStock(trx: Transaction<Database>, paid: readonly DemoOrder[]): Promise<void> {
  const sold = paid.flatMap(({ id, at, lines }) => lines.map((line) => ({ ...line, orderId: id, at })));
  const months = Map.groupBy(sold, ({ variantId, at }) => `${variantId} ${templeDay(at).slice(0, 7)}`);
  const moves = [...months.values()].flatMap((sales) => {
    const [{ variantId, at }] = sales as [(typeof sold)[number]];
    const received = sales.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      {
        variant_id: variantId,
        change: received,
        reason: 'received' as const,
        at: new Date(at.getTime() - hourMs),
      },
      ...sales.map((sale) => ({
        ...{ variant_id: variantId, change: -sale.quantity, reason: 'sold' as const },
        ...{ order_ref: sale.orderId, at: paidAt(sale.at) },
      })),
    ];
  });
  moves.sort((one, other) => one.at.getTime() - other.at.getTime());
  await insertAll(trx, 'stock_moves', moves);
  await insertAll(
    trx,
    'holds',
    sold.map(({ orderId, variantId, quantity, at }) => ({
      ...{ holder: orderId, pool: 'stock' as const, unit_id: variantId, quantity, state: 'taken' as const },
      until: new Date(at.getTime() + hourMs / 4),
    })),
  );
}

async function writeBills(
  trx: Transaction<Database>,
  { ids }: Services,
  { rules }: Facts,
  paid: readonly DemoOrder[],
): Promise<void> {
  const numbers = await trx
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('state', '=', 'paid')
    .execute();
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const last = new Map<string, { prefix: string; fiscal_year: string; last_number: number }>();
  const bills = paid.map((one) => {
    const facts = billOf(rules, one, numberOf.get(one.id) ?? 0);
    const prefix = billPrefix(facts.kind, rules.shop.billMark);
    const year = taxYearOf(facts.billedOn).slice(2);
    const sequence = (last.get(`${prefix} ${year}`)?.last_number ?? 0) + 1;
    last.set(`${prefix} ${year}`, { prefix, fiscal_year: year, last_number: sequence });
    return {
      ...{ id: ids('bil'), kind: facts.kind, prefix, fiscal_year: year, sequence },
      number: `${prefix}/${year}/${String(sequence).padStart(6, '0')}`,
      ...{ order_id: one.id, payment_id: one.paymentId, billed_on: facts.billedOn, total_paise: facts.total },
      ...{ facts: JSON.stringify(facts), issued_at: paidAt(one.at) },
    };
  });
  await insertAll(trx, 'bill_series', [...last.values()]);
  await insertAll(trx, 'bills', bills);
}

function billOf({ shop }: OrderRules, one: DemoOrder, number: number): BillFacts {
  const { id, at, buyer, delivery, lines, deliveryCharge, paymentId } = one;
  const sent = delivery === 'courier';
  const address = addressLines({
    ...{ address_line1: sent ? buyer.addressLine : null, address_line2: null, landmark: null },
    ...{ city: buyer.city, supply_state: buyer.state, pin: buyer.pin },
  });
  return makeBill({
    billedOn: templeDay(paidAt(at)),
    order: { id, number },
    seller: shop.seller,
    buyer: { name: buyer.name, address: address.join(', ') || null, gstin: null },
    supplyState: sent ? buyer.state : shop.seller.state,
    payment: { mode: 'online', reference: paymentId },
    delivery: deliveryCharge,
    lines: lines.map(({ title, options, hsn, quantity, unit, rateBp }, position) => ({
      ...{ position, title, options, hsn, quantity, unit, rateBp },
    })),
  });
}

function orderIdOf(id: string): string {
  return `order_${id.slice(4)}`;
}

function paidAt(at: Date): Date {
  return new Date(at.getTime() + 3 * 60_000);
}
