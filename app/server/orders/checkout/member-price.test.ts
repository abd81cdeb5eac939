import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BillFacts } from '#core/orders/bill.ts';
import { billSheet } from '#core/orders/bill-sheet.ts';
import { quoteOrder } from '#core/orders/quote-order.ts';
import { splitTax } from '#core/orders/tax.ts';
import { type Viewer, visitor } from '#core/people/viewer.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedMembershipTiers } from '#server/demo/demo-membership.ts';
import { findMembership } from '#server/membership/membership-queries.ts';
import { findShopMember } from '#server/membership/own-memberships.ts';
import { makeActiveMember } from '#server/membership/test-members.ts';
import { makePerson, staffOf } from '#server/people/test-people.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { cancelOrderLines } from '../cancellations/cancel-order-lines.ts';
import { cancelOwnOrder } from '../cancellations/cancel-own-order.ts';
import { findOrder } from '../queries/order-queries.ts';
import { anAddress, anOrderInput, captureOf, makeTestShop, openCounter } from '../test-orders.ts';
import { loadOrderRules } from './order-rules.ts';
import { startOrder } from './start-order.ts';

let test: TestDatabase;
let fixture: Fixture;
let member: Viewer;
let membershipId: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
  await openCounter(test.db, { gstin: '09AAATI0000A1Z5' });
  await seedMembershipTiers(fixture.services);
  await sql`update membership_tiers set amount_paise = 1000000`.execute(test.db);
  const personId = await makePerson(fixture.services, 'member@example.com');
  member = {
    ...{ kind: 'devotee', personId, name: 'Radha', email: 'member@example.com', emailVerified: true },
    mobile: null,
  } as Viewer;
  membershipId = await makeActiveMember(fixture.services, { tier: 'gold', email: 'member@example.com' });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

async function quoteFor(viewer: Viewer, input = anOrderInput()) {
  const percent = (await findShopMember(test.db, viewer))?.shopPercent;
  const ids = input.lines.map(({ productId }) => productId);
  const rules = await loadOrderRules(fixture.services, ids, percent);
  return quoteOrder(
    input.lines.map((line) => ({ ...line, shown: '' })),
    input,
    rules,
  );
}

async function orderOf(viewer: Viewer) {
  const input = anOrderInput({ delivery: 'pickup' });
  const { total, saved } = await quoteFor(viewer, input);
  const started = await startOrder(
    fixture.services,
    viewer,
    { ...input, shownTotal: String(total) },
    anAddress(),
  );
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { id } = started.value;
  await preparePayment(fixture.services, { kind: 'order', id }, { known: true });
  const row = await test.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, row, saved, total, orderId: row.gateway_order_id ?? '' };
}

const savings = async () => (await findMembership(fixture.services, membershipId))?.shop;
const linesOf = (id: string) =>
  test.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute();

it('a member pays the percent less, everybody else the price; decided when it is ordered', async () => {
  const [everybody, own] = [await quoteFor(visitor), await quoteFor(member)];
  expect(own.saved).toBeGreaterThan(0);
  expect(everybody).toMatchObject({ saved: 0, items: own.items + own.saved });
  expect((await orderOf(visitor)).row.membership_id).toBeNull();
  // A page that was opened before the membership began, or after it lapsed, shows another total.
  const input = { ...anOrderInput(), shownTotal: String(everybody.total) };
  expect(await startOrder(fixture.services, member, input, anAddress())).toMatchObject({
    problems: [{ code: 'total-changed' }],
  });
  const { id, row } = await orderOf(member);
  expect(row).toMatchObject({ membership_id: membershipId, items_paise: own.items });
  for (const line of await linesOf(id)) {
    const list = line.list_paise ?? 0;
    expect(line.unit_paise).toBe(list - Math.floor(list / 10));
    expect(line.amount_paise).toBe(line.unit_paise * line.quantity);
  }
});

it('the bill has the discount, and tax on what is left; the ledger gives back what is cancelled', async () => {
  const { services } = fixture;
  const before = await savings();
  const paid = await orderOf(member);
  // Nothing is used before it is paid.
  expect(await savings()).toEqual(before);
  await settlePayment(services, {
    snapshot: captureOf({ orderId: paid.orderId, total: paid.total }),
    event: null,
  });
  expect(await savings()).toEqual({ percent: 10, saved: paid.saved, orders: 1 });
  const { facts, number } = await test.db
    .selectFrom('bills')
    .select([sql<BillFacts>`facts`.as('facts'), 'number'])
    .where('order_id', '=', paid.id)
    .executeTakeFirstOrThrow();
  expect(facts.total).toBe(paid.total);
  for (const line of facts.lines) {
    const { taxable, cgst, sgst, igst } = splitTax(line.goods, line.rateBp, true);
    expect(line).toMatchObject({ taxable, cgst, sgst, igst, list: expect.any(Number) });
  }
  const { sums } = billSheet({ ...facts, number });
  expect(sums.map(({ label }) => label)).toContain("Discount of the buyer's membership");
  const [, books] = await linesOf(paid.id);
  const version = String((await findOrder(services, paid.id))?.version);
  const [lines, reason] = [[{ position: 1, quantity: 1 }], 'One of them has a torn cover'];
  const desk = staffOf('per_desk', 'shop-desk');
  const one = await cancelOrderLines(services, desk, { orderId: paid.id, version, lines, reason });
  expect(one).toMatchObject({ ok: true });
  const ofBook = (books?.list_paise ?? 0) - (books?.unit_paise ?? 0);
  expect(await savings()).toEqual({ percent: 10, saved: paid.saved - ofBook, orders: 1 });
  const after = await savings();
  const other = await orderOf(member);
  const snapshot = captureOf({ orderId: other.orderId, total: other.total });
  await settlePayment(services, { snapshot, event: null });
  expect(await savings()).toMatchObject({ orders: 2 });
  expect(await cancelOwnOrder(services, other.id)).toMatchObject({ ok: true });
  expect(await savings()).toEqual(after);
});
