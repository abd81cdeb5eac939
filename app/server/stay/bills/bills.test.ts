import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Paise, paise, rupees } from '#core/money/paise.ts';
import type { BillFacts } from '#core/orders/bill.ts';
import { hsnSummary } from '#core/orders/bill-rows.ts';
import { listBillsOfMonth } from '#server/bills/bill-queries.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { checkIn, checkOut } from '../desk/advance-stay.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { findStay } from '../queries/stay-queries.ts';
import { noteDeskMoney } from '../record/desk-money.ts';
import { beginStay, captureOf, makeTestHouse, setTestTerms } from '../test-stays.ts';
import { billByDesk } from './bill-by-desk.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

/** 2,500 rupees a night: 5 percent are in it; meals of 210 a day. */
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 10);
  await test.db
    .updateTable('room_types')
    .set({ night_paise: rupees(2_500) })
    .execute();
  await setTestTerms(test.db, { gst: [{ upTo: null, rateBp: 500 }], meal_paise: rupees(210) });
  const shop = { seller: 'Temple', address: 'Road 1', state: 'Uttar Pradesh', gstin: '09AAATD0000D1ZO' };
  const rest = { billMark: 'A', pickup: true, payAtPickup: true, buyerCancels: true };
  await test.db
    .insertInto('settings')
    .values({ key: 'shop', value: JSON.stringify({ ...shop, ...rest }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ ...shop, ...rest }) }),
    )
    .execute();
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

type Begun = Awaited<ReturnType<typeof beginStay>>;

async function paidStay(instead: Parameters<typeof beginStay>[1] = {}): Promise<Begun> {
  now = new Date('2026-11-20T06:00:00Z');
  const stay = await beginStay(of(), instead);
  await settlePayment(of(), { snapshot: captureOf(stay, { capturedAt: now }), event: null });
  return stay;
}

async function stayAndLeave({ id }: Begun) {
  now = new Date('2026-12-01T08:00:00Z');
  const came = await checkIn(of(), keeper, { stayId: id, idKind: 'passport', idLast4: 'Z123' });
  expect(came).toMatchObject({ ok: true });
  now = new Date('2026-12-03T04:00:00Z');
  expect(await checkOut(of(), keeper, id)).toMatchObject({ ok: true });
}

/** So much of the payment has gone back in all, in the gateway's dashboard. */
async function goesBack(stay: Begun, refunded: Paise) {
  const snapshot = captureOf(stay, { capturedAt: new Date('2026-11-20T06:00:00Z'), refunded });
  await settlePayment(of(), { snapshot: { ...snapshot, refundBegun: true }, event: null });
}

async function billsOf(stayId: string) {
  const rows = await test.db
    .selectFrom('bills')
    .selectAll()
    .where('stay_id', '=', stayId)
    .orderBy(sql`kind = 'credit-note'`)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({ ...row, facts: row.facts as BillFacts }));
}

it('writes the bill when the guest leaves, in a series of its own, with the tax of each rate', async () => {
  const stay = await paidStay({ meals: 'on' });
  expect(await billsOf(stay.id)).toEqual([]);
  await stayAndLeave(stay);
  const [bill, ...more] = await billsOf(stay.id);
  expect(more).toEqual([]);
  expect(bill).toMatchObject({
    ...{ kind: 'tax-invoice', number: 'HTA/26-27/000001', billed_on: '2026-12-03', total_paise: 584_000 },
    facts: {
      stay: { arrival: '2026-12-01', departure: '2026-12-03' },
      supplyState: 'Uttar Pradesh',
      lines: [
        { hsn: '996311', quantity: 2, unit: 250_000, rateBp: 500, cgst: 11_905, sgst: 11_905, igst: 0 },
        { hsn: '996332', quantity: 4, unit: 21_000, rateBp: 500, cgst: 2_000, sgst: 2_000, igst: 0 },
      ],
      tax: { taxable: 556_190, cgst: 13_905, sgst: 13_905 },
      buyer: { name: 'Radha Devi', address: null },
    },
  });
  expect(await findStay(of(), stay.id)).toMatchObject({ bills: [{ number: 'HTA/26-27/000001' }] });
  const letter = await composeLetter(of(), { kind: 'stay', stayId: stay.id, says: 'billed' });
  expect(letter?.attachments.map(({ fileName }) => fileName)).toContain('bill-HTA-26-27-000001.pdf');
  const month = await listBillsOfMonth(of(), '2026-12');
  expect(hsnSummary(month).map(({ hsn, amount }) => [hsn, amount])).toEqual([
    ['996311', 500_000],
    ['996332', 84_000],
  ]);
});

