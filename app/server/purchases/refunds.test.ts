import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { fairWeather } from '../demo-gateway/weather.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { findReceiptByCode } from '../donations/receipt-queries.ts';
import type { Gateway } from '../payments/gateway.ts';
import { staffOf } from '../people/test-people.ts';
import { getDonationPeriods } from '../stats/donation-periods.ts';
import { askRefund, type RefundInput } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { listPossibleOriginals } from './original-queries.ts';
import { listOpenRefunds, mayAskRefund } from './refund-queries.ts';
import { sendRefunds } from './send-refunds.ts';
import { beginAndPay, type Fixture, lettersAbout, makeFixture, pay } from './test-donations.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';
import { listWarnings } from './warning-queries.ts';

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await fixture.services.receipts.close();
  await test.close();
});
beforeEach(() => {
  ahead = 0;
  fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 });
});

const calm = new AbortController().signal;
/** The job's next runs, by which every open refund is due for its next try. */
async function followUp(minutes = 1) {
  ahead += minutes * 60_000;
  await sendRefunds.run(fixture.services, calm);
}
const asker = staffOf('per_asker', 'accounts');
const other = staffOf('per_other', 'owner');
const reason = 'The donor reported two debits of one card.';

const ask = (paymentId: string, instead: Partial<RefundInput> = {}, who = asker) =>
  askRefund(fixture.services, who, { paymentId, reason, original: '', ...instead });
async function requestRefund(paymentId: string, original = ''): Promise<string> {
  const outcome = await ask(paymentId, { original });
  return outcome.ok ? outcome.value.refundId : expect.fail(outcome.code);
}
const approve = (refundId: string, who = other) => decideRefund(fixture.services, who, refundId, 'approved');
const stateOf = async (id: string) => (await findDonationStatus(fixture.services, id))?.state;
const refundOf = (id: string) =>
  test.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paymentOf = (id: string) =>
  test.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The payment as the gateway stores it. */
async function atGateway(orderId: string, paymentId: string) {
  const answer = await fixture.services.payments.listPayments(orderId);
  if (!answer.ok) return expect.fail(answer.code);
  const payment = answer.value.find((one) => one.paymentId === paymentId);
  return { returned: payment?.refunded, refunds: payment?.refunds?.length ?? 0 };
}

const paidDonation = (instead: Partial<DonationInput> = {}) => beginAndPay(fixture, instead);

/** A donation paid twice: the settling payment and the second one. */
async function paidTwice() {
  const donation = await paidDonation();
  const { razorpay_payment_id: secondId = '' } = await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return { ...donation, secondId };
}

describe('a second payment', () => {
  it('is refunded once two people approved; the donation and its receipt remain, and the donor is notified', async () => {
    const { id, orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    expect(await atGateway(orderId, secondId)).toEqual({ returned: 0, refunds: 0 });
    expect(await approve(refundId)).toEqual({ ok: true, value: null });
    await fixture.gateway.tick();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed', decided_by: 'per_other' });
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
    expect(await findDonationStatus(fixture.services, id)).toMatchObject({
      state: 'paid',
      returned: { ofDonation: 0, besides: total },
      receipt: { voided: false },
    });
    expect((await listWaitingPayments(fixture.services)).map((one) => one.id)).not.toContain(secondId);
    const letters = await lettersAbout(fixture, secondId);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('You paid twice for one gift');
    expect(letters[0]).toContain('so does its receipt');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'without the right',
      async () => ask((await paidTwice()).secondId, {}, staffOf('x', 'viewer', 'content')),
      'not-allowed',
    ],
    [
      'without a reason',
      async () => ask((await paidTwice()).secondId, { reason: 'because' }),
      'refund-reason',
    ],
    ['of nobody', () => ask("pay_none' or 1=1"), 'refund-unknown'],
    ['that settles its donation', async () => ask((await paidDonation()).paymentId), 'refund-not-double'],
  ])('is not requested for %s', async (_, tried, code) => {
    expect(await tried()).toMatchObject({ ok: false, code });
  });

  it('is not decided by the one who requested it, without permission, or twice', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    expect(await ask(secondId)).toMatchObject({ code: 'refund-open' });
    expect(await approve(refundId, asker)).toMatchObject({ code: 'refund-own' });
    expect(await approve(refundId, staffOf('y', 'viewer'))).toMatchObject({ code: 'not-allowed' });
    expect(await approve('rfd_0000000000000000000000')).toMatchObject({ code: 'refund-unknown' });
    expect(await decideRefund(fixture.services, other, refundId, 'declined')).toMatchObject({ ok: true });
    expect(await approve(refundId)).toMatchObject({ code: 'refund-decided' });
    // A declined refund may be requested again.
    expect(await mayAskRefund(fixture.services, secondId)).toBe('yes');
  });

  it('is refunded once, however many press at once', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const attempts = await Promise.all(Array.from({ length: 8 }, () => ask(secondId)));
    const won = attempts.filter(({ ok }) => ok);
    expect(won).toHaveLength(1);
    const [first] = won;
    const refundId = first?.ok ? first.value.refundId : '';
    const decisions = await Promise.all(Array.from({ length: 8 }, () => approve(refundId)));
    expect(decisions.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => sendRefunds.run(fixture.services, calm)));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
  });

  it('is never refunded above what is left of it', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    // A part is refunded meanwhile in the gateway's dashboard.
    await fixture.services.payments.refund({
      paymentId: secondId,
      amount: 1_000 as never,
      key: 'by_hand_at_desk',
    });
    await fixture.gateway.tick();
    expect(await approve(refundId)).toMatchObject({ code: 'refund-nothing-left' });
    await decideRefund(fixture.services, other, refundId, 'declined');
    await approve(await requestRefund(secondId));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 2 });
  });
});

