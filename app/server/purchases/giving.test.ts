import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findCause } from '../donations/cause-queries.ts';
import { findDonation } from '../donations/donation-detail-queries.ts';
import {
  allDonations,
  findDonationStatus,
  listDonationsOf,
  totalsByTaxYear,
} from '../donations/donation-queries.ts';
import { everyDonation, listDonations } from '../donations/ledger-queries.ts';
import { findReceipt, findReceiptByCode } from '../donations/receipt-queries.ts';
import { startDonation } from '../donations/start-donation.ts';
import { followReturn } from './follow-return.ts';
import { preparePayment } from './prepare-payment.ts';
import { aDonationInput, begin, type Fixture, makeFixture, pay } from './test-donations.ts';
import { listWaitingPayments } from './waiting-payment-queries.ts';

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
});
afterAll(() => test.close());

const statusOf = async (id: string) => (await findDonationStatus(fixture.services, id)) ?? expect.fail(id);

describe('starting a donation', () => {
  it('is stored with the totals of our prices and an order of the gateway', async () => {
    const { id, orderId } = await begin(fixture.services, {
      lines: [
        { causeId: 'food-for-life', typeId: 'meals-20', ownAmount: null, quantity: '3' },
        { causeId: 'cow-care', typeId: null, ownAmount: '501.50', quantity: '1' },
      ],
    });
    expect(orderId).toMatch(/^order_/);
    expect(await statusOf(id)).toMatchObject({
      state: 'created',
      total: 350_150,
      payable: true,
      lines: [
        { title: 'Food for Life: 20 full meals', quantity: 3, unit: 100_000, amount: 300_000 },
        { title: 'Care for the cows', amount: 50_150 },
      ],
      receipt: null,
    });
  });

  it('makes one donation of one intent key, however often and however concurrently it is sent', async () => {
    const input = aDonationInput();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => startDonation(fixture.services, visitor, input)),
    );
    expect(new Set(all.map((started) => (started.ok ? started.value.id : 'refused'))).size).toBe(1);
    const { count } = await test.db
      .selectFrom('donations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('intent_key', '=', input.intentKey)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    const input = aDonationInput();
    await startDonation(fixture.services, visitor, input);
    expect(await startDonation(fixture.services, visitor, { ...input, name: 'Another Name' })).toMatchObject({
      problems: [{ field: 'intentKey', code: 'intent-reused' }],
    });
  });

  it('gives the same answer after the cause closed in between', async () => {
    const input = aDonationInput({
      lines: [{ causeId: 'festival', typeId: 'archana', ownAmount: null, quantity: '1' }],
    });
    const first = await startDonation(fixture.services, visitor, input);
    await test.db.updateTable('causes').set({ ends_on: '2020-01-01' }).where('id', '=', 'festival').execute();
    expect(await startDonation(fixture.services, visitor, input)).toEqual(first);
    expect(
      (await startDonation(fixture.services, visitor, { ...input, intentKey: aDonationInput().intentKey }))
        .ok,
    ).toBe(false);
    await test.db.updateTable('causes').set({ ends_on: null }).where('id', '=', 'festival').execute();
  });

  it('stores nothing of refused input', async () => {
    const input = aDonationInput({ pan: 'x', path: 'tax' });
    expect((await startDonation(fixture.services, visitor, input)).ok).toBe(false);
    const stored = await test.db
      .selectFrom('donations')
      .select('id')
      .where('intent_key', '=', input.intentKey)
      .execute();
    expect(stored).toEqual([]);
  });

  it('goes on without the gateway, and creates the order when the donor goes to pay', async () => {
    fixture.gateway.setWeather({ down: true });
    const { id, orderId } = await begin(fixture.services);
    expect(orderId).toBe('');
    expect(await preparePayment(fixture.services, { kind: 'donation', id }, { known: true })).toEqual({
      ok: false,
      code: 'gateway-unavailable',
    });
    fixture.gateway.setWeather({ down: false });
    const prepared = await preparePayment(fixture.services, { kind: 'donation', id }, { known: true });
    expect(prepared).toMatchObject({ ok: true, value: { fields: { amount: '100000', currency: 'INR' } } });
  });

  it('finds the order again whose answer was lost', async () => {
    fixture.gateway.setWeather({ answersLost: true });
    const { id } = await begin(fixture.services);
    fixture.gateway.setWeather({ answersLost: false });
    const prepared = await preparePayment(fixture.services, { kind: 'donation', id }, { known: true });
    expect(prepared.ok).toBe(true);
  });
});

