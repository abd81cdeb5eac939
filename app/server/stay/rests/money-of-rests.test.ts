import { expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { checkIn, checkOut, noShow } from '../desk/advance-stay.ts';
import { cancelByDesk } from '../desk/cancel-by-desk.ts';
import { decideStayRefund } from '../desk/decide-stay-refund.ts';
import { findStay } from '../queries/stay-queries.ts';
import { nights, openRests } from './test-rests.ts';

// What was paid online for the rest of a stay counts like the deposit, and goes back like it.

const keeper = staffOf('per_keeper', 'guest-house-desk');
const accounts = staffOf('per_accounts', 'accounts');
const { fixture, of, pay, at, paidWhole, asked, stageOf } = openRests();

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
  at('2026-12-01T08:00:00Z');
  await checkIn(of(), keeper, { stayId: stay.id, idKind: 'passport', idLast4: 'Z123' });
  at('2026-12-05T04:00:00Z');
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
  at('2026-12-06T04:00:00Z');
  await pay(rest, { capturedAt: new Date('2026-11-20T06:00:00Z'), refunded: rupees(800), refundBegun: true });
  expect((await bills())[1]).toMatchObject({ kind: 'credit-note', total_paise: rupees(800) });
});

it('keeps of both what the ladder keeps where nobody came, and bills it', async () => {
  const { stay, rest } = await paidWhole();
  await fixture.db
    .updateTable('stay_bookings')
    .set({ ladder: JSON.stringify([{ days: 0, percent: 25 }]) })
    .where('id', '=', stay.id)
    .execute();
  at('2026-12-01T14:00:00Z');
  expect(await noShow(of(), keeper, stay.id)).toMatchObject({ ok: true });
  expect([await asked(stay), await asked(rest)]).toEqual([[rupees(300)], [rupees(700)]]);
  const bill = await fixture.db
    .selectFrom('bills')
    .select('total_paise')
    .where('stay_id', '=', stay.id)
    .executeTakeFirstOrThrow();
  expect(bill.total_paise).toBe(rupees(3_000));
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
