import { templeDefaults } from '#core/content/temple-settings.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import type { OrderInput } from '#core/orders/order-input.ts';
import { quoteOrder } from '#core/orders/quote-order.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { visitor } from '#core/people/viewer.ts';
import { releaseExpiredOf } from '../bookings/release-expired-holds.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { type Fixture, gatewayConfig, makeFixture } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { loadOrderRules } from './checkout/order-rules.ts';
import { startOrder } from './checkout/start-order.ts';

/** A fixture with the test gateway and the demo shop. */
export async function makeTestShop(db: Services['db'], instead: Partial<Services> = {}): Promise<Fixture> {
  const fixture = await makeFixture(db, instead);
  await seedDemoProducts(fixture.services);
  return fixture;
}

/** Settings that allow counter orders, and buyers to cancel. */
export async function openCounter(
  db: Services['db'],
  instead: Partial<typeof templeDefaults.shop> = {},
): Promise<void> {
  const shop = {
    ...templeDefaults.shop,
    ...{ seller: 'Temple', address: 'Ghaziabad', state: 'Uttar Pradesh', gstin: 'none', billMark: 'A' },
    ...{ pickup: true, payAtPickup: true, buyerCancels: true },
    ...instead,
  };
  const value = JSON.stringify(shop);
  await db.insertInto('settings').values({ key: 'shop', value }).execute();
}

let made = 0;

/** Dhoop and two thin books to Ghaziabad; every buyer has a telephone number of his own. */
export function anOrderInput(instead: Partial<OrderInput> = {}): OrderInput {
  made += 1;
  return {
    intentKey: `order_intent_${String(made).padStart(8, '0')}_${process.pid}`,
    lines: [
      { productId: 'guggal-dhoop-cones', variantId: 'guggal-dhoop-cones', quantity: '1' },
      { productId: 'sri-isopanisad', variantId: 'sri-isopanisad-english', quantity: '2' },
    ],
    fullName: 'Radha Devi',
    phone: String(9_000_000_000 + made),
    email: 'radha@example.com',
    addressLine1: '12, Temple Road',
    addressLine2: '',
    landmark: '',
    city: 'Ghaziabad',
    state: 'Uttar Pradesh',
    pin: '201002',
    delivery: 'courier',
    payBy: 'gateway',
    gstin: '',
    note: '',
    consent: 'on',
    shownTotal: '',
    ...instead,
  };
}

let addresses = 0;

/** A unique address. */
export function anAddress(): string {
  addresses += 1;
  return `10.2.${Math.trunc(addresses / 250)}.${addresses % 250}`;
}

/** Sends the form, confirming the total it is shown, as a page that was just opened does. */
export async function order(services: Services, instead: Partial<OrderInput> = {}, address = anAddress()) {
  const input = anOrderInput(instead);
  const { db } = services;
  const variants = input.lines.map(({ variantId }) => variantId);
  await releaseExpiredOf(services, variants);
  const total = instead.shownTotal ?? String(await totalOf(services, input));
  const started = await startOrder(services, visitor, { ...input, shownTotal: total }, address);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const id = started.value.id;
  await preparePayment(services, { kind: 'order', id: id }, { known: true });
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, orderId: row.gateway_order_id ?? '', total: paise(row.total_paise), input };
}

/** What the form would show. */
export async function totalOf(services: Services, input: OrderInput): Promise<Paise> {
  const rules = await loadOrderRules(
    services,
    input.lines.map(({ productId }) => productId),
  );
  const typed = input.lines.map((line) => ({ ...line, shown: '' }));
  return quoteOrder(typed, input, rules).total;
}

/** The gateway's snapshot of a captured payment. */
export function captureOf(
  paid: { orderId: string; total: Paise },
  instead: Partial<PaymentSnapshot> = {},
): PaymentSnapshot {
  return {
    paymentId: `pay_${paid.orderId}`,
    orderId: paid.orderId,
    mode: 'online',
    status: 'captured',
    amount: paid.total,
    currency: 'INR',
    capturedAt: new Date(),
    refunded: paise(0),
    refundBegun: false,
    failure: null,
    account: gatewayConfig.accountId,
    gatewayMode: 'test',
    ...instead,
  };
}
