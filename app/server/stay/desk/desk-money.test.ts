import { beforeAll, expect, it } from 'vitest';
import { type Paise, rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { findStay } from '../queries/stay-queries.ts';
import { noteDeskMoney } from '../record/desk-money.ts';
import { makeTestHouse, withShown } from '../test-stays.ts';
import { checkIn, checkOut } from './advance-stay.ts';
import { cancelByDesk } from './cancel-by-desk.ts';
import { changeDatesByDesk } from './change-dates-by-desk.ts';
import { extendStay } from './extend-stay.ts';
import { giveDepositBack } from './give-deposit-back.ts';
import { askCounterReturn, decideDeskReturn, handDeskReturn } from './return-desk-money.ts';
import { takeDeposit } from './take-deposit.ts';
import { takeDeskPayment } from './take-desk-payment.ts';
import { bookedByDesk, keeper } from './test-desk.ts';

const accountant = staffOf('per_accounts', 'accounts');
const both = staffOf('per_both', 'guest-house-desk', 'accounts');
let now = new Date('2026-12-01T08:00:00Z');
const of = () => fixture.services;

const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 10);
});

/** Three nights from today for 3,000 rupees; in the house, or to come. */
const booked = (arrival = '2026-12-01', departure = '2026-12-04') =>
  bookedByDesk(of(), { arrival, departure });
const inHouse = async () => {
  const stayId = await booked();
  await checkIn(of(), keeper, { stayId, idKind: 'passport', idLast4: 'Z123' });
  return stayId;
};
const take = (stayId: string, deposit: string, held: string, depositMode = 'cash') =>
  takeDeposit(of(), keeper, { stayId, deposit, depositMode, held });
const give = (stayId: string, giveBack: string, held: string, withheldFor = '') =>
  giveDepositBack(of(), keeper, { stayId, giveBack, backMode: 'cash', withheldFor, held });
const refusedWith = (code: string, field = '') => ({ ok: false, problems: [{ field, code }] });

it('keeps a deposit until the guest leaves and gives it back once; it pays nothing', async () => {
  const stayId = await inHouse();
  expect(await take(stayId, '2000', '0')).toMatchObject({ ok: true });
  expect(await take(stayId, '2000', '0')).toMatchObject(refusedWith('stay-paid-meanwhile'));
  expect(await findStay(of(), stayId)).toMatchObject({ deposit: 200_000, paid: 0, toPay: 300_000 });
  expect(await checkOut(of(), keeper, stayId)).toMatchObject({ ok: true });
  expect(await give(stayId, '2000.01', '200000')).toMatchObject(
    refusedWith('deposit-more-than-held', 'giveBack'),
  );
  const pressedTwice = await Promise.all([give(stayId, '2000', '200000'), give(stayId, '2000', '200000')]);
  expect(pressedTwice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findStay(of(), stayId)).toMatchObject({
    deposit: 0,
    deskEntries: [
      { kind: 'deposit', direction: 'in', amount: 200_000, day: '2026-12-01' },
      { kind: 'deposit', direction: 'out', amount: 200_000 },
    ],
  });
  expect(await give(stayId, '1', '0')).toMatchObject(refusedWith('stay-paid-meanwhile'));
});

it('keeps a part of a deposit only with a reason, and bars much cash', async () => {
  const stayId = await inHouse();
  expect(await take(stayId, '20000', '0')).toMatchObject(refusedWith('deposit-cash-barred', 'depositMode'));
  expect(await take(stayId, '500', '0')).toMatchObject({ ok: true });
  expect(await give(stayId, '300', '50000')).toMatchObject({
    ok: false,
    problems: [{ field: 'withheldFor' }],
  });
  expect(await give(stayId, '300', '50000', 'A broken lamp')).toMatchObject({ ok: true });
  expect(await findStay(of(), stayId)).toMatchObject({
    deposit: 0,
    deskEntries: [{}, { direction: 'out', amount: 30_000 }, { direction: 'kept', amount: 20_000 }],
  });
});

/** A guest who paid 3,000 rupees at the desk, and then stays a night less. */
async function paidTooMuch(): Promise<string> {
  now = new Date('2026-12-01T08:00:00Z');
  const stayId = await booked('2026-12-05', '2026-12-08');
  const all = { stayId, amount: '3000', mode: 'cash', due: '300000' };
  expect(await takeDeskPayment(of(), keeper, all)).toMatchObject({ ok: true });
  const shorter = { stayId, arrival: '2026-12-05', departure: '2026-12-07' };
  expect(await changeDatesByDesk(of(), keeper, await withShown(of(), shorter))).toMatchObject({ ok: true });
  return stayId;
}
const ask = (stayId: string, back: string, most = '100000', who = keeper) =>
  askCounterReturn(of(), who, { stayId, back, why: 'A night less', most });
