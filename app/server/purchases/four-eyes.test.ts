import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Staff } from '#core/people/viewer.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { fairWeather } from '../demo-gateway/weather.ts';
import { cancelOwnOrder } from '../orders/cancellations/cancel-own-order.ts';
import { decideOrderRefund } from '../orders/refunds/decide-order-refund.ts';
import { makeTestShop, openCounter, order } from '../orders/test-orders.ts';
import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import { mergePeople, undoMerge } from '../person-file/merge-people.ts';
import { askRefund } from './ask-refund.ts';
import { decideRefund } from './decide-refund.ts';
import { begin, type Fixture, pay } from './test-donations.ts';

// A refund needs two people: never the one who requested it, and never the one it would pay.

let test: TestDatabase;
let fixture: Fixture;
let treasurer: Staff;
let second: Staff;
const phone = '9812399999';

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  treasurer = await accountant('treasurer@example.com');
  second = await accountant('second@example.com');
  await test.db
    .insertInto('profiles')
    .values({ person_id: treasurer.personId, phone: `+91${phone}`, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ phone: `+91${phone}` }))
    .execute();
  await openCounter(test.db);
});
beforeEach(() => fixture.gateway.setWeather({ ...fairWeather, refundDelay: 0 }));
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

async function accountant(email: string): Promise<Staff> {
  const personId = await makePerson(fixture.services, email);
  await giveRole(fixture.services, personId, 'accounts');
  return { ...staffOf(personId, 'accounts'), email };
}
const payOnce = async (orderId: string) => {
  const { razorpay_payment_id: paymentId = '' } = await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  return paymentId;
};
const reason = 'Two debits of one card were reported.';
const ask = async (who: Staff, paymentId: string) => {
  const outcome = await askRefund(fixture.services, who, { paymentId, reason, original: '' });
  return outcome.ok ? outcome.value.refundId : expect.fail(outcome.code);
};
const openRefundOf = async (paymentId: string) => {
  const open = test.db.selectFrom('refunds').select('id').where('payment_id', '=', paymentId);
  return (await open.executeTakeFirstOrThrow()).id;
};

/** How a payer can be recognised as a member of the staff. */
const payers: [how: string, email: () => string, phone: string, account: boolean][] = [
  ['under his e-mail address', () => 'Treasurer@Example.com', '9812300011', false],
  ['under his telephone', () => 'somebody@example.com', phone, false],
  ['signed in', () => 'somebody@example.com', '9812300012', true],
];

describe.each(payers)('who paid himself %s', (_, email, phone, account) => {
  const own = async (table: 'orders' | 'donations', id: string) => {
    if (account)
      await test.db.updateTable(table).set({ person_id: treasurer.personId }).where('id', '=', id).execute();
  };
  const decide = {
    order: (who: Staff, id: string, word: 'approved' | 'declined') =>
      decideOrderRefund(fixture.services, who, id, word),
    donation: (who: Staff, id: string, word: 'approved' | 'declined') =>
      decideRefund(fixture.services, who, id, word),
  };

  it('does not decide on his own order, which he cancelled as its buyer', async () => {
    const one = await order(fixture.services, { email: email(), phone });
    await own('orders', one.id);
    const paymentId = await payOnce(one.orderId);
    expect(await cancelOwnOrder(fixture.services, one.id)).toMatchObject({ ok: true });
    const refundId = await openRefundOf(paymentId);
    for (const word of ['approved', 'declined'] as const)
      expect(await decide.order(treasurer, refundId, word)).toMatchObject({ code: 'refund-to-self' });
    expect(await decide.order(second, refundId, 'approved')).toMatchObject({ ok: true });
  });

  it('does not decide on a second payment of his order', async () => {
    const one = await order(fixture.services, { email: email(), phone });
    await own('orders', one.id);
    await payOnce(one.orderId);
    const refundId = await ask(second, await payOnce(one.orderId));
    expect(await decide.order(treasurer, refundId, 'approved')).toMatchObject({ code: 'refund-to-self' });
  });

  it('does not decide on a second payment of his donation', async () => {
    const donation = await begin(fixture.services, { email: email(), phone });
    await own('donations', donation.id);
    await payOnce(donation.orderId);
    const refundId = await ask(second, await payOnce(donation.orderId));
    expect(await decide.donation(treasurer, refundId, 'approved')).toMatchObject({ code: 'refund-to-self' });
  });
});

describe('two accounts that are marked as one person', () => {
  const owner = staffOf('per_owner', 'owner');
  let asked = 0;

  /** A treasurer with two accounts, the mark that makes them one, and a refund the first asks for. */
  async function twoAccounts() {
    asked += 1;
    const [first, duplicate] = await Promise.all([
      accountant(`keeper${asked}@example.com`),
      accountant(`keeper${asked}.second@example.com`),
    ]);
    const merged = await mergePeople(fixture.services, owner, first.personId, duplicate.email);
    expect(merged).toMatchObject({ ok: true });
    const { id: mergeId } = await test.db
      .selectFrom('person_merges')
      .select('id')
      .where('surviving_id', '=', first.personId)
      .executeTakeFirstOrThrow();
    const askAnew = async () => {
      const donation = await begin(fixture.services, { email: 'giver@example.com', phone: '9812300013' });
      await payOnce(donation.orderId);
      return ask(first, await payOnce(donation.orderId));
    };
    return { first, duplicate, mergeId, askAnew };
  }

  it('are one person', async () => {
    const { duplicate, askAnew } = await twoAccounts();
    const refundId = await askAnew();
    expect(await decideRefund(fixture.services, duplicate, refundId, 'approved')).toMatchObject({
      code: 'refund-own',
    });
    expect(await decideRefund(fixture.services, second, refundId, 'approved')).toMatchObject({ ok: true });
  });

  it('stay so for what was asked while they were', async () => {
    const { duplicate, mergeId, askAnew } = await twoAccounts();
    const refundId = await askAnew();
    expect(await undoMerge(fixture.services, owner, mergeId)).toMatchObject({ ok: true });
    expect(await decideRefund(fixture.services, duplicate, refundId, 'approved')).toMatchObject({
      code: 'refund-own',
    });
    const after = await askAnew();
    expect(await decideRefund(fixture.services, duplicate, after, 'approved')).toMatchObject({ ok: true });
  });

  it('are neither marked nor parted by that person', async () => {
    const { first, duplicate, mergeId } = await twoAccounts();
    for (const own of [first, duplicate])
      expect(await undoMerge(fixture.services, own, mergeId)).toMatchObject({ code: 'merge-own' });
    const third = await accountant(`keeper${asked}.third@example.com`);
    expect(await mergePeople(fixture.services, third, third.personId, second.email)).toMatchObject({
      code: 'merge-own',
    });
    expect(await mergePeople(fixture.services, third, second.personId, third.email)).toMatchObject({
      code: 'merge-own',
    });
    const open = test.db.selectFrom('person_merges').select('undone_at').where('id', '=', mergeId);
    expect(await open.executeTakeFirst()).toEqual({ undone_at: null });
  });

  it('nor by who has the address of one of them', async () => {
    const { first, mergeId } = await twoAccounts();
    const stranger = staffOf('per_stranger', 'accounts');
    expect(await undoMerge(fixture.services, { ...stranger, email: first.email }, mergeId)).toMatchObject({
      code: 'merge-own',
    });
    expect(await undoMerge(fixture.services, stranger, mergeId)).toMatchObject({ ok: true });
    expect(await undoMerge(fixture.services, stranger, mergeId)).toMatchObject({ code: 'changed-meanwhile' });
  });
});
