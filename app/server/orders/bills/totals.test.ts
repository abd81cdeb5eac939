import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLine, cartTotal, type ShopLine } from '#core/cart/cart.ts';
import { addPaise, paise, parseRupees } from '#core/money/paise.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import { quoteOrder } from '#core/orders/quote-order.ts';
import { readBuyForm } from '#core/products/buy-form.ts';
import { findBill } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { findProduct } from '#server/products/product-queries.ts';
import { type Fixture, gatewayConfig, pay } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { loadOrderRules } from '../checkout/order-rules.ts';
import { findOrder } from '../queries/order-queries.ts';
import { decideOrderRefund } from '../refunds/decide-order-refund.ts';
import { anOrderInput, makeTestShop, order } from '../test-orders.ts';

// One sum from the product page to the last credit note: cart, quote, order, gateway, bill, refunds
// and notes never differ by a paisa, for random baskets over a real Postgres and the test gateway.

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  for (const { id, price, taxClass, grams } of oddThings) await makeOddThing(id, price, taxClass, grams);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const clerk = staffOf('per_desk', 'shop-desk');
const accounts = staffOf('per_accounts', 'accounts');

/** Odd prices, in every tax class; two are on both sides of the step in the rate of clothes. */
const oddThings = [
  { id: 'odd-101', price: 101, taxClass: 'nil', grams: 1 },
  { id: 'odd-303', price: 303, taxClass: 'five', grams: 999 },
  { id: 'odd-9999', price: 9_999, taxClass: 'five', grams: 501 },
  { id: 'odd-33333', price: 33_333, taxClass: 'eighteen', grams: 1_999 },
  { id: 'odd-250000', price: 250_000, taxClass: 'apparel', grams: 300 },
  { id: 'odd-250001', price: 250_001, taxClass: 'apparel', grams: 300 },
];
const onSale = [
  ...oddThings.map(({ id }): [string, string] => [id, id]),
  ['sri-isopanisad', 'sri-isopanisad-english'] as [string, string],
  ['guggal-dhoop-cones', 'guggal-dhoop-cones'] as [string, string],
  ['tulsi-japa-mala', 'tulsi-japa-mala-fine'] as [string, string],
];

async function makeOddThing(id: string, price: number, tax_class: string, weight_grams: number) {
  const { db } = test;
  const pictures = JSON.stringify([{ image: 'shop-books', alt: '' }]);
  await db
    .insertInto('products')
    .values({ id, title: `Odd ${id}`, category_id: 'gifts', status: 'live', tax_class, pictures })
    .execute();
  await db
    .insertInto('product_variants')
    .values({
      ...{ id, product_id: id, sku: id.toUpperCase(), options: '[]', picture: null },
      ...{ price_paise: paise(price), mrp_paise: null, weight_grams },
    })
    .execute();
}

const places = [
  { delivery: 'pickup' },
  { delivery: 'courier', pin: '201002', state: 'Uttar Pradesh' },
  { delivery: 'courier', pin: '110001', state: 'Delhi' },
  { delivery: 'courier', pin: '682001', state: 'Kerala' },
  { delivery: 'courier', pin: '791001', state: 'Arunachal Pradesh' },
];
const basket = fc.record({
  things: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: onSale.length - 1 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 1, maxLength: 5, selector: ({ at }) => at },
  ),
  place: fc.constantFrom(...places),
  /**
   * How much of each line the staff cannot supply, time after time; at the end all that is left.
   */
  cuts: fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }), { maxLength: 2 }),
  way: fc.constantFrom('pay' as const, 'pay-twice' as const, 'pay-late' as const),
});
type Basket = typeof basket extends fc.Arbitrary<infer One> ? One : never;

it('20 baskets: the same paise in cart, quote, order, gateway, bill, refunds and credit notes', {
  timeout: 120_000,
}, async () => {
  await fillStock();
  fixture.gateway.setWeather({ lateAfter: 0, webhookCopies: 2, webhookReversed: true });
  await fc.assert(fc.asyncProperty(basket, followOne), { seed: 31, numRuns: 20, endOnFailure: true });
});