describe('the gateway', () => {
  it('whose answer was lost is called again under the same key', async () => {
    const { orderId, secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    fixture.gateway.setWeather({ answersLost: true, webhooksLost: true });
    await approve(refundId);
    expect(await refundOf(refundId)).toMatchObject({ state: 'approved' });
    fixture.gateway.setWeather({ answersLost: false });
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 1 });
  });

  it('that is down gets the refund later, and its events may be lost', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    fixture.gateway.setWeather({ down: true, webhooksLost: true, refunds: 'later' });
    await approve(refundId);
    fixture.gateway.setWeather({ down: false });
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'sent' });
    expect((await listOpenRefunds(fixture.services)).map(({ id }) => id)).toContain(refundId);
    expect(await paymentOf(secondId)).toMatchObject({ refunded_paise: 0 });
    await fixture.gateway.tick();
    await followUp();
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
    expect(await lettersAbout(fixture, secondId)).toHaveLength(1);
  });

  it('that is away for an hour is tried after half a minute, then at growing intervals; once back, it gets the refund', async () => {
    const { secondId } = await paidTwice();
    const refundId = await requestRefund(secondId);
    const tries: number[] = [];
    const refund: Gateway['refund'] = async ({ key }) => {
      if (key === refundId) tries.push(ahead / 60_000);
      return { ok: false, code: 'unavailable' };
    };
    const away = { ...fixture.services, payments: { ...fixture.services.payments, refund } };
    await decideRefund(away, other, refundId, 'approved');
    for (; ahead < 60 * 60_000; ahead += sendRefunds.everySeconds * 1_000) await sendRefunds.run(away, calm);
    // A little more than the pause passes before each run of the job.
    expect(tries.map(Math.floor)).toEqual([0, 0, 1, 3, 7, 15, 30, 45]);
    await followUp(15);
    expect(await refundOf(refundId)).toMatchObject({ state: 'processed' });
  });

  it('that fails the refund in the end leaves the money with us, and it may be requested again', async () => {
    const { secondId, orderId, total } = await paidTwice();
    fixture.gateway.setWeather({ refunds: 'fail' });
    const refundId = await requestRefund(secondId);
    await approve(refundId);
    await fixture.gateway.tick();
    expect(await refundOf(refundId)).toMatchObject({ state: 'failed' });
    expect(await paymentOf(secondId)).toMatchObject({ refunded_paise: 0 });
    expect(await lettersAbout(fixture, secondId)).toEqual([]);
    expect((await listWarnings(fixture.services)).filter((one) => one.paymentId === secondId)).toMatchObject([
      { kind: 'refund-failed', facts: { said: total } },
    ]);
    fixture.gateway.setWeather({ refunds: 'at-once' });
    await approve(await requestRefund(secondId));
    expect(await atGateway(orderId, secondId)).toEqual({ returned: total, refunds: 2 });
  });

  it('that declines is believed', async () => {
    const { secondId, total } = await paidTwice();
    const refundId = await requestRefund(secondId);
    fixture.gateway.setWeather({ webhooksLost: true });
    await fixture.services.payments.refund({
      paymentId: secondId,
      amount: total as never,
      key: 'at_its_own_desk',
    });
    await approve(refundId);
    expect(await refundOf(refundId)).toMatchObject({ state: 'failed', note: 'declined' });
  });

  it('may send everything three times and in the wrong order', async () => {
    fixture.gateway.setWeather({ webhookCopies: 3, webhookReversed: true });
    const { id, secondId } = await paidTwice();
    await approve(await requestRefund(secondId));
    await fixture.gateway.tick();
    await fixture.gateway.tick();
    const timeline = await test.db
      .selectFrom('donation_events')
      .select('kind')
      .where('donation_id', '=', id)
      .where('kind', 'like', 'refund-%')
      .execute();
    expect(timeline.filter(({ kind }) => kind === 'refund-processed')).toHaveLength(1);
    expect(await lettersAbout(fixture, secondId)).toHaveLength(1);
    expect(await stateOf(id)).toBe('paid');
  });
});

