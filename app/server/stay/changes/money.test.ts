import { beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { changeDatesByDesk } from '../desk/change-dates-by-desk.ts';
import { decideStayRefund } from '../desk/decide-stay-refund.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { findStay } from '../queries/stay-queries.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms, withShown } from '../test-stays.ts';
import { cancelOwnStay } from './cancel-stay.ts';
import { changeOwnDates } from './change-own-dates.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

/** A room costs 1,000 rupees a night; half of it goes back until the day before. */
const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 10);
  await setTestTerms(fixture.db);
});

const nights = (count: number, first = 1) => ({
  arrival: `2026-12-${String(first).padStart(2, '0')}`,
  departure: `2026-12-${String(first + count).padStart(2, '0')}`,
});

async function paidStay(count: number, pay = 'full') {
  const stay = await beginStay(of(), { ...nights(count), pay });
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  return stay;
}

async function asked(id: string) {
  return ((await findStay(of(), id))?.refunds ?? []).map(({ amount }) => amount);
}

/** The second person agrees and the gateway pays, so that the next step may ask. */
async function moneyGoesBack(stay: Awaited<ReturnType<typeof paidStay>>) {
  const refunds = await fixture.db
    .updateTable('refunds')
    .set({ state: 'approved', decided_by: 'per_accounts', decided_at: now })
    .where('stay_id', '=', stay.id)
    .where('state', '=', 'asked')
    .returning('id')
    .execute();
  const all = await fixture.db
    .selectFrom('refunds')
    .select(['id', 'amount_paise'])
    .where('stay_id', '=', stay.id)
    .execute();
  const snapshot = captureOf(stay, {
    capturedAt: now,
    refunded: rupees(all.reduce((sum, { amount_paise }) => sum + amount_paise, 0) / 100),
    refundBegun: true,
    refunds: all.map(({ id, amount_paise }) => ({
      ...{ id: `rfnd_${id.slice(4)}`, key: id, status: 'processed' as const },
      amount: rupees(amount_paise / 100),
    })),
  });
  await settlePayment(of(), { snapshot, event: null });
  return refunds.length;
}

it('gives every rupee back once: a change, then the end of the stay', async () => {
  const stay = await paidStay(10);
  expect(await changeOwnDates(of(), stay.id, nights(6))).toMatchObject({ ok: true });
  expect(await asked(stay.id)).toEqual([rupees(2_000)]);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, goesBack: rupees(3_000) });
  await moneyGoesBack(stay);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, goesBack: rupees(3_000) });
  expect(await changeOwnDates(of(), stay.id, nights(6, 3))).toMatchObject({ ok: true });
  expect(await asked(stay.id)).toEqual([rupees(2_000)]);
  expect(await cancelOwnStay(of(), stay.id)).toMatchObject({ ok: true });
  expect(await asked(stay.id)).toEqual([rupees(2_000), rupees(3_000)]);
});

it('lets the guest cancel while a refund waits, and asks each anew that was declined', async () => {
  const stay = await paidStay(10);
  await changeOwnDates(of(), stay.id, nights(6));
  expect(await cancelOwnStay(of(), stay.id)).toMatchObject({ ok: true });
  expect(await asked(stay.id)).toEqual([rupees(2_000), rupees(3_000)]);
  const accounts = staffOf('per_accounts', 'accounts');
  const refunds = async () => (await findStay(of(), stay.id))?.refunds ?? [];
  for (const { id } of await refunds())
    expect(await decideStayRefund(of(), accounts, id, 'declined')).toMatchObject({ ok: true });
  expect((await refunds()).map(({ again }) => again)).toEqual([true, true]);
  for (const { id } of await refunds())
    expect(await decideStayRefund(of(), accounts, id, 'again')).toMatchObject({ ok: true });
  const all = await refunds();
  expect(all.map(({ again }) => again)).toEqual([false, false, false, false]);
  expect(all.filter(({ state }) => state === 'asked').map(({ amount }) => amount)).toEqual([
    rupees(2_000),
    rupees(3_000),
  ]);
});