it('writes it once, and at the desk’s press only where the guest left without one', async () => {
  const stay = await paidStay();
  expect(await billByDesk(of(), keeper, stay.id)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  await stayAndLeave(stay);
  expect(await billByDesk(of(), keeper, stay.id)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  expect(await billsOf(stay.id)).toHaveLength(1);
});

it('credits what goes back after the bill, wherever the refund was made, and never more than was billed', async () => {
  const stay = await paidStay();
  await stayAndLeave(stay);
  for (const refunded of [paise(100_001), paise(100_001), paise(100_003), paise(500_000)])
    await goesBack(stay, refunded);
  const [bill, ...notes] = await billsOf(stay.id);
  expect(notes.map(({ kind, total_paise }) => [kind, total_paise])).toEqual([
    ['credit-note', 100_001],
    ['credit-note', 2],
    ['credit-note', 399_997],
  ]);
  expect(notes.map(({ prefix }) => prefix)).toEqual(['HCA', 'HCA', 'HCA']);
  const taxBack = notes.reduce((sum, { facts }) => sum + facts.tax.cgst, 0);
  expect(taxBack).toBe(bill?.facts.tax.cgst);
});

it('bills the nights as they were changed to; what went back for the change needs no note', async () => {
  const stay = await paidStay({ arrival: '2026-12-01', departure: '2026-12-04' });
  const shorter = await changeOwnDates(of(), stay.id, { arrival: '2026-12-01', departure: '2026-12-03' });
  expect(shorter).toMatchObject({ ok: true });
  await stayAndLeave(stay);
  // Half of the third night goes back only now.
  await goesBack(stay, paise(125_000));
  expect(await billsOf(stay.id)).toMatchObject([{ total_paise: 500_000, covered_paise: 500_000 }]);
  await goesBack(stay, paise(260_000));
  const [, note] = await billsOf(stay.id);
  expect(note).toMatchObject({ kind: 'credit-note', total_paise: 10_000 });
});

it('bills what the guest owes too, and says how it was paid', async () => {
  const stay = await paidStay({ pay: 'deposit' });
  now = new Date('2026-12-01T08:00:00Z');
  const due = { stayId: stay.id, mode: 'cash', due: '350000', amount: '1000' };
  expect(await takeDeskPayment(of(), keeper, due)).toMatchObject({ ok: true });
  await stayAndLeave(stay);
  const [bill] = await billsOf(stay.id);
  expect(bill).toMatchObject({ total_paise: 500_000, covered_paise: 150_000 });
  expect(bill?.facts.payment.reference).toContain('Cash at the desk: ₹1,000.00');
});

it('says what was returned in another way than it came, and leaves out what came to nothing', async () => {
  const paidBy = async (moved: ['cash' | 'upi', 'in' | 'out', number][]) => {
    const stay = await paidStay({ pay: 'deposit' });
    for (const [at, [mode, direction, amount]] of moved.entries()) {
      const back = {
        id: `sdr_${stay.id}_${at}`,
        booking_id: stay.id,
        amount_paise: amount,
        reason: 'Too much',
      };
      const asked = { asked_by: 'per_a', asked_at: now, decided_by: 'per_b', decided_at: now };
      if (direction === 'out')
        await test.db
          .insertInto('stay_desk_returns')
          .values({ ...back, ...asked, state: 'handed' })
          .execute();
      const note = { stayId: stay.id, kind: 'price', mode, direction, amount, by: 'per_a' } as const;
      const returnId = direction === 'out' ? back.id : undefined;
      await test.db
        .transaction()
        .execute((trx) => noteDeskMoney(trx, of(), { ...note, day: '2026-11-30', at: now, returnId }));
    }
    await stayAndLeave(stay);
    return (await billsOf(stay.id))[0]?.facts.payment.reference.replace(/^pay_\w+: /, '');
  };
  expect(
    await paidBy([
      ['cash', 'in', 450_000],
      ['upi', 'out', 100_000],
    ]),
  ).toBe('₹1,500.00, Cash at the desk: ₹4,500.00, Returned by UPI at the desk: ₹1,000.00');
  expect(
    await paidBy([
      ['cash', 'in', 350_000],
      ['cash', 'out', 350_000],
      ['upi', 'in', 350_000],
    ]),
  ).toBe('₹1,500.00, UPI at the desk: ₹3,500.00');
});
