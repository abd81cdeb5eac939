import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { noShow } from '../desk/advance-stay.ts';
import { extendStay } from '../desk/extend-stay.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { findStays, readStayBoard } from '../queries/desk-queries.ts';
import { findStay } from '../queries/stay-queries.ts';
import { expireStays } from '../states/expire-stays.ts';
import { withShown } from '../test-stays.ts';
import { payOwnRest } from './pay-own-rest.ts';
import { nights, openRests } from './test-rests.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const { fixture, of, pay, withDeposit, begin, at, paidWhole, asked, stageOf } = openRests();

const cash = (stayId: string, amount: string, due: number) => ({
  ...{ stayId, amount, mode: 'cash', due: String(due) },
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
  at('2026-12-06T06:00:00Z');
  expect(await payOwnRest(of(), late.id)).toMatchObject({ code: 'stay-moved' });
});

it('gives a rest back that came when its stay was over', async () => {
  const stay = await withDeposit();
  at('2026-12-01T13:00:00Z');
  const rest = await begin(stay.id);
  await pay(rest, { status: 'created', capturedAt: null });
  expect(await noShow(of(), keeper, stay.id)).toMatchObject({ ok: true });
  const pressed = await preparePayment(of(), { kind: 'stay', id: rest.id }, { known: true });
  expect(pressed).toMatchObject({ ok: false, code: 'not-payable' });
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

it('settles a rest after whoever has its stay, which is locked first', async () => {
  const stay = await withDeposit();
  const rest = await begin(stay.id);
  const lock = (id: string) => sql`select id from stay_bookings where id = ${id} for update nowait`;
  const settled = await fixture.db.transaction().execute(async (trx) => {
    await lock(stay.id).execute(trx);
    const paid = pay(rest);
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(fixture.db);
      expect(rows).toHaveLength(1);
    });
    // It does not have the rest while it waits: else the two would wait for each other.
    await lock(rest.id).execute(trx);
    return { paid };
  });
  expect(await settled.paid).toMatchObject({ outcome: 'changed' });
});

it('expires a rest that nobody paid, and its stay is as it was', async () => {
  const stay = await withDeposit();
  const rest = await payOwnRest(of(), stay.id);
  if (!rest.ok) throw new Error(rest.code);
  at('2026-11-25T06:00:00Z');
  await expireStays.run(of(), new AbortController().signal);
  expect(await stageOf(rest.value)).toBe('cancelled expired');
  expect(await findStay(of(), stay.id)).toMatchObject({ stage: 'booked', restPayable: true });
});
