import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TypedPhoneOrder } from '#core/orders/phone-order.ts';
import { visitor } from '#core/people/viewer.ts';
import { releaseExpiredHolds } from '../../bookings/release-expired-holds.ts';
import { auditLedger } from '../../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { composeLetter } from '../../letters/compose-letter.ts';
import { staffOf } from '../../people/test-people.ts';
import { preparePayment } from '../../purchases/prepare-payment.ts';
import { settlePayment } from '../../purchases/settle-payment.ts';
import type { Fixture } from '../../purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { findOrder } from '../queries/order-queries.ts';
import { captureOf, makeTestShop, order } from '../test-orders.ts';
import { createPhoneOrder } from './create-phone-order.ts';
import { mailOrderLink } from './mail-order-link.ts';
import { getOrderLinkWords } from './order-link-words.ts';

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
let made = 0;
const clerk = staffOf('per_shop', 'shop-desk');
const hour = 60 * 60_000;
const dhoop = 'guggal-dhoop-cones';

beforeAll(async () => {
  test = await makeTestDatabase(8);
  // Noon at the temple.
  const noon = new Date('2026-11-20T06:30:00Z').getTime();
  fixture = await makeTestShop(test.db, { clock: () => new Date(noon + ahead) });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});
beforeEach(() => fillStock(5));

/** What earlier tests hold runs out, and so many lie on the shelf. */
async function fillStock(pieces: number): Promise<void> {
  ahead = 100 * hour;
  await releaseExpiredHolds.run(fixture.services, new AbortController().signal);
  ahead = 0;
  const change = pieces - (await stock()).on_hand;
  if (change === 0) return;
  await test.db
    .insertInto('stock_moves')
    .values({ variant_id: dhoop, change, reason: 'counted', at: fixture.services.clock() })
    .execute();
}

const skuOf = async (id: string) =>
  (await test.db.selectFrom('product_variants').select('sku').where('id', '=', id).executeTakeFirstOrThrow())
    .sku;
const stock = () =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', dhoop)
    .executeTakeFirstOrThrow();

async function typed(instead: Partial<TypedPhoneOrder> = {}): Promise<TypedPhoneOrder> {
  made += 1;
  return {
    intentKey: `office_${String(made).padStart(16, '0')}`,
    rows: [
      { sku: '', quantity: '' },
      { sku: ` ${(await skuOf(dhoop)).toLowerCase()} `, quantity: '२' },
    ],
    ...{ fullName: 'Radha Devi', phone: `9${String(100_000_000 + made)}`, email: '' },
    ...{ delivery: 'pickup', addressLine1: '', addressLine2: '', landmark: '', city: '', pin: '', state: '' },
    ...{ note: '', language: 'en', consent: 'on', shownTotal: '22000' },
    ...instead,
  };
}

const take = async (instead: Partial<TypedPhoneOrder> = {}) =>
  createPhoneOrder(fixture.services, clerk, await typed(instead));

async function taken(instead: Partial<TypedPhoneOrder> = {}): Promise<string> {
  const answer = await take(instead);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.id;
}

const gatewayOrder = async (id: string) => {
  const row = await test.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { orderId: row.gateway_order_id ?? '', total: row.total_paise as never };
};

