import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { auditLedger } from '../db/audit.ts';
import { staffOf } from '../people/test-people.ts';
import { cancelSeatByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnSeat } from './changes/cancel-seat.ts';
import { askRest } from './desk/ask-rest.ts';
import { askCounterSeatReturn, decideSeatReturn } from './desk/return-seat-money.ts';
import { noteSeatMoney } from './record/seat-money.ts';
import { accounts, desk, openSeatDesk } from './test-seat-desk.ts';
import { paySeat } from './test-seats.ts';

const { booked, confirm, db, late, now, services, take, view } = openSeatDesk();

it('gives everything back by the ladder when it is cancelled: the deposit, the link and the desk', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  const link = await askRest(services(), desk, id);
  if (!link.ok) throw new Error('no link');
  await paySeat(services(), link.value.id);
  expect((await view(id)).goesBack).toBe(rupees(3_750));
  expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
  const refunds = await db().selectFrom('refunds').select('amount_paise').orderBy('amount_paise').execute();
  expect(refunds).toEqual([{ amount_paise: rupees(750) }, { amount_paise: rupees(2_000) }]);
  const [back] = (await view(id)).deskReturns;
  expect(back).toMatchObject({ state: 'asked', amount: rupees(1_000), askedBy: 'buyer' });
  const decide = (staff: typeof desk, decision: string) =>
    decideSeatReturn(services(), staff, { seatId: id, returnId: back?.id ?? '', decision, mode: 'cash' });
  expect(await confirm(desk, id)).toMatchObject({ ok: true });
  expect(await decide(desk, 'handed')).toMatchObject({ code: 'not-allowed' });
  expect(await decide(accounts, 'handed')).toMatchObject({ ok: true });
  expect(await decide(accounts, 'handed')).toMatchObject({ problems: [{ code: 'refund-decided' }] });
  expect((await view(id)).returnable).toBe(rupees(1_000));
});

describe('what nobody of the staff asked for', () => {
  /** Two thousand rupees at the desk, of which the ladder gives half when the buyer cancels. */
  async function cancelledByBuyer() {
    const id = await booked();
    expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
    expect(await cancelOwnSeat(services(), id)).toMatchObject({ ok: true });
    const [back] = (await view(id)).deskReturns;
    const decide = (staff: typeof desk, decision = 'handed') =>
      decideSeatReturn(services(), staff, { seatId: id, returnId: back?.id ?? '', decision, mode: 'cash' });
    return { id, decide };
  }

  it('is handed over by nobody alone, who may have cancelled as the buyer himself', async () => {
    const { id, decide } = await cancelledByBuyer();
    expect(await decide(accounts)).toMatchObject({ problems: [{ code: 'desk-return-unconfirmed' }] });
    expect(await confirm(accounts, id)).toMatchObject({ ok: true });
    expect(await decide(accounts)).toMatchObject({ problems: [{ code: 'refund-own' }] });
    expect(await confirm(desk, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
    expect(await decide(staffOf('per_second', 'accounts'))).toMatchObject({ ok: true });
    expect((await view(id)).deskEntries.at(-1)).toMatchObject({ direction: 'out', amount: rupees(1_000) });
  });

  it('is declined without being confirmed, and never confirmed afterwards', async () => {
    const { id, decide } = await cancelledByBuyer();
    expect(await decide(accounts, 'declined')).toMatchObject({ ok: true });
    expect(await confirm(desk, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
  });

  it('is found by the audit where one person did all of it', async () => {
    const { id } = await cancelledByBuyer();
    const [back] = (await view(id)).deskReturns;
    const broken = new Error('rolled back');
    const alone = db()
      .transaction()
      .execute(async (trx) => {
        const decided = { state: 'handed', decided_by: accounts.personId, decided_at: now() } as const;
        await trx.updateTable('seat_desk_returns').set(decided).where('booking_id', '=', id).execute();
        const move = { bookingId: id, direction: 'out', amount: rupees(1_000), mode: 'cash' } as const;
        const entry = {
          ...move,
          returnId: back?.id ?? '',
          by: accounts.personId,
          day: '2026-11-20',
          at: now(),
        };
        await noteSeatMoney(trx, services(), entry);
        expect(await auditLedger(trx)).toEqual([
          { broken: 'money of seats handed back that two of the staff did not agree to', record: back?.id },
        ]);
        throw broken;
      });
    await expect(alone).rejects.toThrow(broken);
  });
});

it('what one of the staff asked for needs nobody to confirm it', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  const ask = { seatId: id, back: '500', why: 'A kindness', most: String(rupees(2_000)) };
  expect(await askCounterSeatReturn(services(), desk, ask)).toMatchObject({ ok: true });
  expect(await confirm(accounts, id)).toMatchObject({ problems: [{ code: 'refund-decided' }] });
});

it('needs two people beyond the ladder', async () => {
  const id = await booked();
  expect(await take(id, '2000', rupees(6_000))).toMatchObject({ ok: true });
  late();
  const cancel = { seatId: id, reason: 'Ill', all: false };
  expect(await cancelSeatByStaff(services(), desk, cancel)).toMatchObject({ ok: true });
  expect((await view(id)).deskReturns).toEqual([]);
  const ask = { seatId: id, back: '2000.01', why: 'A kindness', most: String(rupees(2_000)) };
  expect(await askCounterSeatReturn(services(), desk, ask)).toMatchObject({
    problems: [{ code: 'desk-return-too-much' }],
  });
  expect(await askCounterSeatReturn(services(), desk, { ...ask, back: '500' })).toMatchObject({ ok: true });
  expect(await askCounterSeatReturn(services(), desk, { ...ask, back: '500' })).toMatchObject({
    problems: [{ code: 'seat-paid-meanwhile' }],
  });
});