describe('paying', () => {
  it('by webhook: one receipt, one letter, the cause has the donation', async () => {
    const before = (await findCause(fixture.services, 'food-for-life'))?.raised ?? 0;
    const { id, orderId } = await begin(fixture.services, { email: 'one@example.com' });
    await pay(fixture.gateway, orderId, 'pay-and-leave');
    await fixture.gateway.tick();
    const status = await statusOf(id);
    expect(status).toMatchObject({ state: 'paid', payable: false, receipt: { voided: false } });
    expect(status.receipt?.number).toMatch(/^D\/\d\d-\d\d\/\d{6}$/);
    const receipt = await findReceipt(fixture.services, status.receipt?.id ?? '');
    expect(receipt).toMatchObject({
      total: 100_000,
      donor: { name: 'Radha Devi', panMasked: null },
      mode: 'online',
      lines: [{ title: 'Food for Life: 20 full meals', quantity: 1, amount: 100_000 }],
    });
    expect(await findReceiptByCode(fixture.services, receipt?.verifyCode ?? '')).toEqual(receipt);
    const letters = await test.db
      .selectFrom('letters')
      .selectAll()
      .where('recipient', '=', 'one@example.com')
      .execute();
    expect(letters.map(({ kind, data }) => [kind, data])).toEqual([
      ['gift-receipt', { receiptId: receipt?.id }],
    ]);
    expect((await findCause(fixture.services, 'food-for-life'))?.raised).toBe(before + 100_000);
  });

  it('by the browser alone: its signature is a hint, the gateway’s answer counts', async () => {
    fixture.gateway.setWeather({ webhooksLost: true });
    const { id, orderId } = await begin(fixture.services);
    const fields = await pay(fixture.gateway, orderId, 'pay');
    const form = (instead: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...instead })) data.set(name, value);
      return data;
    };
    await followReturn(
      fixture.services,
      { kind: 'donation', id },
      form({ razorpay_signature: 'a'.repeat(64) }),
    );
    expect((await statusOf(id)).state).toBe('created');
    await followReturn(fixture.services, { kind: 'donation', id }, form({}));
    expect((await statusOf(id)).state).toBe('paid');
    fixture.gateway.setWeather({ webhooksLost: false });
  });

  it('declined, then again on the same order', async () => {
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'decline');
    await fixture.gateway.tick();
    expect(await statusOf(id)).toMatchObject({ state: 'failed', payable: true, failure: 'payment_declined' });
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    expect(await statusOf(id)).toMatchObject({ state: 'paid', failure: null });
  });

  it('twice: the second payment is recorded apart and gets no receipt', async () => {
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'pay-twice');
    await fixture.gateway.tick();
    const rows = await test.db.selectFrom('payments').select('role').where('donation_id', '=', id).execute();
    expect(rows.map(({ role }) => role).sort()).toEqual(['duplicate', 'settling']);
    const receipts = await test.db
      .selectFrom('receipts')
      .select('id')
      .where('donation_id', '=', id)
      .execute();
    expect(receipts).toHaveLength(1);
    const waiting = await listWaitingPayments(fixture.services);
    expect(waiting).toMatchObject([{ donationId: id, role: 'duplicate', amount: 100_000, refunded: 0 }]);
  });

  it('late: a failed payment that the bank authorises afterwards is captured and settles', async () => {
    fixture.gateway.setWeather({ lateAfter: 0, autoCapture: false });
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'pay-late');
    await fixture.gateway.tick();
    await fixture.gateway.tick();
    expect((await statusOf(id)).state).toBe('paid');
    fixture.gateway.setWeather({ lateAfter: 5_000, autoCapture: true });
  });

  it('with events repeated and reversed: the same result', async () => {
    fixture.gateway.setWeather({ webhookCopies: 5, webhookReversed: true });
    const { id, orderId } = await begin(fixture.services);
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    expect((await statusOf(id)).state).toBe('paid');
    const events = await test.db
      .selectFrom('donation_events')
      .select('kind')
      .where('donation_id', '=', id)
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['begun', 'paid']);
    fixture.gateway.setWeather({ webhookCopies: 1, webhookReversed: false });
  });
});

