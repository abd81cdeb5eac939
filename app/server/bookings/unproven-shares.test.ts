import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostSevaPlaces } from '#core/bookings/unproven-share.ts';
import { counterOrderDays } from '#core/orders/counter.ts';
import { visitor } from '#core/people/viewer.ts';
import { tourFields } from '#core/requests/tour.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoTables } from '../demo/demo-tables.ts';
import { seedDemoTours } from '../demo/demo-tours.ts';
import { startOrder } from '../orders/checkout/start-order.ts';
import { expireOrders } from '../orders/states/expire-orders.ts';
import { anOrderInput, makeTestShop, openCounter, order, totalOf } from '../orders/test-orders.ts';
import { staffOf } from '../people/test-people.ts';
import { type Fixture, pay } from '../purchases/test-donations.ts';
import { workOnRequest } from '../requests/work-on-request.ts';
import { bookSeva } from '../sevas/book-seva.ts';
import { cancelSeva } from '../sevas/cancel-seva.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { releaseExpiredOf } from './release-expired-holds.ts';

// Security review, findings 3, 8 and 9: a stranger held the whole shop, all seats and all sevas
// without paying.

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T04:40:00Z');
beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeTestShop(test.db, { clock: () => now });
  await openCounter(test.db);
  await seedDemoTables(fixture.services);
  await seedDemoTours(fixture.services);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const item = { productId: 'guggal-dhoop-cones', variantId: 'guggal-dhoop-cones' };
/** Sets the stock of the product to so many pieces, as by a delivery or breakage. */
const setStock = async (count: number) => {
  await releaseExpiredOf(fixture.services, [item.variantId]);
  const { on_hand } = await stockRow();
  const change = count - on_hand;
  const move = { variant_id: item.variantId, change, reason: change > 0 ? 'received' : 'damaged', at: now };
  if (change !== 0)
    await test.db
      .insertInto('stock_moves')
      .values(move as never)
      .execute();
};
const stockRow = () =>
  test.db
    .selectFrom('stock')
    .select(['on_hand', 'held'])
    .where('variant_id', '=', item.variantId)
    .executeTakeFirstOrThrow();

async function ask(address: string, quantity: number, instead = {}, viewer = visitor as never) {
  const input = anOrderInput({ lines: [{ ...item, quantity: String(quantity) }], ...instead });
  await releaseExpiredOf(fixture.services, [item.variantId]);
  const shownTotal = String(await totalOf(fixture.services, input));
  return startOrder(fixture.services, viewer, { ...input, shownTotal }, address);
}

