import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { auditLedger } from '../db/audit.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { erasePerson } from '../person-file/erase-person.ts';
import { reconcilePayments } from '../purchases/reconcile-payments.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { pay } from '../purchases/test-donations.ts';
import { somebody } from '../requests/test-requests.ts';
import { captureOf } from '../stay/test-stays.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { askRest } from './desk/ask-rest.ts';
import { bookAtDesk } from './desk/book-at-desk.ts';
import { takeSeatMoney } from './desk/take-seat-money.ts';
import { findSeat } from './queries/seat-queries.ts';
import { endCalledOff } from './states/end-called-off.ts';
import { openSeats } from './test-seat-world.ts';
import { aFamily, beginClassSeat, beginTourSeats, paySeat, seatRow, seatToPay } from './test-seats.ts';

// Money that goes back or is found without the office's asking.

const desk = staffOf('per_desk', 'seva-desk');
const owner = staffOf('per_owner', 'owner');
const stop = new AbortController().signal;
const { db, services, gateway, addMinutes, tourTaken, lettersOf, refundsOf } = openSeats();

/** Three seats of 2,500 rupees, 500 each paid on the site. */
async function booked(family = aFamily()): Promise<string> {
  const id = await beginTourSeats(services(), family);
  await paySeat(services(), id);
  return id;
}

const take = (seatId: string, amount: string, due: number) =>
  takeSeatMoney(services(), desk, { seatId, amount, mode: 'upi', due: String(due) });

async function restOf(id: string): Promise<string> {
  const link = await askRest(services(), desk, id);
  if (!link.ok) throw new Error(JSON.stringify(link));
  return link.value.id;
}

/** The gateway sent back the whole payment of a booking. */
async function giveBackWhole(id: string): Promise<void> {
  const one = await seatToPay(services(), id);
  const snapshot = captureOf(one, { capturedAt: services().clock(), refunded: one.total });
  await settlePayment(services(), { snapshot: { ...snapshot, refundBegun: true }, event: null });
}

it('a deposit that went back whole takes the rest along, from the link and from the desk', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  const rest = await restOf(id);
  await paySeat(services(), rest);
  await giveBackWhole(id);
  expect(await seatRow(services(), id)).toMatchObject({ state: 'refunded', stage: 'cancelled' });
  expect(await tourTaken()).toBe(0);
  await endCalledOff.run(services(), stop);
  await endCalledOff.run(services(), stop);
  expect(await seatRow(services(), rest)).toMatchObject({ state: 'paid', stage: 'cancelled' });
  expect(await refundsOf(rest)).toMatchObject([{ amount_paise: rupees(4_000), asked_by: 'site' }]);
  expect((await findSeat(services(), id))?.deskReturns).toMatchObject([
    { state: 'asked', amount: rupees(2_000), askedBy: 'site' },
  ]);
  expect(await auditLedger(db())).toEqual([]);
});

it('a link for the rest of a deposit that went back whole is payable no more', async () => {
  const id = await booked();
  const rest = await restOf(id);
  await giveBackWhole(id);
  await endCalledOff.run(services(), stop);
  expect(await seatRow(services(), rest)).toMatchObject({ state: 'cancelled', stage: 'cancelled' });
});

it('a rest that went back whole leaves the booking, and says nothing of cancelling it', async () => {
  const id = await booked();
  const rest = await restOf(id);
  await paySeat(services(), rest);
  await giveBackWhole(rest);
  expect(await seatRow(services(), id)).toMatchObject({ stage: 'booked' });
  expect(await lettersOf(rest)).not.toContain('cancelled');
});

it('a rest that is paid without anybody telling us is found within minutes', async () => {
  const id = await booked();
  const rest = await restOf(id);
  const one = await seatToPay(services(), rest);
  await pay(gateway(), one.orderId, 'pay');
  addMinutes(10);
  await reconcilePayments.run(services(), stop);
  expect(await seatRow(services(), rest)).toMatchObject({ state: 'paid', stage: 'booked' });
});

it('what was paid unheard before a booking was cancelled is found after it', async () => {
  const id = (await beginClassSeat(services())) ?? expect.fail('no seat');
  const one = await seatToPay(services(), id);
  await pay(gateway(), one.orderId, 'pay');
  expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
  await reconcilePayments.run(services(), stop);
  const payments = await db()
    .selectFrom('payments')
    .select('amount_paise')
    .where('seat_id', '=', id)
    .execute();
  expect(payments).toEqual([{ amount_paise: one.total }]);
});

it('seats that were paid at the desk keep their buyer when the person is erased', async () => {
  await db().updateTable('tour_departures').set({ pay_online: false }).execute();
  const email = 'gopi@example.com';
  const account = await makePerson(services(), email, 'Gopi Rao');
  await registerForTour(services(), aFamily({ name: 'Gopi Rao', email }), somebody());
  const { id: requestId } = await db().selectFrom('requests').select('id').executeTakeFirstOrThrow();
  const entered = await bookAtDesk(services(), desk, { requestId, price: '6500' });
  if (!entered.ok || !('value' in entered)) throw new Error(JSON.stringify(entered));
  const { id } = entered.value;
  expect(await take(id, '6500', rupees(6_500))).toMatchObject({ ok: true });
  expect(await erasePerson(services(), owner, account, email)).toMatchObject({ ok: true });
  expect(await seatRow(services(), id)).toMatchObject({ buyer_name: 'Gopi Rao', asked: {} });
});
