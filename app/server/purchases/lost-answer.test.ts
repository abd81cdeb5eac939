import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { type OpenedDatabase, openDatabase } from '../db/database.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openRelay, type Relay, throughHosts, usedFirst } from '../db/test-relay.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { startDonation } from '../donations/start-donation.ts';
import { startOrder } from '../orders/checkout/start-order.ts';
import { anAddress, anOrderInput, totalOf } from '../orders/test-orders.ts';
import { placeRequest } from '../requests/place-request.ts';
import { contactWith, somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { bookSeva } from '../sevas/book-seva.ts';
import { makeTestServices } from '../test-services.ts';
import { aDonationInput } from './test-donations.ts';

// The server saves a purchase, and is gone before it can say so: whoever pressed gets that one.

let test: TestDatabase;
let relays: [Relay, Relay];
let opened: OpenedDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase();
  const clock = () => new Date('2026-11-20T04:40:00Z');
  await seedDemo(makeTestServices(test.db, { clock }));
  relays = [await openRelay(test.connectionString), await openRelay(test.connectionString)];
  const url = throughHosts(test.connectionString, relays);
  opened = openDatabase(url, { connections: 2, onLost: () => {} });
  services = makeTestServices(opened.db, { clock });
});
afterAll(async () => {
  await opened.db.destroy();
  for (const relay of relays) await relay.crash();
  await test.close();
});

/** It is stored; the answer to the last of `saving` is lost with the host that gave it. */
async function startUnanswered<Answer>(
  table: 'donations' | 'orders' | 'requests' | 'seva_bookings',
  saving: RegExp[],
  start: () => Promise<Answer>,
): Promise<Answer> {
  const stored = () => test.db.selectFrom(table).select('id').execute();
  const before = (await stored()).length;
  const [used] = await usedFirst(relays);
  used.muteAfter(...saving);
  const answer = start();
  await vi.waitUntil(async () => (await stored()).length > before, { timeout: 10_000 });
  await used.crash();
  const started = await answer;
  await used.recover();
  expect(await stored()).toHaveLength(before + 1);
  return started;
}

it('a donation, in one statement', async () => {
  const input = aDonationInput();
  const started = await startUnanswered('donations', [/insert into "donations"/], () =>
    startDonation(services, visitor, input),
  );
  expect(started.ok).toBe(true);
  expect(await startDonation(services, visitor, input)).toEqual(started);
});

it('an order, at the commit of its transaction', async () => {
  const typed = anOrderInput();
  const input = { ...typed, shownTotal: String(await totalOf(services, typed)) };
  const start = () => startOrder(services, visitor, input, anAddress());
  const started = await startUnanswered('orders', [/insert into "orders"/, /commit\0/], start);
  expect(started.ok).toBe(true);
  expect(await start()).toEqual(started);
});

it('a message to the temple', async () => {
  const place = () => placeRequest(services, contactWith(), somebody());
  const placed = await startUnanswered('requests', [/insert into "requests"/, /commit\0/], place);
  expect(placed.ok).toBe(true);
  expect(await place()).toEqual(placed);
});

it('an hour of seva', async () => {
  const typed = {
    ...{ name: 'Mira Devi', seva: 'flower-decoration', date: '2026-11-22', time: '07:00', people: '1' },
    ...{ contact: '98765 43210', visitDate: '2026-11-22', coordinator: '', email: '' },
  };
  const book = () => bookSeva(services, 'online', typed, somebody());
  const booked = await startUnanswered('seva_bookings', [/insert into "seva_bookings"/, /commit\0/], book);
  expect(booked.ok).toBe(true);
  expect(await book()).toEqual(booked);
});