describe('a duplicate donation', () => {
  it('is refunded as the duplicate of the original: its receipt is void and no sum counts it', async () => {
    const good = await paidDonation();
    const double = await paidDonation();
    const before = await getDonationPeriods(fixture.services);
    const code = (await findDonationStatus(fixture.services, double.id))?.receipt?.verifyCode ?? '';
    expect((await listPossibleOriginals(fixture.services, double.id)).map(({ id }) => id)).toContain(good.id);
    expect(await mayAskRefund(fixture.services, double.paymentId)).toBe('as-double');
    await approve(await requestRefund(double.paymentId, good.id));
    await fixture.gateway.tick();
    expect(await findDonationStatus(fixture.services, double.id)).toMatchObject({
      state: 'refunded',
      returned: { ofDonation: double.total, besides: 0 },
    });
    expect(await findReceiptByCode(fixture.services, code)).toMatchObject({ voided: { reason: 'refunded' } });
    expect(await stateOf(good.id)).toBe('paid');
    const after = await getDonationPeriods(fixture.services);
    expect(before.today.now.total - after.today.now.total).toBe(double.total);
    expect(before.month.now.count - after.month.now.count).toBe(1);
    expect((await lettersAbout(fixture, double.paymentId))[0]).toContain('Its receipt is void');
  });

  it('never both of a pair, whoever asks first', async () => {
    const one = await paidDonation();
    const two = await paidDonation();
    const both = await Promise.all([
      ask(one.paymentId, { original: two.id }),
      ask(two.paymentId, { original: one.id }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'refund-not-double', field: 'original' });
  });

  it.each<[string, Partial<DonationInput>]>([
    ['another donor', { name: 'Kripa', email: 'kripa@example.com', phone: '9812345678' }],
    ['another thing', { lines: [{ causeId: 'general', typeId: null, ownAmount: '1000', quantity: '1' }] }],
  ])('not with the donation of %s', async (_, instead) => {
    const donation = await paidDonation();
    const foreign = await paidDonation(instead);
    expect((await listPossibleOriginals(fixture.services, donation.id)).map(({ id }) => id)).not.toContain(
      foreign.id,
    );
    expect(await ask(donation.paymentId, { original: foreign.id })).toMatchObject({
      code: 'refund-not-double',
    });
  });

  it('one original has only one duplicate', async () => {
    const [good, one, two] = [await paidDonation(), await paidDonation(), await paidDonation()];
    const both = await Promise.all([one, two].map(({ paymentId }) => ask(paymentId, { original: good.id })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const first = both.find((outcome) => outcome.ok);
    await approve(first?.ok ? first.value.refundId : '');
    const again = both[0]?.ok ? two : one;
    expect(await ask(again.paymentId, { original: good.id })).toMatchObject({ code: 'refund-not-double' });
  });
});

describe('a donation refunded for another reason', () => {
  it('needs an owner, whoever asks', async () => {
    const { paymentId } = await paidDonation();
    const refundId = await requestRefund(paymentId, 'other');
    const accounts = staffOf('per_accounts', 'accounts');
    expect(await approve(refundId, accounts)).toMatchObject({ code: 'refund-other-reason' });
    expect((await refundOf(refundId)).state).toBe('asked');
    expect(await approve(refundId)).toMatchObject({ ok: true });
    await fixture.gateway.tick();
    expect((await refundOf(refundId)).state).toBe('processed');
  });

  it('not by the owner who requested it', async () => {
    const { paymentId } = await paidDonation();
    const outcome = await ask(paymentId, { original: 'other' }, other);
    expect(outcome.ok && (await approve(outcome.value.refundId))).toMatchObject({ code: 'refund-own' });
  });
});
