import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { makeRazorpay } from '../payments/razorpay.ts';
import { sign } from '../payments/signatures.ts';
import { followReturn } from './follow-return.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { begin, type Fixture, gatewayConfig, makeFixture } from './test-donations.ts';
import { deliveryOf, makeScriptedGateway, paymentEntityOf } from './test-entities.ts';

// Day and year of a receipt around the end of the financial year, for every way in which the update
// of a payment arrives, in every order of them. The payment is made at 23:59 on 31 March in India
// and captured, or received, on 1 April.

let test: TestDatabase;
let fixture: Fixture;
const scripted = makeScriptedGateway();
const midnight = new Date('2027-03-31T18:30:00Z');
const minutes = (count: number) => new Date(midnight.getTime() + count * 60_000);
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
let now = midnight;

beforeAll(async () => {
  test = await makeTestDatabase();
  const payments = makeRazorpay(gatewayConfig, scripted.fetch);
  fixture = await makeFixture(test.db, { payments, clock: () => now });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

type Entity = ReturnType<typeof paymentEntityOf>;
type Donation = { id: string; orderId: string };
const captured = minutes(20);

const roads: Record<string, (donation: Donation, entity: Entity) => Promise<unknown>> = {
  'payment.captured': (_, payment) =>
    receiveWebhook(fixture.services, deliveryOf('payment.captured', { payment }, captured)),
  'order.paid': (_, payment) =>
    receiveWebhook(fixture.services, deliveryOf('order.paid', { payment }, minutes(21))),
  browser: (donation, { id }) => {
    const fields = new FormData();
    fields.set('razorpay_payment_id', id);
    fields.set('razorpay_signature', sign(`${donation.orderId}|${id}`, gatewayConfig.keySecret));
    return followReturn(fixture.services, { kind: 'donation', id: donation.id }, fields);
  },
  reconcile: () => reconcilePayments.run(fixture.services, new AbortController().signal),
};

function orders<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    orders(items.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

async function receiptOf(donationId: string) {
  const receipts = await test.db
    .selectFrom('receipts')
    .select(['given_on', 'tax_year'])
    .where('donation_id', '=', donationId)
    .execute();
  const { paid_at } = await test.db
    .selectFrom('donations')
    .select('paid_at')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  return { receipts, paidAt: paid_at };
}

const all = orders(Object.keys(roads));
it.each<[string, object, { given_on: string; tax_year: string }]>([
  ['without a time of capture', {}, { given_on: '2027-03-31', tax_year: '26-27' }],
  [
    'with its time of capture',
    { captured_at: seconds(captured) },
    { given_on: '2027-04-01', tax_year: '27-28' },
  ],
  [
    'with a time of capture that cannot be',
    { captured_at: 1 },
    { given_on: '2027-03-31', tax_year: '26-27' },
  ],
])(
  '%s a late authorisation has one day, whichever update comes first (24 orders of four ways)',
  async (_, instead, end) => {
    const moments = new Set<number | undefined>();
    expect(all).toHaveLength(24);
    for (const order of all) {
      now = minutes(-10);
      const donation = await begin(fixture.services);
      const entity = paymentEntityOf(donation.orderId, { created_at: seconds(minutes(-1)), ...instead });
      scripted.payments.set(donation.orderId, [entity]);
      for (const [at, road] of order.entries()) {
        // Each way a day after the other, as late as the donation can still be paid.
        now = minutes(25 + at * 1_000);
        await roads[road]?.(donation, entity);
      }
      const { receipts, paidAt } = await receiptOf(donation.id);
      expect(receipts, order.join(', ')).toEqual([end]);
      moments.add(paidAt?.getTime());
    }
    expect(moments.size).toBe(1);
  },
);