it('leaves what was paid at the desk to the desk', async () => {
  const stay = await paidStay(2);
  await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: stay.id, ...nights(4) }));
  const cash = { stayId: stay.id, amount: '2000', mode: 'cash', due: '200000' };
  expect(await takeDeskPayment(of(), keeper, cash)).toMatchObject({ ok: true });
  expect(await changeOwnDates(of(), stay.id, nights(2))).toMatchObject({
    problems: [{ code: 'stay-ask-desk' }],
  });
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: stay.id, ...nights(2) })),
  ).toMatchObject({
    ok: true,
  });
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, tooMuch: rupees(2_000) });
});

it('has meals only where its nights offer them, also after a change', async () => {
  const stay = await beginStay(of(), { ...nights(1), meals: 'on' });
  expect(await findStay(of(), stay.id)).toMatchObject({ meals: false });
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  await fixture.db.updateTable('stay_bookings').set({ meals: true }).where('id', '=', stay.id).execute();
  await changeOwnDates(of(), stay.id, nights(1, 4));
  expect(await findStay(of(), stay.id)).toMatchObject({ meals: false });
});

it('forgets the papers of who never paid', async () => {
  const stay = await beginStay(of(), { ...nights(1), address: 'Mathura', note: 'By the late train' });
  await cancelOwnStay(of(), stay.id);
  expect((await findStay(of(), stay.id))?.guest).toMatchObject({
    ...{ idKind: null, idLast4: null, address: null, note: null },
  });
});

it('asks the desk for the nights that a change gave back, and pays for them again', async () => {
  const stay = await paidStay(10);
  await changeOwnDates(of(), stay.id, nights(6));
  await moneyGoesBack(stay);
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: stay.id, ...nights(10) })),
  ).toMatchObject({
    ok: true,
  });
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: rupees(4_000), goesBack: rupees(3_000) });
});

it('gives a guest no dearer nights than those of the stay, paid or deposited', async () => {
  const one = await paidStay(1);
  expect(await changeOwnDates(of(), one.id, nights(25))).toMatchObject({
    problems: [{ field: 'departure', code: 'stay-dearer' }],
  });
  expect(await findStay(of(), one.id)).toMatchObject(nights(1));
  const deposited = await paidStay(2, 'deposit');
  expect(await changeOwnDates(of(), deposited.id, nights(3))).toMatchObject({ ok: false });
  expect(await changeOwnDates(of(), deposited.id, nights(2, 5))).toMatchObject({ ok: true });
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: deposited.id, ...nights(3, 5) })),
  ).toMatchObject({
    ok: true,
  });
});

it('takes no nights that are over for a late payment: all of it goes back', async () => {
  const stay = await beginStay(of(), { arrival: '2026-11-21', departure: '2026-11-24' });
  now = new Date('2026-11-22T06:00:00Z');
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'short', roomNumbers: [] });
  expect(await asked(stay.id)).toEqual([rupees(3_000)]);
});

it('asks a second payment of a stay that is over back, and writes to the guest', async () => {
  const stay = await beginStay(of(), nights(2));
  await cancelOwnStay(of(), stay.id);
  const late = captureOf(stay, { capturedAt: now });
  await settlePayment(of(), { snapshot: late, event: null });
  expect(await findStay(of(), stay.id)).toMatchObject({ money: 'review', refunds: [] });
  await settlePayment(of(), { snapshot: { ...late, paymentId: 'pay_second_late' }, event: null });
  expect(await findStay(of(), stay.id)).toMatchObject({ money: 'paid', stage: 'cancelled' });
  expect(await asked(stay.id)).toEqual([rupees(2_000)]);
  const letters = await fixture.db
    .selectFrom('letters')
    .select('kind')
    .where('cause_key', '=', `stay:${stay.id}:short`)
    .execute();
  expect(letters).toEqual([{ kind: 'stay' }]);
});

it('leaves the day of arrival to the desk, whatever is posted by hand', async () => {
  const stay = await paidStay(2);
  const before = now;
  now = new Date('2026-12-01T04:00:00Z');
  expect(await cancelOwnStay(of(), stay.id)).toEqual({ ok: false, code: 'stay-begun' });
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'booked' });
  now = before;
});