describe('the stock', () => {
  it('gives one address a quarter of it, whatever telephone numbers it enters', async () => {
    await setStock(60);
    const outcomes = [];
    for (let at = 0; at < 13; at += 1) outcomes.push(await ask('one', 5));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(outcomes.at(-1)).toMatchObject({
      problems: [{ field: 'lines.0', code: 'too-many-unpaid', values: { n: 0 } }],
    });
    expect((await stockRow()).held).toBe(15);
    expect(await ask('another', 5)).toMatchObject({ ok: true });
  });

  it('counts concurrent forms one after the other', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask('at once', 5)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('counts unpaid expired holds for some hours, so that nobody holds by turns', async () => {
    pass(1);
    expect(await ask('one', 5)).toMatchObject({ ok: false });
    pass(6);
    expect(await ask('one', 5)).toMatchObject({ ok: true });
  });

  it('no longer counts what is paid', async () => {
    const { services, gateway } = fixture;
    await setStock(70);
    const buy = () => order(services, { lines: [{ ...item, quantity: '5' }] }, 'payer');
    const [first] = [await buy(), await buy(), await buy()];
    await expect(buy()).rejects.toThrow('too-many-unpaid');
    await pay(gateway, first.orderId, 'pay');
    await gateway.tick();
    expect(await buy()).toBeTruthy();
  });

  const devotee = (personId: string) =>
    ({ kind: 'devotee', personId, name: 'D', email: 'd@example.com', emailVerified: true }) as never;

  it('counts visitors with a verified e-mail address by their account', async () => {
    await setStock(400);
    for (const person of ['per_a', 'per_b', 'per_c'])
      expect(await ask('shared wifi', 10, {}, devotee(person))).toMatchObject({ ok: true });
  });

  it('gives all accounts of one address two shares, and an account one wherever it is', async () => {
    pass(1);
    await setStock(40);
    const owned = (account: number) => ask('catch-all domain', 10, {}, devotee(`per_owned${account}`));
    expect(await owned(1)).toMatchObject({ ok: true });
    expect(await ask('a cafe', 1, {}, devotee('per_owned1'))).toMatchObject({ ok: false });
    expect(await owned(2)).toMatchObject({ ok: true });
    expect(await owned(3)).toMatchObject({ problems: [{ code: 'too-many-unpaid', values: { n: 0 } }] });
    expect(await ask('catch-all domain', 1)).toMatchObject({ ok: false });
    expect(await ask('at home', 10, {}, devotee('per_owned3'))).toMatchObject({ ok: true });
  });

  it('counts concurrent forms of several accounts one after the other', async () => {
    pass(1);
    await setStock(40);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((account) => ask('four at once', 10, {}, devotee(`per_atonce${account}`))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  });
});

describe('an order to be paid at the counter', () => {
  const counter = { delivery: 'pickup', payBy: 'pickup', email: 'victim@example.com' };
  const letters = () =>
    test.db.selectFrom('letters').select('id').where('recipient', '=', 'victim@example.com').execute();

  it('writes to an unverified address once, and takes a share of the stock', async () => {
    await setStock(200);
    for (let at = 0; at < 55; at += 1) await ask('counter', 1, counter);
    expect(await letters()).toHaveLength(1);
    // A quarter of what is left: each order takes its piece from stock at once.
    expect((await stockRow()).on_hand).toBe(160);
  });

  it('goes back to stock by itself when nobody fetches it, without another letter', async () => {
    pass(counterOrderDays * 24 + 1);
    await expireOrders.run(fixture.services, new AbortController().signal);
    expect((await stockRow()).on_hand).toBe(200);
    expect(await letters()).toHaveLength(1);
  });
});

describe('a departure', () => {
  const typed = (people: number, at = 1) => ({
    ...(Object.fromEntries(tourFields.map((name) => [name, ''])) as Record<
      (typeof tourFields)[number],
      string
    >),
    ...{ name: 'Mira', email: `m${at}@example.com`, phone: String(9_876_500_000 + at) },
    ...{ destination: 'govardhan-parikrama', departureId: 'govardhan-parikrama-1', mode: 'group' },
    people: String(people),
    travellers: Array.from(
      { length: people },
      (_, index) => `Pilgrim ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}, 30`,
    ).join('\n'),
  });
  const register = (people: number, address: string, at?: number, who = {}) =>
    registerForTour(fixture.services, typed(people, at), { address, suspected: false, ...who });

  it('is not filled by one form, nor by many of one address', async () => {
    now = new Date('2026-11-20T04:40:00Z');
    await test.db.updateTable('tour_departures').set({ seats: 36, seats_taken: 0 }).execute();
    expect(await register(36, 'full')).toMatchObject({
      problems: [{ field: 'people', code: 'departure-share' }],
    });
    expect(await register(9, 'group', 2)).toMatchObject({ ok: true });
    expect(await register(1, 'group', 3)).toMatchObject({ ok: false });
    expect(await register(9, 'others', 4)).toMatchObject({ ok: true });
  });

  it('no longer counts registrations that the staff has handled', async () => {
    const [request] = await test.db
      .selectFrom('requests')
      .select(['id', 'version'])
      .where('sender_email', '=', 'm2@example.com')
      .execute();
    const work = { state: 'in-hand', assignedTo: '', remindOn: '', version: String(request?.version) };
    const clerk = staffOf('per_desk', 'owner');
    expect(await workOnRequest(fixture.services, clerk, request?.id ?? '', work)).toMatchObject({ ok: true });
    expect(await register(1, 'group', 3)).toMatchObject({ ok: true });
  });

  it('gives an account of its own share only where its address is proven', async () => {
    const room = 'a room with one connection';
    expect(await register(6, room, 5, { account: 'per_new1' })).toMatchObject({ ok: true });
    expect(await register(6, room, 6, { account: 'per_new2' })).toMatchObject({
      problems: [{ field: 'people', code: 'departure-share', values: { n: 3 } }],
    });
    const shown = { account: 'per_shown', proven: 'per_shown' };
    expect(await register(6, room, 6, shown)).toMatchObject({ ok: true });
  });
});

const seva = (address: string, at: number, people: number, who = {}) =>
  bookSeva(
    fixture.services,
    'inperson',
    {
      ...{ name: 'Mira', seva: 'temple-maintenance', date: '', time: '', coordinator: '', email: '' },
      ...{ contact: String(9_876_600_000 + at), visitDate: `2026-12-${String(at + 1).padStart(2, '0')}` },
      people: String(people),
    },
    { address, suspected: false, ...who },
  );

it('counts sevas by an account only where its address is proven', async () => {
  const ask = (at: number, who = {}) => seva('accounts for sevas', at, 8, who);
  for (const at of [18, 19]) expect(await ask(at, { account: `per_new${at}` })).toMatchObject({ ok: true });
  expect(await ask(20, { account: 'per_new2' })).toMatchObject({ problems: [{ code: 'seva-share' }] });
  expect(await ask(20, { account: 'per_shown', proven: 'per_shown' })).toMatchObject({ ok: true });
});

it('leaves places of sevas for others too', async () => {
  const outcomes = [];
  for (let at = 0; at < 12; at += 1) outcomes.push(await seva('sevas', at, 8));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(mostSevaPlaces / 8);
  expect(outcomes.at(-1)).toMatchObject({ problems: [{ field: 'people', code: 'seva-share' }] });
});

it('whoever reads that fewer fit can come with that many, and cancelled places no longer count', async () => {
  const group = 'a group of pilgrims';
  const first = await seva(group, 13, 8);
  expect(await seva(group, 14, 4)).toMatchObject({ ok: true });
  const refused = await seva(group, 15, 8);
  expect(refused).toMatchObject({ problems: [{ code: 'seva-share', values: { n: 4 } }] });
  expect(await seva(group, 15, 4)).toMatchObject({ ok: true });
  expect(await seva(group, 16, 8)).toMatchObject({ ok: false });
  if (!first.ok) throw new Error('the first place is booked');
  expect(await cancelSeva(fixture.services, first.value.id)).toMatchObject({ ok: true });
  expect(await seva(group, 16, 8)).toMatchObject({ ok: true });
});

it('a form that is sent twice concurrently holds its goods once', async () => {
  await setStock(60);
  const input = anOrderInput({ lines: [{ ...item, quantity: '5' }] });
  const shownTotal = String(await totalOf(fixture.services, input));
  const send = () => startOrder(fixture.services, visitor, { ...input, shownTotal }, 'twice');
  const [one, other] = await Promise.all([send(), send()]);
  expect(one).toEqual(other);
  const shares = await test.db.selectFrom('unproven_shares').select('holder').execute();
  const orders = await test.db.selectFrom('orders').select('id').execute();
  const known = orders.map(({ id }) => id);
  expect(shares.filter(({ holder }) => holder.startsWith('ord') && !known.includes(holder))).toEqual([]);
});
