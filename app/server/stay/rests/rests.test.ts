import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Paise, paise, rupees } from '#core/money/paise.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { checkIn, checkOut, noShow } from '../desk/advance-stay.ts';
import { cancelByDesk } from '../desk/cancel-by-desk.ts';
import { decideStayRefund } from '../desk/decide-stay-refund.ts';
import { extendStay } from '../desk/extend-stay.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { findStays, readStayBoard } from '../queries/desk-queries.ts';
import { findStay } from '../queries/stay-queries.ts';
import { expireStays } from '../states/expire-stays.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms, toPay, withShown } from '../test-stays.ts';
import { payOwnRest } from './pay-own-rest.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const accounts = staffOf('per_accounts', 'accounts');
const before = new Date('2026-11-20T06:00:00Z');
let now = before;
const of = () => fixture.services;

/** A room costs 1,000 rupees a night, 30 percent are paid first; half goes back the day before. */
const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 30);
  await setTestTerms(fixture.db);
});
beforeEach(() => {
  now = before;
});

const nights = (count: number) => ({
  arrival: '2026-12-01',
  departure: `2026-12-${String(1 + count).padStart(2, '0')}`,
});

type Begun = Awaited<ReturnType<typeof beginStay>>;

const pay = (begun: Begun, instead = {}) =>
  settlePayment(of(), { snapshot: captureOf(begun, { capturedAt: now, ...instead }), event: null });

/** Four nights for 4,000 rupees, of which 1,200 are paid. */
async function withDeposit(): Promise<Begun> {
  const stay = await beginStay(of(), { ...nights(4), pay: 'deposit' });
  await pay(stay);
  return stay;
}

async function begin(stayId: string): Promise<Begun> {
  const rest = await payOwnRest(of(), stayId);
  if (!rest.ok) throw new Error(rest.code);
  return toPay(of(), rest.value.id);
}

async function paidWhole() {
  const stay = await withDeposit();
  const rest = await begin(stay.id);
  await pay(rest);
  return { stay, rest };
}

/** What was asked back of a payment. */
async function asked({ id }: { id: string }): Promise<Paise[]> {
  const rows = await fixture.db
    .selectFrom('refunds')
    .select('amount_paise')
    .where('stay_id', '=', id)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ amount_paise }) => paise(amount_paise));
}