describe('an order of the telephone', () => {
  it('holds its goods until the end of tomorrow, at our prices, and is logged', async () => {
    const id = await taken();
    const shown = await findOrder(fixture.services, id);
    expect(shown).toMatchObject({ total: 22_000, payUntil: '2026-11-21', payable: true, stage: 'open' });
    expect(await stock()).toEqual({ on_hand: 5, held: 2 });
    const logged = await test.db.selectFrom('audit_log').select('action').where('subject', '=', id).execute();
    expect(logged).toEqual([{ action: 'order.taken-by-phone' }]);
    const letters = await test.db
      .selectFrom('letters')
      .select('id')
      .where('cause_key', 'like', `%${id}%`)
      .execute();
    expect(letters).toEqual([]);
  });

  it('is one order, however often the form is sent', async () => {
    const form = await typed();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => createPhoneOrder(fixture.services, clerk, form)),
    );
    expect(new Set(answers.map((one) => one.ok && one.value.id)).size).toBe(1);
    expect(await stock()).toEqual({ on_hand: 5, held: 2 });
    const other = await createPhoneOrder(fixture.services, clerk, { ...form, fullName: 'Somebody Else' });
    expect(other).toMatchObject({ problems: [{ field: 'intentKey', code: 'intent-reused' }] });
  });

  it('is paid as any other, and its goods are then taken', async () => {
    const id = await taken();
    ahead = 30 * hour;
    expect(await preparePayment(fixture.services, { kind: 'order', id }, { known: false })).toMatchObject({
      ok: true,
    });
    await settlePayment(fixture.services, { snapshot: captureOf(await gatewayOrder(id)), event: null });
    expect(await findOrder(fixture.services, id)).toMatchObject({ money: 'paid', stage: 'placed' });
    expect(await stock()).toEqual({ on_hand: 3, held: 0 });
  });

  it('keeps its goods as long when the buyer presses to pay', async () => {
    const id = await taken();
    await preparePayment(fixture.services, { kind: 'order', id }, { known: false });
    ahead = hour;
    await releaseExpiredHolds.run(fixture.services, new AbortController().signal);
    expect(await stock()).toEqual({ on_hand: 5, held: 2 });
  });

  it('runs out: the goods are free again, and nobody is sent to pay', async () => {
    const id = await taken();
    // Midnight at the temple, at the end of the day after.
    ahead = 35.5 * hour;
    await releaseExpiredHolds.run(fixture.services, new AbortController().signal);
    expect((await stock()).held).toBe(2);
    ahead = 36 * hour;
    await releaseExpiredHolds.run(fixture.services, new AbortController().signal);
    expect((await stock()).held).toBe(0);
    expect(await findOrder(fixture.services, id)).toMatchObject({ payable: false });
    expect(await preparePayment(fixture.services, { kind: 'order', id }, { known: false })).toMatchObject({
      code: 'not-payable',
    });
    expect(await mailOrderLink(fixture.services, clerk, id)).toMatchObject({ code: 'pay-link-over' });
  });

  it('of money that comes after it ran out and the goods are sold is short', async () => {
    const id = await taken({ rows: [{ sku: await skuOf(dhoop), quantity: '5' }], shownTotal: '55000' });
    ahead = 36 * hour;
    await order(fixture.services, {
      lines: [{ productId: dhoop, variantId: dhoop, quantity: '5' }],
      ...{ delivery: 'pickup' },
    });
    await settlePayment(fixture.services, { snapshot: captureOf(await gatewayOrder(id)), event: null });
    expect(await findOrder(fixture.services, id)).toMatchObject({ money: 'paid', stage: 'short' });
  });

  it('is taken back by cancelling it: the goods are for sale at once', async () => {
    const id = await taken();
    const { version } = (await findOrder(fixture.services, id)) ?? {};
    const cancelled = await cancelOrderLines(fixture.services, clerk, {
      ...{ orderId: id, version: String(version), lines: null, reason: 'The buyer called again.' },
    });
    expect(cancelled).toMatchObject({ ok: true });
    expect(await stock()).toEqual({ on_hand: 5, held: 0 });
    expect(await preparePayment(fixture.services, { kind: 'order', id }, { known: false })).toMatchObject({
      code: 'not-payable',
    });
  });

  it('takes the last pieces once, whoever is faster: the office or a visitor', async () => {
    await fillStock(2);
    const race = await Promise.allSettled([
      take(),
      take(),
      order(fixture.services, {
        lines: [{ productId: dhoop, variantId: dhoop, quantity: '2' }],
        ...{ delivery: 'pickup', shownTotal: '22000' },
      }),
    ]);
    const won = race.filter((one) => one.status === 'fulfilled' && (!('ok' in one.value) || one.value.ok));
    expect(won).toHaveLength(1);
    expect(await stock()).toEqual({ on_hand: 2, held: 2 });
  });
});