const returnOf = async (stayId: string) => (await findStay(of(), stayId))?.deskReturns.at(-1)?.id ?? '';

it('hands back what is too much when two people agree, once and never more', async () => {
  const stayId = await paidTooMuch();
  expect(await findStay(of(), stayId)).toMatchObject({ tooMuch: 100_000, returnable: 100_000 });
  expect(await ask(stayId, '1000.01')).toMatchObject(refusedWith('desk-return-too-much', 'back'));
  expect(await ask(stayId, '1000', '100000', both)).toMatchObject({ ok: true });
  expect(await ask(stayId, '1000')).toMatchObject(refusedWith('stay-paid-meanwhile'));
  const returnId = await returnOf(stayId);
  const agreed = { stayId, returnId, decision: 'approved' } as const;
  expect(await decideDeskReturn(of(), keeper, agreed)).toEqual({ ok: false, code: 'not-allowed' });
  expect(await decideDeskReturn(of(), both, agreed)).toMatchObject(refusedWith('refund-own'));
  const handed = { stayId, returnId, mode: 'cash' };
  expect(await handDeskReturn(of(), keeper, handed)).toMatchObject(refusedWith('refund-decided'));
  expect(await decideDeskReturn(of(), accountant, agreed)).toMatchObject({ ok: true });
  const twice = await Promise.all([
    handDeskReturn(of(), keeper, handed),
    handDeskReturn(of(), keeper, handed),
  ]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findStay(of(), stayId)).toMatchObject({ paid: 200_000, tooMuch: 0, toPay: 0, returnable: 0 });
});

it('hands nothing back that the stay needs again', async () => {
  const stayId = await paidTooMuch();
  await ask(stayId, '1000');
  const returnId = await returnOf(stayId);
  await decideDeskReturn(of(), accountant, { stayId, returnId, decision: 'approved' });
  const longer = { stayId, arrival: '2026-12-05', departure: '2026-12-08' };
  expect(await changeDatesByDesk(of(), keeper, await withShown(of(), longer))).toMatchObject({ ok: true });
  const handed = { stayId, returnId, mode: 'cash' };
  expect(await handDeskReturn(of(), keeper, handed)).toMatchObject(refusedWith('refund-nothing-left'));
});

it('declines what was agreed to and is too much by now, and asks for the rest', async () => {
  const stayId = await paidTooMuch();
  await ask(stayId, '1000');
  const decided = { stayId, returnId: await returnOf(stayId) };
  await decideDeskReturn(of(), accountant, { ...decided, decision: 'approved' });
  const price = (night: Paise) =>
    fixture.db.updateTable('room_types').set({ night_paise: night }).where('id', '=', 'cell').execute();
  await price(rupees(600));
  const longer = { stayId, departure: '2026-12-08', rooms: [] };
  expect(await extendStay(of(), keeper, await withShown(of(), longer))).toMatchObject({ ok: true });
  await price(rupees(1_000));
  expect(await findStay(of(), stayId)).toMatchObject({ tooMuch: 40_000, returnable: 0 });
  const decline = { ...decided, decision: 'declined' } as const;
  expect(await decideDeskReturn(of(), keeper, decline)).toEqual({ ok: false, code: 'not-allowed' });
  expect(await decideDeskReturn(of(), both, decline)).toMatchObject({ ok: true });
  expect(await decideDeskReturn(of(), both, decline)).toMatchObject(refusedWith('refund-decided'));
  const row = await fixture.db
    .selectFrom('stay_desk_returns')
    .select(['state', 'decided_by'])
    .where('id', '=', decided.returnId)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'declined', decided_by: 'per_accounts' });
  const said = await fixture.db
    .selectFrom('audit_log')
    .select(['action', 'person_id'])
    .where('subject', '=', stayId)
    .orderBy('at', 'desc')
    .execute();
  expect(said).toContainEqual({ action: 'stay.desk-return-declined', person_id: 'per_both' });
  expect(await ask(stayId, '400', '40000')).toMatchObject({ ok: true });
});

it('may hand back what was paid at the desk for a stay that was cancelled', async () => {
  const stayId = await paidTooMuch();
  await cancelByDesk(of(), keeper, { stayId, reason: 'Illness', all: false });
  expect(await findStay(of(), stayId)).toMatchObject({ tooMuch: 0, returnable: 300_000 });
});

it('lets the database refuse more than was taken, whatever the code believed', async () => {
  const stayId = await inHouse();
  await take(stayId, '500', '0');
  const forged = { kind: 'deposit', direction: 'out', mode: 'cash', amount: 50_001, by: 'nobody' } as const;
  const noted = fixture.db
    .transaction()
    .execute((trx) => noteDeskMoney(trx, of(), { ...forged, stayId, day: '2026-12-01', at: now }));
  await expect(noted).rejects.toThrow('more given back than taken');
});
