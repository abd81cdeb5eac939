import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { listWaitingClaims } from '../donations/claim-queries.ts';
import { claimUpiPayment } from '../donations/claim-upi-payment.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { expireDonations } from '../donations/expire-donations.ts';
import { matchUpiClaim } from '../donations/match-upi-claim.ts';
import { resendOwnReceipt, resendReceipt } from '../donations/resend-receipt.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { staffOf } from '../people/test-people.ts';
import { getAttention } from '../stats/attention.ts';
import { askRefund } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { storeEvent } from './gateway-events.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { mayAskRefund } from './refund-queries.ts';
import { begin, type Fixture, makeFixture, pay } from './test-donations.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => test.close());
beforeEach(() => {
  ahead = 0;
  fixture.gateway.setWeather({ webhooksLost: false, down: false, autoCapture: true, refunds: 'at-once' });
});

const minute = 60_000;
const day = 24 * 60 * minute;
const calm = new AbortController().signal;
const stateOf = async (id: string) => (await findDonationStatus(fixture.services, id))?.state;
const accountant = staffOf('per_a', 'accounts');
const writer = staffOf('per_w', 'content');

it('settles within 16 minutes when every event was lost', async () => {
  fixture.gateway.setWeather({ webhooksLost: true });
  const { id, orderId } = await begin(fixture.services);
  await pay(fixture.gateway, orderId, 'pay-and-leave');
  await reconcilePayments.run(fixture.services, calm);
  expect(await stateOf(id)).toBe('created');
  ahead = 15 * minute;
  await reconcilePayments.run(fixture.services, calm);
  expect(await stateOf(id)).toBe('paid');
});

it('captures in time what was only authorised when the capture failed', async () => {
  fixture.gateway.setWeather({ webhooksLost: true, autoCapture: false });
  const { id, orderId } = await begin(fixture.services);
  await pay(fixture.gateway, orderId, 'pay-and-leave');
  ahead = 15 * minute;
  await reconcilePayments.run(fixture.services, calm);
  expect(await stateOf(id)).toBe('paid');
});

it('finds a second payment and a refund whose events were lost', async () => {
  const { id, orderId } = await begin(fixture.services);
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  fixture.gateway.setWeather({ webhooksLost: true });
  await pay(fixture.gateway, orderId, 'pay');
  ahead = 61 * minute;
  await reconcilePayments.run(fixture.services, calm);
  const roles = await test.db.selectFrom('payments').select('role').where('donation_id', '=', id).execute();
  expect(roles.map(({ role }) => role).sort()).toEqual(['duplicate', 'settling']);
});

it('processes an event that had to wait, once', async () => {
  const { id, orderId } = await begin(fixture.services);
  fixture.gateway.setWeather({ webhooksLost: true });
  await pay(fixture.gateway, orderId, 'pay');
  const payments = await fixture.services.payments.listPayments(orderId);
  const snapshot = (payments.ok && payments.value[0]) || null;
  await storeEvent(fixture.services, { id: 'evt_waits', kind: 'payment.captured', snapshot });
  await storeEvent(fixture.services, { id: 'evt_waits', kind: 'payment.captured', snapshot });
  await reconcilePayments.run(fixture.services, calm);
  expect(await stateOf(id)).toBe('paid');
  const event = await test.db
    .selectFrom('gateway_events')
    .select('outcome')
    .where('id', '=', 'evt_waits')
    .execute();
  expect(event).toEqual([{ outcome: 'worked-in' }]);
});

it('expires what nobody paid after four days, never while the gateway cannot be polled or a claim waits', async () => {
  const unpaid = await begin(fixture.services);
  const claimed = await begin(fixture.services);
  const input = { donationId: claimed.id, utr: '111122223333', amount: '1000', paidOn: today() };
  expect((await claimUpiPayment(fixture.services, input)).ok).toBe(true);
  ahead = 4 * day - minute;
  await expireDonations.run(fixture.services, calm);
  expect(await stateOf(unpaid.id)).toBe('created');
  ahead = 4 * day + minute;
  fixture.gateway.setWeather({ down: true });
  await expireDonations.run(fixture.services, calm);
  expect(await stateOf(unpaid.id)).toBe('created');
  fixture.gateway.setWeather({ down: false });
  await expireDonations.run(fixture.services, calm);
  expect([await stateOf(unpaid.id), await stateOf(claimed.id)]).toEqual(['expired', 'created']);
});

it('settles a late payment before it would expire, and leaves money for an expired donation to a person', async () => {
  fixture.gateway.setWeather({ webhooksLost: true });
  const paid = await begin(fixture.services);
  await pay(fixture.gateway, paid.orderId, 'pay');
  const late = await begin(fixture.services);
  ahead = 5 * day;
  await expireDonations.run(fixture.services, calm);
  expect([await stateOf(paid.id), await stateOf(late.id)]).toEqual(['paid', 'expired']);
  fixture.gateway.setWeather({ webhooksLost: false });
  await pay(fixture.gateway, late.orderId, 'pay');
  await fixture.gateway.tick();
  expect(await stateOf(late.id)).toBe('review');
});