describe('the office’s form', () => {
  it('says the total first, and makes nothing before it is confirmed', async () => {
    expect(await take({ shownTotal: '' })).toMatchObject({
      problems: [{ field: 'total', code: 'total-changed' }],
    });
    expect(await take({ shownTotal: '1' })).toMatchObject({ problems: [{ code: 'total-changed' }] });
    expect(await stock()).toEqual({ on_hand: 5, held: 0 });
  });

  it.each([
    ['an unknown article', { rows: [{ sku: "X' or 1=1", quantity: '1' }] }, 'rows.0.sku', 'variant-gone'],
    ['no article', { rows: [] }, 'lines', 'cart-empty'],
    ['no consent', { consent: '' }, 'consent', 'consent-needed'],
    ['a language that is not offered', { language: 'hi' }, 'language', 'choice-invalid'],
    ['a way that is none', { delivery: 'drone' }, 'delivery', 'choice-invalid'],
    ['a bad number', { phone: '12' }, 'phone', 'phone-indian'],
    ['a key that is none', { intentKey: 'x' }, 'intentKey', 'intent-malformed'],
  ])('refuses %s beside its field', async (_, fields, field, code) => {
    const answer = await take(fields);
    expect(answer.ok ? [] : 'problems' in answer && answer.problems).toContainEqual(
      expect.objectContaining({ field, code }),
    );
    expect(await stock()).toEqual({ on_hand: 5, held: 0 });
  });

  it.each(['0', '-1', '1e3', '999', ''])('refuses %j pieces beside the row', async (quantity) => {
    const answer = await take({
      rows: [
        { sku: '', quantity: '' },
        { sku: await skuOf(dhoop), quantity },
      ],
    });
    const problems = !answer.ok && 'problems' in answer ? answer.problems : [];
    expect(problems.map(({ field }) => field)).toContain('rows.1.quantity');
    expect(await stock()).toEqual({ on_hand: 5, held: 0 });
  });

  it('is for those who may write orders', async () => {
    for (const viewer of [visitor, staffOf('per_books', 'content')])
      expect(await createPhoneOrder(fixture.services, viewer, await typed())).toMatchObject({
        code: 'not-allowed',
      });
  });
});

describe('the link', () => {
  it('is the page to pay of the order', async () => {
    const shown = await findOrder(fixture.services, await taken());
    if (!shown) throw new Error('no order');
    const { url, message } = await getOrderLinkWords(fixture.services, shown, shown.payUntil ?? '');
    expect(url).toBe(`http://temple.test/checkout/pay/${shown.id}`);
    expect(message).toContain('21 November 2026');
    expect(message).toContain(url);
  });

  it('goes out by e-mail when the office wishes, and not twice in a few minutes', async () => {
    const id = await taken({ email: 'radha@example.com' });
    expect(await mailOrderLink(fixture.services, clerk, id)).toMatchObject({ ok: true });
    expect(await mailOrderLink(fixture.services, clerk, id)).toMatchObject({ code: 'pay-link-just-sent' });
    const letter = await composeLetter(fixture.services, { kind: 'order', orderId: id, says: 'pay-link' });
    expect(letter?.text).toContain(`/checkout/pay/${id}`);
    expect(letter?.text).toContain('21 November 2026');
  });

  it('that was sent ends with a letter when the office cancels the order, in the buyer’s language', async () => {
    const mailed = await taken({ email: 'radha@example.com' });
    await mailOrderLink(fixture.services, clerk, mailed);
    const silent = await taken({ email: 'radha@example.com' });
    for (const orderId of [mailed, silent]) {
      const { version } = (await findOrder(fixture.services, orderId)) ?? {};
      const reason = 'The buyer called again.';
      await cancelOrderLines(fixture.services, clerk, {
        ...{ orderId, version: String(version), lines: null, reason },
      });
    }
    const letters = await test.db
      .selectFrom('letters')
      .select(['data', 'recipient'])
      .where('cause_key', 'like', 'order:%:cancelled%')
      .execute();
    expect(letters).toMatchObject([{ data: { orderId: mailed }, recipient: 'radha@example.com' }]);
    const letter = { kind: 'order', orderId: mailed, says: 'cancelled' } as const;
    const english = await composeLetter(fixture.services, letter);
    expect(english?.text).toMatch(/Nothing was taken, and the link to pay/);
    const hindi = await composeLetter(fixture.services, letter, { language: 'hi' });
    expect(hindi?.text).toContain('कोई राशि नहीं ली गई');
  });

  it('needs an address, and an order of the telephone', async () => {
    expect(await mailOrderLink(fixture.services, clerk, await taken())).toMatchObject({
      code: 'pay-link-no-email',
    });
    const own = await order(fixture.services, { delivery: 'pickup' });
    expect(await mailOrderLink(fixture.services, clerk, own.id)).toMatchObject({ code: 'order-unknown' });
  });
});