async function stageOf({ id }: { id: string }) {
  const row = await fixture.db
    .selectFrom('stay_bookings')
    .select(['stage', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${row.stage} ${row.state}`;
}

const cash = (stayId: string, amount: string, due: number) => ({
  stayId,
  amount,
  mode: 'cash',
  due: String(due),
});

it('takes exactly the rest, once, whoever presses twice and whatever is repeated', async () => {
  const stay = await withDeposit();
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: rupees(2_800), restPayable: true });
  const two = await Promise.all([payOwnRest(of(), stay.id), payOwnRest(of(), stay.id)]);
  expect(two[0]).toEqual(two[1]);
  const rest = await begin(stay.id);
  expect(two[0]).toEqual({ ok: true, value: { id: rest.id } });
  expect(rest.total).toBe(rupees(2_800));
  await Promise.all([pay(rest), pay(rest)]);
  await pay(rest);
  expect(await findStay(of(), stay.id)).toMatchObject({
    ...{ paid: rupees(4_000), toPay: 0, tooMuch: 0, restPayable: false, goesBack: rupees(2_000) },
    rests: [{ id: rest.id, stage: 'paid', total: rupees(2_800) }],
  });
  expect(await payOwnRest(of(), stay.id)).toMatchObject({ code: 'stay-paid-meanwhile' });
  expect(await asked(rest)).toEqual([]);
  const letters = await fixture.db
    .selectFrom('letters')
    .select('id')
    .where('cause_key', 'like', `stay:${rest.id}:%`)
    .execute();
  expect(letters).toHaveLength(1);
});

it('gives a second payment of the same rest back', async () => {
  const { rest, stay } = await paidWhole();
  await pay(rest, { paymentId: 'pay_again' });
  const second = await fixture.db
    .selectFrom('payments')
    .select('role')
    .where('id', '=', 'pay_again')
    .executeTakeFirstOrThrow();
  expect(second.role).not.toBe('settling');
  expect(await findStay(of(), stay.id)).toMatchObject({ paid: rupees(4_000), tooMuch: 0 });
});

it('is in no list of the desk as a stay', async () => {
  const { stay, rest } = await paidWhole();
  const { coming } = await readStayBoard(of());
  expect(coming.map(({ id }) => id)).toContain(stay.id);
  expect(coming.map(({ id }) => id)).not.toContain(rest.id);
  const found = await findStays(of(), (await findStay(of(), stay.id))?.guest.email ?? '');
  expect(found.map(({ id }) => id)).toEqual([stay.id]);
});

it('confirms it by a letter about the stay, with what came', async () => {
  const { stay, rest } = await paidWhole();
  const number = (await findStay(of(), stay.id))?.number;
  const written = await composeLetter(of(), { kind: 'stay', stayId: rest.id, says: 'rest-paid' });
  expect(written?.subject).toBe(`The rest is paid · Stay ${number}`);
  expect(written?.text).toContain('₹2,800.00');
  expect(written?.text).toContain(`/stay/booking/${stay.id}`);
});

it('ends what was begun when the desk takes money, and gives back what is paid all the same', async () => {
  const stay = await withDeposit();
  const rest = await begin(stay.id);
  expect(await takeDeskPayment(of(), keeper, cash(stay.id, '800', 280_000))).toMatchObject({ ok: true });
  expect(await stageOf(rest)).toBe('cancelled cancelled');
  const again = await begin(stay.id);
  expect(again).toMatchObject({ total: rupees(2_000) });
  expect(again.id).not.toBe(rest.id);
  // As all money for what is cancelled, it waits among the payments for the office.
  await pay(rest);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: rupees(2_000) });
});

it('lets neither desk nor change nor cancelling pass while a payment is under way', async () => {
  const stay = await withDeposit();
  const rest = await begin(stay.id);
  await pay(rest, { status: 'created', capturedAt: null });
  expect(await stageOf(rest)).toBe('open attempted');
  const refused = { ok: false, problems: [{ code: 'stay-rest-under-way' }] };
  expect(await takeDeskPayment(of(), keeper, cash(stay.id, '800', 280_000))).toMatchObject(refused);
  expect(await changeOwnDates(of(), stay.id, nights(3))).toMatchObject(refused);
  const longer = await withShown(of(), { stayId: stay.id, departure: '2026-12-07', rooms: [] });
  expect(await extendStay(of(), keeper, longer)).toMatchObject(refused);
  expect(await cancelOwnStay(of(), stay.id)).toMatchObject({ code: 'stay-rest-under-way' });
  await pay(rest);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0 });
});

it('begins a new one of the new sum once the stay has changed', async () => {
  const stay = await withDeposit();
  const rest = await begin(stay.id);
  expect(await changeOwnDates(of(), stay.id, nights(3))).toMatchObject({ ok: true });
  expect(await stageOf(rest)).toBe('cancelled cancelled');
  const pressed = await preparePayment(of(), { kind: 'stay', id: rest.id }, { known: true });
  expect(pressed).toMatchObject({ ok: false, code: 'not-payable' });
  const next = await begin(stay.id);
  expect(next.total).toBe(rupees(1_800));
  const longer = await withShown(of(), { stayId: stay.id, departure: '2026-12-06', rooms: [] });
  expect(await extendStay(of(), keeper, longer)).toMatchObject({ ok: true });
  expect((await begin(stay.id)).total).toBe(rupees(3_800));
});

it('refuses in words what is not to be paid any more', async () => {
  expect(await payOwnRest(of(), 'sty_unknown')).toMatchObject({ code: 'stay-unknown' });
  const { stay, rest } = await paidWhole();
  expect(await payOwnRest(of(), rest.id)).toMatchObject({ code: 'stay-unknown' });
  await cancelOwnStay(of(), stay.id);
  expect(await payOwnRest(of(), stay.id)).toMatchObject({ code: 'stay-moved' });
  const late = await withDeposit();
  now = new Date('2026-12-06T06:00:00Z');
  expect(await payOwnRest(of(), late.id)).toMatchObject({ code: 'stay-moved' });
});

it('gives both back by the ladder when the guest cancels, and all of them when the office says so', async () => {
  const one = await paidWhole();
  expect(await cancelOwnStay(of(), one.stay.id)).toMatchObject({ ok: true });
  expect([await asked(one.stay), await asked(one.rest)]).toEqual([[rupees(600)], [rupees(1_400)]]);
  expect(await stageOf(one.rest)).toBe('cancelled paid');
  const { refunds = [] } = (await findStay(of(), one.stay.id)) ?? {};
  expect(refunds.map(({ amount }) => amount).sort()).toEqual([rupees(1_400), rupees(600)]);
  for (const { id } of refunds)
    expect(await decideStayRefund(of(), accounts, id, 'approved')).toMatchObject({ ok: true });
  const other = await paidWhole();
  const all = { stayId: other.stay.id, reason: 'The house is closed', all: true };
  expect(await cancelByDesk(of(), keeper, all)).toMatchObject({ ok: true });
  expect([await asked(other.stay), await asked(other.rest)]).toEqual([[rupees(1_200)], [rupees(2_800)]]);
});

it('gives back by the ladder what fewer nights cost less, of the rest first and never twice', async () => {
  const { stay, rest } = await paidWhole();
  expect(await changeOwnDates(of(), stay.id, nights(3))).toMatchObject({ ok: true });
  expect([await asked(stay), await asked(rest)]).toEqual([[], [rupees(500)]]);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, tooMuch: 0, goesBack: rupees(1_500) });
  expect(await changeOwnDates(of(), stay.id, nights(1))).toMatchObject({ ok: true });
  expect([await asked(stay), await asked(rest)]).toEqual([[rupees(100)], [rupees(500), rupees(900)]]);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, goesBack: rupees(500) });
  expect(await cancelOwnStay(of(), stay.id)).toMatchObject({ ok: true });
  expect([await asked(stay), await asked(rest)]).toEqual([
    [rupees(100), rupees(500)],
    [rupees(500), rupees(900)],
  ]);
});

it('bills nights that both payments paid, and credits what goes back of either', async () => {
  const { stay, rest } = await paidWhole();
  now = new Date('2026-12-01T08:00:00Z');
  await checkIn(of(), keeper, { stayId: stay.id, idKind: 'passport', idLast4: 'Z123' });
  now = new Date('2026-12-05T04:00:00Z');
  expect(await checkOut(of(), keeper, stay.id)).toMatchObject({ ok: true });
  const bills = () =>
    fixture.db
      .selectFrom('bills')
      .select(['kind', 'total_paise', 'covered_paise', 'facts'])
      .where('stay_id', '=', stay.id)
      .orderBy('issued_at')
      .execute();
  const [bill] = await bills();
  expect(bill).toMatchObject({ total_paise: rupees(4_000), covered_paise: rupees(4_000) });
  expect(JSON.stringify(bill?.facts)).toContain(
    `pay_${stay.orderId}: ₹1,200.00, pay_${rest.orderId}: ₹2,800.00`,
  );
  now = new Date('2026-12-06T04:00:00Z');
  await pay(rest, { capturedAt: before, refunded: rupees(800), refundBegun: true });
  expect((await bills())[1]).toMatchObject({ kind: 'credit-note', total_paise: rupees(800) });
});

it('keeps of both what the ladder keeps where nobody came, and bills it', async () => {
  const { stay, rest } = await paidWhole();
  now = new Date('2026-12-01T14:00:00Z');
  expect(await noShow(of(), keeper, stay.id)).toMatchObject({ ok: true });
  expect([await asked(stay), await asked(rest)]).toEqual([[], []]);
  const bill = await fixture.db
    .selectFrom('bills')
    .select('total_paise')
    .where('stay_id', '=', stay.id)
    .executeTakeFirstOrThrow();
  expect(bill.total_paise).toBe(rupees(4_000));
});

it('gives a rest back that came when its stay was over', async () => {
  const stay = await withDeposit();
  now = new Date('2026-12-01T13:00:00Z');
  const rest = await begin(stay.id);
  await pay(rest, { status: 'created', capturedAt: null });
  expect(await noShow(of(), keeper, stay.id)).toMatchObject({ ok: true });
  await pay(rest);
  expect(await stageOf(rest)).toBe('cancelled paid');
  expect(await asked(rest)).toEqual([rupees(2_800)]);
  expect(await findStay(of(), stay.id)).toMatchObject({ toPay: 0, tooMuch: 0 });
  const letter = await fixture.db
    .selectFrom('letters')
    .select('cause_key')
    .where('cause_key', '=', `stay:${rest.id}:rest-back`)
    .execute();
  expect(letter).toHaveLength(1);
});

it('takes the rest along when all of the deposit went back, and leaves the stay when the rest did', async () => {
  const one = await paidWhole();
  await pay(one.rest, { refunded: rupees(2_800), refundBegun: true });
  expect(await stageOf(one.rest)).toBe('cancelled refunded');
  expect(await findStay(of(), one.stay.id)).toMatchObject({ stage: 'booked', toPay: rupees(2_800) });
  const other = await paidWhole();
  await pay(other.stay, { refunded: rupees(1_200), refundBegun: true });
  expect(await stageOf(other.stay)).toBe('cancelled refunded');
  expect(await stageOf(other.rest)).toBe('cancelled paid');
  expect(await asked(other.rest)).toEqual([rupees(2_800)]);
});

it('expires a rest that nobody paid, and its stay is as it was', async () => {
  const stay = await withDeposit();
  const rest = await payOwnRest(of(), stay.id);
  if (!rest.ok) throw new Error(rest.code);
  now = new Date('2026-11-25T06:00:00Z');
  await expireStays.run(of(), new AbortController().signal);
  expect(await stageOf(rest.value)).toBe('cancelled expired');
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'booked', restPayable: true });
});