async function followOne({ things, place, cuts, way }: Basket): Promise<void> {
  const lines = await fillCart(things);
  const inCart = rupeesIn(cartTotal(lines));
  const requested = lines.map(({ id, variations, quantity }) => ({
    productId: id,
    variantId: variations,
    quantity: String(quantity),
  }));
  const input = anOrderInput({ ...place, lines: requested });
  const rules = await loadOrderRules(
    fixture.services,
    lines.map(({ id }) => id),
  );
  const shown = lines.map((line, at) => ({
    ...(requested[at] as (typeof requested)[number]),
    shown: line.price,
  }));
  const quote = quoteOrder(shown, input, rules);
  expect(quote.lines.every(({ was, state }) => was === null && state === 'fine')).toBe(true);
  expect(quote.items).toBe(inCart);

  const made = await order(fixture.services, { ...input, shownTotal: String(quote.total) });
  expect(made.total).toBe(quote.total);
  expect((await atGateway(`orders/${made.orderId}`)).amount).toBe(made.total);
  await pay(fixture.gateway, made.orderId, way);
  await fixture.gateway.tick();
  await fixture.gateway.tick();
  const paid = await seen(made.id);
  expect(paid).toMatchObject({ state: 'paid', stage: 'placed', total: made.total, items: inCart });
  const bill = (await findBill(fixture.services, paid.bills[0]?.id ?? '')) ?? expect.fail('no bill');
  expect(bill.total).toBe(made.total);
  expect(bill.tax.cgst + bill.tax.sgst + bill.tax.igst).toBe(quote.taxIncluded);
  expect(bill.tax.igst > 0 && bill.tax.cgst > 0).toBe(false);
  agreesWithin(bill);

  await takeBack(made.id, [...cuts, [10, 10, 10, 10, 10]]);
  const done = await seen(made.id);
  const [settling] = (await atGateway(`orders/${made.orderId}/payments`)).items.filter(
    ({ amount_refunded }) => amount_refunded > 0,
  );
  const returned = done.refunds.map(({ amount }) => amount);
  expect(done).toMatchObject({ state: 'refunded', stage: 'cancelled' });
  expect(settling?.amount_refunded).toBe(made.total);
  expect(addPaise(returned)).toBe(made.total);
  const notes = await Promise.all(done.bills.slice(1).map(({ id }) => findBill(fixture.services, id)));
  expect(notes.map((note) => note?.total)).toEqual(returned);
  const back = notes.flatMap((note) => note ?? []);
  for (const note of back) agreesWithin(note);
  for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const)
    expect(addPaise(back.map(({ tax }) => tax[part]))).toBe(bill.tax[part]);
}

/** The lines of every document add up to its total. */
function agreesWithin({ lines, goods, delivery, total, tax }: BillFacts): void {
  const sum = ({ taxable, cgst, sgst, igst }: BillFacts['tax']) => taxable + cgst + sgst + igst;
  expect([goods + delivery, sum(tax), addPaise(lines.map((line) => paise(sum(line))))]).toEqual([
    total,
    total,
    total,
  ]);
}

/** By the form of the product page, as a visitor does. */
async function fillCart(things: Basket['things']): Promise<ShopLine[]> {
  let lines: ShopLine[] = [];
  for (const { at, quantity } of things) {
    const [productId, variantId] = onSale[at] ?? ['', ''];
    const product = await findProduct(fixture.services, productId);
    const bought = readBuyForm(product, { variantId, quantity: String(quantity) });
    if (!bought.ok) throw new Error(`${productId}: ${bought.code}`);
    lines = addLine<ShopLine>(lines, bought.value.line, bought.value.quantity);
  }
  return lines;
}

/** Each cut is requested by the staff, approved by somebody else and processed by the gateway. */
async function takeBack(orderId: string, cuts: readonly number[][]): Promise<void> {
  for (const cut of cuts) {
    const { version, lines } = await seen(orderId);
    const requested = lines.flatMap(({ quantity, cancelled }, position) => {
      const count = Math.min(cut[position] ?? 0, quantity - cancelled);
      return count > 0 ? [{ position, quantity: count }] : [];
    });
    if (requested.length === 0) continue;
    const cancellation = {
      orderId,
      version: String(version),
      lines: requested,
      reason: 'It came from the store broken',
    };
    expect(await cancelOrderLines(fixture.services, clerk, cancellation)).toMatchObject({ ok: true });
    const refund = (await seen(orderId)).refunds.at(-1);
    expect(await decideOrderRefund(fixture.services, accounts, refund?.id ?? '', 'approved')).toMatchObject({
      ok: true,
    });
    await fixture.gateway.tick();
  }
}

type GatewayEntity = { amount: number; items: { amount_refunded: number }[] };

/** What the gateway itself answers over its own HTTP. */
async function atGateway(path: string): Promise<GatewayEntity> {
  const { url, keyId, keySecret } = gatewayConfig;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const answer = await fixture.gateway.handle(
    new Request(`${url}/v1/${path}`, { headers: { authorization } }),
  );
  return answer.json();
}

const seen = async (id: string) => (await findOrder(fixture.services, id)) ?? expect.fail(id);

async function fillStock(): Promise<void> {
  const at = new Date();
  for (const [, variant_id] of onSale) {
    await test.db
      .insertInto('stock_moves')
      .values({ variant_id, change: 10_000, reason: 'received', at })
      .execute();
  }
}

function rupeesIn(text: string): number {
  const parsed = parseRupees(text);
  return parsed.ok ? parsed.value : Number.NaN;
}