it('money authorized after the fourth day is captured, shown to the staff, and refunded from there', async () => {
  const { services, gateway } = fixture;
  // Started four days and an hour ago, before the job expired it.
  ahead = -4 * day - 60 * minute;
  const donation = await begin(services);
  ahead = 0;
  const { payments: before } = await getAttention(services);
  gateway.setWeather({ autoCapture: false });
  await pay(gateway, donation.orderId, 'pay');
  await gateway.tick();
  await gateway.tick();
  expect(await stateOf(donation.id)).toBe('review');
  const seen = (await listWaitingPayments(services)).find(({ donationId }) => donationId === donation.id);
  expect(seen).toMatchObject({ role: 'late', amount: donation.total, refunded: 0 });
  expect((await getAttention(services)).payments).toBe(before + 1);
  const paymentId = seen?.id ?? '';
  expect(await mayAskRefund(services, paymentId)).toBe('yes');
  const outcome = await askRefund(services, accountant, {
    ...{ paymentId, original: '', reason: 'It came five days after the gift was begun.' },
  });
  const refundId = outcome.ok ? outcome.value.refundId : expect.fail(outcome.code);
  const owner = staffOf('per_o', 'owner');
  expect(await decideRefund(services, owner, refundId, 'approved')).toMatchObject({ ok: true });
  await gateway.tick();
  expect((await getAttention(services)).payments).toBe(before);
  const money = test.db.selectFrom('payments').select('refunded_paise').where('id', '=', paymentId);
  expect(await money.executeTakeFirst()).toEqual({ refunded_paise: donation.total });
});

it('a transfer is a claim until a person matched it; of two who decide, one does', async () => {
  const { id } = await begin(fixture.services);
  const claim = { donationId: id, utr: '4444 5555 6666', amount: '1,000', paidOn: today() };
  expect(await claimUpiPayment(fixture.services, claim)).toEqual({ ok: true, value: null });
  expect(await claimUpiPayment(fixture.services, claim)).toEqual({ ok: true, value: null });
  expect(await findDonationStatus(fixture.services, id)).toMatchObject({
    state: 'created',
    claimed: true,
    receipt: null,
  });
  const other = await begin(fixture.services);
  expect(await claimUpiPayment(fixture.services, { ...claim, donationId: other.id })).toMatchObject({
    problems: [{ field: 'utr', code: 'utr-claimed' }],
  });
  const waiting = await listWaitingClaims(fixture.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect(await matchUpiClaim(fixture.services, writer, claimId, 'matched')).toMatchObject({
    code: 'not-allowed',
  });
  const both = await Promise.all([
    matchUpiClaim(fixture.services, accountant, claimId, 'matched'),
    matchUpiClaim(fixture.services, accountant, claimId, 'rejected'),
    matchUpiClaim(fixture.services, accountant, claimId, 'matched'),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const audit = await test.db.selectFrom('audit_log').select('action').where('subject', '=', id).execute();
  expect(audit).toHaveLength(1);
  const matched = audit[0]?.action === 'claim.matched';
  expect(await stateOf(id)).toBe(matched ? 'paid' : 'created');
});

it('a matched transfer of another sum goes to review, without receipt', async () => {
  const { id } = await begin(fixture.services);
  const claim = { donationId: id, utr: '777788889999', amount: '999', paidOn: today() };
  await claimUpiPayment(fixture.services, claim);
  const waiting = await listWaitingClaims(fixture.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect((await matchUpiClaim(fixture.services, accountant, claimId, 'matched')).ok).toBe(true);
  expect(await findDonationStatus(fixture.services, id)).toMatchObject({ state: 'review', receipt: null });
});

it('a reference that already paid for another donation is not matched again, and the claim stays open', async () => {
  const { id } = await begin(fixture.services);
  const claim = { donationId: id, utr: '121212121212', amount: '1,000', paidOn: today() };
  await recordedDonation(fixture.services, { mode: 'bank', paper: claim.utr, givenOn: today() });
  await claimUpiPayment(fixture.services, claim);
  const waiting = await listWaitingClaims(fixture.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect(await matchUpiClaim(fixture.services, accountant, claimId, 'matched')).toMatchObject({
    code: 'paper-known',
  });
  expect(await stateOf(id)).toBe('created');
  expect(await matchUpiClaim(fixture.services, accountant, claimId, 'rejected')).toMatchObject({ ok: true });
});

it('refuses a claim with every problem beside its field', async () => {
  const { id } = await begin(fixture.services);
  const claim = { donationId: id, utr: '12', amount: '-1', paidOn: '2999-01-01' };
  expect(await claimUpiPayment(fixture.services, claim)).toMatchObject({
    problems: [
      { field: 'utr', code: 'utr-invalid' },
      { field: 'amount', code: 'amount-malformed' },
      { field: 'paidOn', code: 'date-outside' },
    ],
  });
});

it('sends a receipt again to its owner or at the staff’s request, once in ten minutes', async () => {
  const { id, orderId } = await begin(fixture.services, { email: 'again@example.com' });
  const owner: Devotee = {
    kind: 'devotee',
    personId: 'per_o',
    name: 'O',
    email: 'again@example.com',
    emailVerified: true,
  };
  expect(await resendOwnReceipt(fixture.services, owner, id)).toMatchObject({ code: 'no-receipt' });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  expect(await resendOwnReceipt(fixture.services, { ...owner, email: 'x@example.com' }, id)).toMatchObject({
    code: 'no-receipt',
  });
  expect(await resendReceipt(fixture.services, writer, id)).toMatchObject({ code: 'not-allowed' });
  expect(await resendReceipt(fixture.services, { kind: 'visitor' }, id)).toMatchObject({
    code: 'not-allowed',
  });
  for (const press of [
    () => resendOwnReceipt(fixture.services, owner, id),
    () => resendReceipt(fixture.services, accountant, id),
    () => resendOwnReceipt(fixture.services, owner, id),
  ]) {
    expect((await press()).ok).toBe(true);
  }
  const letters = await test.db
    .selectFrom('letters')
    .select('id')
    .where('recipient', '=', 'again@example.com')
    .execute();
  expect(letters.length).toBeLessThanOrEqual(3);
  expect(letters.length).toBeGreaterThanOrEqual(2);
});

function today(): string {
  return new Date(Date.now() + 5.5 * 60 * minute).toISOString().slice(0, 10);
}
