import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { makeRazorpay } from '../payments/razorpay.ts';
import { staffOf } from '../people/test-people.ts';
import { getAttention } from '../stats/attention.ts';
import { pollGateway } from './poll-gateway.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { seeWarning } from './see-warning.ts';
import { begin, type Fixture, gatewayConfig, makeFixture } from './test-donations.ts';
import { deliveryOf, makeScriptedGateway, paymentEntityOf } from './test-entities.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';
import { listWarnings } from './warning-queries.ts';

// Snapshots that cannot be true: donation and receipt stay, the staff is notified, other payments
// do not wait.

let test: TestDatabase;
let fixture: Fixture;
const scripted = makeScriptedGateway();
let ahead = 0;

beforeAll(async () => {
  test = await makeTestDatabase();
  const payments = makeRazorpay(gatewayConfig, scripted.fetch);
  fixture = await makeFixture(test.db, { payments, clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const deliver = (event: string, payload: Parameters<typeof deliveryOf>[1]) =>
  receiveWebhook(fixture.services, deliveryOf(event, payload));
const statusOf = async (id: string) => (await findDonationStatus(fixture.services, id)) ?? expect.fail(id);
const warningsOf = async (id: string) =>
  (await listWarnings(fixture.services)).filter(({ donationId }) => donationId === id);

async function paidDonation() {
  const donation = await begin(fixture.services);
  const payment = paymentEntityOf(donation.orderId);
  scripted.payments.set(donation.orderId, [payment]);
  await deliver('payment.captured', { payment });
  expect(await statusOf(donation.id)).toMatchObject({ state: 'paid' });
  return { ...donation, payment };
}

describe('₹5,000 back of ₹1,000', () => {
  it('leave a paid donation and its receipt unchanged, and notify the staff once', async () => {
    const { id, payment } = await paidDonation();
    const before = await getAttention(fixture.services);
    const refund = { id: `rfnd_${id}`, payment_id: payment.id, amount: 500_000, status: 'processed' };
    const payload = { payment: { ...payment, amount_refunded: 500_000, status: 'refunded' }, refund };
    await deliver('refund.processed', payload);
    await deliver('refund.processed', payload);
    expect(await statusOf(id)).toMatchObject({ state: 'paid', receipt: { voided: false } });
    const warnings = await warningsOf(id);
    expect(warnings).toMatchObject([
      { kind: 'returned-above-paid', facts: { said: 500_000, instead: 100_000 }, paymentId: payment.id },
    ]);
    expect((await getAttention(fixture.services)).payments).toBe(before.payments + 1);
  });

  it('of an unsettled donation: waits for a person, and settles once the gateway sends a possible sum', async () => {
    const donation = await begin(fixture.services);
    const payment = paymentEntityOf(donation.orderId, { amount_refunded: 500_000 });
    scripted.payments.set(donation.orderId, [{ ...payment, amount_refunded: 0 }]);
    await deliver('payment.captured', { payment });
    expect(await statusOf(donation.id)).toMatchObject({ state: 'review', receipt: null });
    expect((await listWaitingPayments(fixture.services)).find((one) => one.id === payment.id)).toMatchObject({
      role: 'mismatch',
      why: 'returned',
      refunded: 0,
    });
    // Such an event makes the job poll at once.
    await reconcilePayments.run(fixture.services, new AbortController().signal);
    expect(await statusOf(donation.id)).toMatchObject({ state: 'paid', receipt: { voided: false } });
  });

  it('are refused by the database too', async () => {
    const { payment } = await paidDonation();
    const returned = test.db.updateTable('payments').set({ refunded_paise: 100_001 });
    await expect(returned.where('id', '=', payment.id).execute()).rejects.toThrow('payments');
  });
});

describe('a time of capture', () => {
  const year = (moment: Date) => {
    const india = new Date(moment.getTime() + 5.5 * 3_600_000);
    const first = india.getUTCFullYear() - (india.getUTCMonth() < 3 ? 1 : 0);
    return `${first % 100}-${(first + 1) % 100}`;
  };

  it.each([
    ['of 1970', 1],
    ['three years before the donation', Math.floor(Date.now() / 1_000) - 3 * 365 * 86_400],
  ])(
    '%s gives no number of a closed year; the donation is settled, and the staff is notified',
    async (_, captured_at) => {
      const donation = await begin(fixture.services);
      const payment = paymentEntityOf(donation.orderId, { captured_at });
      await deliver('payment.captured', { payment });
      const { receipt, state } = await statusOf(donation.id);
      expect([state, receipt?.number]).toEqual([
        'paid',
        expect.stringMatching(new RegExp(`^D/${year(new Date())}/`)),
      ]);
      expect(await warningsOf(donation.id)).toMatchObject([
        { kind: 'time-not-believed', paymentId: payment.id },
      ]);
    },
  );

  it('in a year whose statement is filed waits for a person', async () => {
    ahead = new Date('2027-03-31T18:00:00Z').getTime() - Date.now();
    const donation = await begin(fixture.services);
    ahead += 86_400_000;
    const filing = { legal_entity_id: '', tax_year: '2026-27', version: 1, filed_on: '2027-04-01' };
    const { legal_entity_id } = await test.db
      .selectFrom('donations')
      .select('legal_entity_id')
      .where('id', '=', donation.id)
      .executeTakeFirstOrThrow();
    const digest = fixture.services.sealer.seal('statement_filings.digest', 'sta_test', 'none');
    await test.db
      .insertInto('statement_filings')
      .values({
        ...{ ...filing, legal_entity_id, id: 'sta_test', acknowledgement: 'ABC123456789' },
        ...{ line_count: 0, total_paise: 0, digest, noted_by: 'per_x', noted_at: new Date() },
      })
      .execute();
    const payment = paymentEntityOf(donation.orderId, {
      created_at: new Date('2027-03-31T18:05:00Z').getTime() / 1_000,
    });
    await deliver('payment.captured', { payment });
    expect(await statusOf(donation.id)).toMatchObject({ state: 'review', receipt: null });
    expect((await listWaitingPayments(fixture.services)).find((one) => one.id === payment.id)).toMatchObject({
      why: 'closed-year',
    });
    ahead = 0;
  });
});

describe('a refund from the gateway’s dashboard that fails', () => {
  const refundOf = (paymentId: string, status: string) => ({
    ...{ id: `rfnd_of_${paymentId}`, payment_id: paymentId, amount: 100_000, receipt: null, status },
  });

  it('gives the donation its state back and notifies the staff, whichever event comes first', async () => {
    for (const order of [
      ['refund.created', 'refund.failed'],
      ['refund.failed', 'refund.created'],
    ]) {
      const { id, payment } = await paidDonation();
      for (const event of order) {
        const failed = event === 'refund.failed';
        const counted = { ...payment, amount_refunded: failed ? 0 : 100_000 };
        const refund = refundOf(payment.id, failed ? 'failed' : 'pending');
        await deliver(event, { payment: counted, refund });
        if (event === order[0] && !failed)
          expect(await statusOf(id)).toMatchObject({ state: 'refund_pending' });
      }
      expect(await statusOf(id)).toMatchObject({ state: 'paid', receipt: { voided: false } });
      expect(await warningsOf(id)).toMatchObject([{ kind: 'refund-failed', facts: { said: 100_000 } }]);
    }
  });

  it('is found by polling when its events were lost, however old the donation is', async () => {
    const { id, orderId, payment } = await paidDonation();
    await deliver('refund.created', {
      payment: { ...payment, amount_refunded: 100_000 },
      refund: refundOf(payment.id, 'pending'),
    });
    scripted.payments.set(orderId, [{ ...payment, amount_refunded: 100_000 }]);
    scripted.refunds.set(payment.id, [refundOf(payment.id, 'pending')]);
    const calm = new AbortController().signal;
    for (ahead = 0; ahead < 12 * 86_400_000; ahead += 86_400_000)
      await reconcilePayments.run(fixture.services, calm);
    expect(await statusOf(id)).toMatchObject({ state: 'refund_pending' });
    scripted.payments.set(orderId, [payment]);
    await reconcilePayments.run(fixture.services, calm);
    ahead += 86_400_000;
    await reconcilePayments.run(fixture.services, calm);
    ahead = 0;
    expect(await statusOf(id)).toMatchObject({ state: 'paid' });
  });
});

describe('a signed message that cannot be parsed', () => {
  it('is reported once a day, and its order is polled at once', async () => {
    const donation = await begin(fixture.services);
    scripted.payments.set(donation.orderId, [paymentEntityOf(donation.orderId)]);
    const flawWarnings = async () =>
      (await listWarnings(fixture.services)).filter(({ facts: { flaw } }) => flaw?.endsWith('entity.status'));
    for (const status of ['held', 'frozen'])
      await deliver('payment.captured', { payment: paymentEntityOf(donation.orderId, { status }) });
    expect(await flawWarnings()).toMatchObject([
      {
        kind: 'payment-unreadable',
        orderId: donation.orderId,
        facts: { flaw: 'payload.payment.entity.status' },
      },
    ]);
    await reconcilePayments.run(fixture.services, new AbortController().signal);
    expect(await statusOf(donation.id)).toMatchObject({ state: 'paid' });
  });
});

describe('an odd payment in the gateway’s list', () => {
  it.each<[string, Record<string, unknown>]>([
    ['without a time', { created_at: null }],
    ['of a status we do not know', { status: 'held' }],
    ['whose number is none', { id: 'pay 1; drop' }],
  ])('%s does not hold up the others, and the staff is notified', async (_, flaw) => {
    const donation = await begin(fixture.services);
    const good = paymentEntityOf(donation.orderId);
    scripted.payments.set(donation.orderId, [paymentEntityOf(donation.orderId, flaw), good]);
    expect(await pollGateway(fixture.services, donation.orderId)).toBe('answered');
    await pollGateway(fixture.services, donation.orderId);
    expect(await statusOf(donation.id)).toMatchObject({ state: 'paid' });
    const [warning, ...more] = await warningsOf(donation.id);
    expect(more).toEqual([]);
    expect(warning).toMatchObject({ kind: 'payment-unreadable', facts: { flaw: Object.keys(flaw)[0] } });
  });

  it('whose refunds cannot be parsed is settled itself, and counts as under way', async () => {
    const donation = await begin(fixture.services);
    const payment = paymentEntityOf(donation.orderId, { amount_refunded: 10_000 });
    scripted.payments.set(donation.orderId, [payment]);
    scripted.refunds.set(payment.id, [{ id: 'rfnd_odd', payment_id: payment.id, amount: 'much' }]);
    expect(await pollGateway(fixture.services, donation.orderId)).toBe('answered');
    expect(await statusOf(donation.id)).toMatchObject({
      state: 'refund_pending',
      receipt: { voided: false },
    });
    expect(await warningsOf(donation.id)).toMatchObject([
      { kind: 'payment-unreadable', paymentId: payment.id, facts: { flaw: 'refunds' } },
    ]);
  });
});

it('a warning leaves the list once, when somebody with the permission has looked at it', async () => {
  const [warning] = await listWarnings(fixture.services);
  const id = warning?.id ?? '';
  const see = (...roles: Parameters<typeof staffOf>[1][]) =>
    seeWarning(fixture.services, staffOf('per_a', roles[0] ?? 'accounts'), id);
  expect(await see('viewer')).toMatchObject({ code: 'not-allowed' });
  expect(await see('accounts')).toMatchObject({ ok: true });
  expect(await see('owner')).toMatchObject({ code: 'warning-seen' });
  expect((await listWarnings(fixture.services)).map((one) => one.id)).not.toContain(id);
  const logged = test.db
    .selectFrom('audit_log')
    .select('person_id')
    .where('action', '=', 'payment-warning.seen');
  expect(await logged.execute()).toEqual([{ person_id: 'per_a' }]);
});