describe('reading', () => {
  const devotee = { kind: 'devotee', personId: 'per_1', name: 'Radha', emailVerified: true } as const;

  it('shows a devotee the donations made while signed in and those of the verified address, nobody else’s', async () => {
    const mine = await startDonation(
      fixture.services,
      { ...devotee, email: 'm@example.com' },
      aDonationInput({ email: '' }),
    );
    const guest = await begin(fixture.services, { email: 'M@example.com' });
    await pay(fixture.gateway, guest.orderId, 'pay');
    await fixture.gateway.tick();
    const own = await listDonationsOf(fixture.services, { ...devotee, email: 'm@example.com' }, allDonations);
    expect(own.map(({ id }) => id)).toEqual([guest.id, mine.ok && mine.value.id]);
    const unverified = { ...devotee, personId: 'per_2', email: 'm@example.com', emailVerified: false };
    expect(await listDonationsOf(fixture.services, unverified, allDonations)).toEqual([]);
    const [year, ...others] = await totalsByTaxYear(fixture.services, { ...devotee, email: 'm@example.com' });
    expect(others).toEqual([]);
    expect(year).toMatchObject({ total: 100_000, taxTotal: 0, count: 1 });
    const inYear = { taxYear: year?.taxYear ?? '', state: 'paid', kind: null } as const;
    expect(
      await listDonationsOf(fixture.services, { ...devotee, email: 'm@example.com' }, inYear),
    ).toHaveLength(1);
    expect(
      await listDonationsOf(
        fixture.services,
        { ...devotee, email: 'm@example.com' },
        { ...inYear, taxYear: '1999-00' },
      ),
    ).toEqual([]);
  });

  it('shows the staff one page of the ledger and the timeline of a donation', async () => {
    const { id, orderId } = await begin(fixture.services, {
      name: 'Searched 100% Name'.replace('100% ', ''),
      path: 'tax',
      pan: 'ABCPE1234F',
      addressLine: '12 Lotus Lane',
      city: 'Ghaziabad',
      state: 'Uttar Pradesh',
      pin: '201015',
    });
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    const found = await listDonations(fixture.services, {
      ...everyDonation,
      search: 'searched na',
      causeId: 'food-for-life',
    });
    expect(found).toMatchObject({
      count: 1,
      pages: 1,
      total: 100_000,
      rows: [{ id, state: 'paid', mode: 'online' }],
    });
    const code = (await findDonationStatus(fixture.services, id))?.transferCode ?? '';
    expect(code).toMatch(/^[0-9A-F]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    expect((await listDonations(fixture.services, { ...everyDonation, search: typed })).rows).toMatchObject([
      { id },
    ]);
    expect((await listDonations(fixture.services, { ...everyDonation, search: '%' })).count).toBe(0);
    const detail = await findDonation(fixture.services, id);
    expect(detail).toMatchObject({
      panMasked: 'ABC••••34F',
      address: '12 Lotus Lane, Ghaziabad, Uttar Pradesh, 201015',
    });
    expect(detail?.timeline.map(({ kind }) => kind)).toEqual(['begun', 'paid']);
  });

  it.each(['', 'don_', "don_' or 1=1", 'don_\u0000aaaaaaaaaaaaaaaaaaaaa', `don_${'a'.repeat(22)}`])(
    'unknown and malformed ids look the same: %j',
    async (id) => {
      expect(await findDonationStatus(fixture.services, id)).toBeNull();
      expect(await preparePayment(fixture.services, { kind: 'donation', id }, { known: true })).toEqual({
        ok: false,
        code: 'unknown-purchase',
      });
    },
  );
});
