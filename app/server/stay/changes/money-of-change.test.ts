import { beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { changeDatesByDesk } from '../desk/change-dates-by-desk.ts';
import { extendStay } from '../desk/extend-stay.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { planChange } from '../queries/plan-change.ts';
import { findStay } from '../queries/stay-queries.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms, withShown } from '../test-stays.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

/** A room costs 1,000 rupees a night. */
const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 10);
  await setTestTerms(fixture.db);
});

const days = (nights: number) => ({ arrival: '2026-12-01', departure: dayAfter('2026-12-01', nights) });

/** Ten nights that are paid online, with a ladder. */
async function paid(ladder: { days: number; percent: number }[]): Promise<string> {
  const stay = await beginStay(of(), days(10));
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  await fixture.db
    .updateTable('stay_bookings')
    .set({ ladder: JSON.stringify(ladder) })
    .where('id', '=', stay.id)
    .execute();
  return stay.id;
}

const refunds = async (id: string) =>
  ((await findStay(of(), id))?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** What the plan says of so many nights; then it is done, and does what the plan said. */
async function planned(stayId: string, nights: number) {
  const stay = await findStay(of(), stayId);
  const plan = stay && (await planChange(of(), stay, new URLSearchParams(days(nights))));
  if (plan?.kind !== 'dates') throw new Error(JSON.stringify(plan));
  const before = await refunds(stayId);
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId, ...days(nights) })),
  ).toMatchObject({ ok: true });
  const { goesBack, atDesk, toPay } = plan.money;
  expect(await findStay(of(), stayId)).toMatchObject({ toPay, tooMuch: atDesk });
  expect((await refunds(stayId)) - before).toBe(goesBack);
  return plan.money;
}

const nothing = { goesBack: 0, stays: 0, atDesk: 0, toPay: 0 };

it('says what goes back by the ladder, what stays, and what is to pay when the nights come back', async () => {
  const stayId = await paid([{ days: 1, percent: 50 }]);
  expect(await planned(stayId, 6)).toEqual({ ...nothing, goesBack: rupees(2_000), stays: rupees(2_000) });
  expect(await planned(stayId, 10)).toEqual({ ...nothing, toPay: rupees(4_000) });
  const cash = { stayId, amount: '4000', mode: 'cash', due: '400000' };
  expect(await takeDeskPayment(of(), keeper, cash)).toMatchObject({ ok: true });
  expect(await planned(stayId, 8)).toEqual({ ...nothing, atDesk: rupees(2_000) });
});

it('says that all of the difference stays with the temple where no ladder gives any back', async () => {
  const stayId = await paid([]);
  expect(await planned(stayId, 6)).toEqual({ ...nothing, stays: rupees(4_000) });
  expect(await planned(stayId, 10)).toEqual({ ...nothing, toPay: rupees(4_000) });
});

it('writes nothing at another total than the desk saw, for other dates and for a later departure', async () => {
  const stayId = await paid([]);
  const changed = { problems: [{ field: 'departure', code: 'total-changed' }] };
  for (const shown of ['', '1', String(rupees(10_000))])
    expect(await changeDatesByDesk(of(), keeper, { stayId, ...days(6), shown })).toMatchObject(changed);
  const longer = { stayId, departure: days(11).departure, rooms: [], shown: String(rupees(10_000)) };
  expect(await extendStay(of(), keeper, longer)).toMatchObject(changed);
  expect(await findStay(of(), stayId)).toMatchObject({ ...days(10), price: { total: rupees(10_000) } });
  const shown = String(rupees(6_000));
  expect(await changeDatesByDesk(of(), keeper, { stayId, ...days(6), shown })).toMatchObject({ ok: true });
});
