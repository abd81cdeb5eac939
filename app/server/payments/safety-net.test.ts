import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Devotee } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { listWaitingClaims } from '../donations/claim-queries.ts';
import { claimUpiPayment } from '../donations/claim-upi-payment.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { expireDonations } from '../donations/expire-donations.ts';
import { matchUpiClaim } from '../donations/match-upi-claim.ts';
import { resendReceipt } from '../donations/resend-receipt.ts';
import { recordedGift } from '../donations/test-recorded-gift.ts';
import { staffOf } from '../people/test-people.ts';
import { getAttention } from '../stats/attention.ts';
import { askRefund } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { storeEvent } from './gateway-events.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { mayAskRefund } from './refund-queries.ts';
import { begin, makeTestHouse, pay, type TestHouse } from './test-gifts.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';

let test: TestDatabase;
let house: TestHouse;
let ahead = 0;
beforeAll(async () => {
  test = await makeTestDatabase();
  house = await makeTestHouse(test.db, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => test.close());
beforeEach(() => {
  ahead = 0;
  house.gateway.setWeather({ webhooksLost: false, down: false, autoCapture: true, refunds: 'at-once' });
});

const minute = 60_000;
const day = 24 * 60 * minute;
const calm = new AbortController().signal;
const stateOf = async (id: string) => (await findDonationStatus(house.services, id))?.state;
const accountant = staffOf('per_a', 'accounts');
const writer = staffOf('per_w', 'content');

it('settles within 16 minutes when every event was lost', async () => {
  house.gateway.setWeather({ webhooksLost: true });
  const { id, orderId } = await begin(house.services);
  await pay(house.gateway, orderId, 'pay-and-leave');
  await reconcilePayments.run(house.services, calm);
  expect(await stateOf(id)).toBe('created');
  ahead = 15 * minute;
  await reconcilePayments.run(house.services, calm);
  expect(await stateOf(id)).toBe('paid');
});

it('takes in time what was only authorised when the capture failed', async () => {
  house.gateway.setWeather({ webhooksLost: true, autoCapture: false });
  const { id, orderId } = await begin(house.services);
  await pay(house.gateway, orderId, 'pay-and-leave');
  ahead = 15 * minute;
  await reconcilePayments.run(house.services, calm);
  expect(await stateOf(id)).toBe('paid');
});

it('finds a second payment and a refund whose events were lost', async () => {
  const { id, orderId } = await begin(house.services);
  await pay(house.gateway, orderId, 'pay');
  await house.gateway.tick();
  house.gateway.setWeather({ webhooksLost: true });
  await pay(house.gateway, orderId, 'pay');
  ahead = 61 * minute;
  await reconcilePayments.run(house.services, calm);
  const roles = await test.db.selectFrom('payments').select('role').where('donation_id', '=', id).execute();
  expect(roles.map(({ role }) => role).sort()).toEqual(['duplicate', 'settling']);
});

it('works in an event that had to wait, once', async () => {
  const { id, orderId } = await begin(house.services);
  house.gateway.setWeather({ webhooksLost: true });
  await pay(house.gateway, orderId, 'pay');
  const payments = await house.services.payments.listPayments(orderId);
  const snapshot = (payments.ok && payments.value[0]) || null;
  await storeEvent(house.services, { id: 'evt_waits', kind: 'payment.captured', snapshot });
  await storeEvent(house.services, { id: 'evt_waits', kind: 'payment.captured', snapshot });
  await reconcilePayments.run(house.services, calm);
  expect(await stateOf(id)).toBe('paid');
  const event = await test.db
    .selectFrom('gateway_events')
    .select('outcome')
    .where('id', '=', 'evt_waits')
    .execute();
  expect(event).toEqual([{ outcome: 'worked-in' }]);
});

it('expires what nobody paid after four days, never while the gateway cannot be asked or a claim waits', async () => {
  const unpaid = await begin(house.services);
  const claimed = await begin(house.services);
  const input = { donationId: claimed.id, utr: '111122223333', amount: '1000', paidOn: today() };
  expect((await claimUpiPayment(house.services, input)).ok).toBe(true);
  ahead = 4 * day - minute;
  await expireDonations.run(house.services, calm);
  expect(await stateOf(unpaid.id)).toBe('created');
  ahead = 4 * day + minute;
  house.gateway.setWeather({ down: true });
  await expireDonations.run(house.services, calm);
  expect(await stateOf(unpaid.id)).toBe('created');
  house.gateway.setWeather({ down: false });
  await expireDonations.run(house.services, calm);
  expect([await stateOf(unpaid.id), await stateOf(claimed.id)]).toEqual(['expired', 'created']);
});

it('settles a late payment before it would expire, and leaves money for an expired gift to a person', async () => {
  house.gateway.setWeather({ webhooksLost: true });
  const paid = await begin(house.services);
  await pay(house.gateway, paid.orderId, 'pay');
  const late = await begin(house.services);
  ahead = 5 * day;
  await expireDonations.run(house.services, calm);
  expect([await stateOf(paid.id), await stateOf(late.id)]).toEqual(['paid', 'expired']);
  house.gateway.setWeather({ webhooksLost: false });
  await pay(house.gateway, late.orderId, 'pay');
  await house.gateway.tick();
  expect(await stateOf(late.id)).toBe('review');
});

it('money that the bank set aside after the fourth day is taken, seen by the office, and sent back from there', async () => {
  const { services, gateway } = house;
  // Begun four days and an hour ago, before the job closed it.
  ahead = -4 * day - 60 * minute;
  const gift = await begin(services);
  ahead = 0;
  const { payments: before } = await getAttention(services);
  gateway.setWeather({ autoCapture: false });
  await pay(gateway, gift.orderId, 'pay');
  await gateway.tick();
  await gateway.tick();
  expect(await stateOf(gift.id)).toBe('review');
  const seen = (await listWaitingPayments(services)).find(({ donationId }) => donationId === gift.id);
  expect(seen).toMatchObject({ role: 'late', amount: gift.total, refunded: 0 });
  expect((await getAttention(services)).payments).toBe(before + 1);
  const paymentId = seen?.id ?? '';
  expect(await mayAskRefund(services, paymentId)).toBe('yes');
  const asked = await askRefund(services, accountant, {
    ...{ paymentId, original: '', reason: 'It came five days after the gift was begun.' },
  });
  const refundId = asked.ok ? asked.value.refundId : expect.fail(asked.code);
  const owner = staffOf('per_o', 'owner');
  expect(await decideRefund(services, owner, refundId, 'approved')).toMatchObject({ ok: true });
  await gateway.tick();
  expect((await getAttention(services)).payments).toBe(before);
  const money = test.db.selectFrom('payments').select('refunded_paise').where('id', '=', paymentId);
  expect(await money.executeTakeFirst()).toEqual({ refunded_paise: gift.total });
});

it('a transfer is a claim until a person matched it; of two who decide, one does', async () => {
  const { id } = await begin(house.services);
  const claim = { donationId: id, utr: '4444 5555 6666', amount: '1,000', paidOn: today() };
  expect(await claimUpiPayment(house.services, claim)).toEqual({ ok: true, value: null });
  expect(await claimUpiPayment(house.services, claim)).toEqual({ ok: true, value: null });
  expect(await findDonationStatus(house.services, id)).toMatchObject({
    state: 'created',
    claimed: true,
    receipt: null,
  });
  const other = await begin(house.services);
  expect(await claimUpiPayment(house.services, { ...claim, donationId: other.id })).toMatchObject({
    problems: [{ field: 'utr', code: 'utr-claimed' }],
  });
  const waiting = await listWaitingClaims(house.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect(await matchUpiClaim(house.services, writer, claimId, 'matched')).toMatchObject({
    code: 'not-allowed',
  });
  const both = await Promise.all([
    matchUpiClaim(house.services, accountant, claimId, 'matched'),
    matchUpiClaim(house.services, accountant, claimId, 'rejected'),
    matchUpiClaim(house.services, accountant, claimId, 'matched'),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const audit = await test.db.selectFrom('audit_log').select('action').where('subject', '=', id).execute();
  expect(audit).toHaveLength(1);
  const matched = audit[0]?.action === 'claim.matched';
  expect(await stateOf(id)).toBe(matched ? 'paid' : 'created');
});

it('a matched transfer of another sum goes to review, without receipt', async () => {
  const { id } = await begin(house.services);
  const claim = { donationId: id, utr: '777788889999', amount: '999', paidOn: today() };
  await claimUpiPayment(house.services, claim);
  const waiting = await listWaitingClaims(house.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect((await matchUpiClaim(house.services, accountant, claimId, 'matched')).ok).toBe(true);
  expect(await findDonationStatus(house.services, id)).toMatchObject({ state: 'review', receipt: null });
});

it('a reference that already paid for another gift is not matched again, and the claim stays open', async () => {
  const { id } = await begin(house.services);
  const claim = { donationId: id, utr: '121212121212', amount: '1,000', paidOn: today() };
  await recordedGift(house.services, { mode: 'bank', paper: claim.utr, givenOn: today() });
  await claimUpiPayment(house.services, claim);
  const waiting = await listWaitingClaims(house.services);
  const claimId = waiting.find(({ donationId }) => donationId === id)?.id ?? '';
  expect(await matchUpiClaim(house.services, accountant, claimId, 'matched')).toMatchObject({
    code: 'paper-known',
  });
  expect(await stateOf(id)).toBe('created');
  expect(await matchUpiClaim(house.services, accountant, claimId, 'rejected')).toMatchObject({ ok: true });
});

it('refuses a claim with every problem beside its field', async () => {
  const { id } = await begin(house.services);
  const claim = { donationId: id, utr: '12', amount: '-1', paidOn: '2999-01-01' };
  expect(await claimUpiPayment(house.services, claim)).toMatchObject({
    problems: [
      { field: 'utr', code: 'utr-invalid' },
      { field: 'amount', code: 'amount-malformed' },
      { field: 'paidOn', code: 'date-outside' },
    ],
  });
});

it('sends a receipt again to its owner or on the office’s wish, once in ten minutes', async () => {
  const { id, orderId } = await begin(house.services, { email: 'again@example.com' });
  const owner: Devotee = {
    kind: 'devotee',
    personId: 'per_o',
    name: 'O',
    email: 'again@example.com',
    emailVerified: true,
  };
  expect(await resendReceipt(house.services, owner, id)).toMatchObject({ code: 'no-receipt' });
  await pay(house.gateway, orderId, 'pay');
  await house.gateway.tick();
  expect(await resendReceipt(house.services, { ...owner, email: 'x@example.com' }, id)).toMatchObject({
    code: 'no-receipt',
  });
  expect(await resendReceipt(house.services, writer, id)).toMatchObject({ code: 'not-allowed' });
  expect(await resendReceipt(house.services, { kind: 'visitor' }, id)).toMatchObject({ code: 'not-allowed' });
  for (const viewer of [owner, accountant, owner])
    expect((await resendReceipt(house.services, viewer, id)).ok).toBe(true);
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
