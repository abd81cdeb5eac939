import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Devotee, type Viewer, visitor } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { askEmailChange, confirmEmailChange } from '#server/people/change-email.ts';
import { goodPassword, makePerson, newestLetter } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import type { Fixture } from '#server/purchases/test-donations.ts';
import { startOrder } from '../checkout/start-order.ts';
import { anAddress, anOrderInput, captureOf, makeTestShop, order, totalOf } from '../test-orders.ts';
import { seeOrder } from './order-proof.ts';
import { listOrdersOf } from './order-queries.ts';

// Whose an order is: made while signed in, or as a guest under the currently verified address.

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeTestShop(test.db);
});
afterAll(() => test.close());

const who = (email: string, instead: Partial<Devotee> = {}): Devotee => {
  return { kind: 'devotee', personId: `per_${email}`, name: 'Radha', email, emailVerified: true, ...instead };
};
const numbersOf = async (devotee: Devotee) =>
  (await listOrdersOf(fixture.services, devotee)).map(({ id }) => id);
const look = async (viewer: Viewer, orderId: string) =>
  (await seeOrder(fixture.services, viewer, new Request('http://temple.test/status/x'), orderId))?.order?.id;

async function orderOf(viewer: Viewer, email: string): Promise<string> {
  const input = anOrderInput({ email });
  const started = await startOrder(
    fixture.services,
    viewer,
    {
      ...input,
      shownTotal: String(await totalOf(fixture.services, input)),
    },
    anAddress(),
  );
  return started.ok ? started.value.id : expect.fail(JSON.stringify(started.problems));
}

it('lists what was ordered signed in and as a guest, newest first, with its bill, and nobody else’s', async () => {
  const me = who('lister@example.com');
  const guest = await order(fixture.services, { email: 'Lister@Example.com' });
  await settlePayment(fixture.services, { snapshot: captureOf(guest), event: null });
  const signedIn = await orderOf(me, 'elsewhere@example.com');
  await order(fixture.services, { email: 'stranger@example.com' });
  expect(await numbersOf(me)).toEqual([signedIn, guest.id]);
  const [, billed] = await listOrdersOf(fixture.services, me);
  expect(billed).toMatchObject({ state: 'paid', total: guest.total, bills: [{ total: guest.total }] });
});

it('gives a guest’s order to nobody whose address is not verified', async () => {
  const guest = await order(fixture.services, { email: 'unproven@example.com' });
  const unproven = who('unproven@example.com', { emailVerified: false });
  expect(await numbersOf(unproven)).toEqual([]);
  expect(await look(unproven, guest.id)).toBeUndefined();
});

it('needs no four digits from its buyer, but from everybody else', async () => {
  const me = who('opener@example.com');
  const guest = await order(fixture.services, { email: 'OPENER@example.com' });
  const mine = await orderOf(me, 'gift-for@example.com');
  expect(await look(me, guest.id)).toBe(guest.id);
  expect(await look(me, mine)).toBe(mine);
  for (const stranger of [visitor, who('other@example.com')]) {
    expect(await look(stranger, guest.id)).toBeUndefined();
    expect(await look(stranger, mine)).toBeUndefined();
  }
});

it('leaves a guest’s orders with the account when it changes its address', async () => {
  const personId = await makePerson(fixture.services, 'before@example.com');
  const guest = await order(fixture.services, { email: 'Before@example.com' });
  const me = who('before@example.com', { personId });
  await askEmailChange(fixture.services, me, { email: 'after@example.com', password: goodPassword });
  const { code } = await newestLetter(fixture.services, 'after@example.com');
  expect(await confirmEmailChange(fixture.services, me, code)).toMatchObject({ ok: true });
  expect(await numbersOf(who('after@example.com', { personId }))).toContain(guest.id);
});
