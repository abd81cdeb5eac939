import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { hsnSummary } from '#core/orders/bill-rows.ts';
import { listBillsOfMonth } from '#server/bills/bill-queries.ts';
import type { TestDatabase } from '#server/db/test-database.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { findStay } from '../queries/stay-queries.ts';
import { noteDeskMoney } from '../record/desk-money.ts';
import { billByDesk } from './bill-by-desk.ts';
import { type BilledHouse, makeBilledHouse } from './test-bills.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let house: BilledHouse;
let test: TestDatabase;
const of = () => house.services;

beforeAll(async () => {
  house = await makeBilledHouse();
  ({ test } = house);
});
afterAll(() => house.close());

it('writes the bill when the guest leaves, in a series of its own, with the tax of each rate', async () => {
  const stay = await house.paidStay({ meals: 'on' });
  expect(await house.billsOf(stay.id)).toEqual([]);
  await house.stayAndLeave(stay);
  const [bill, ...more] = await house.billsOf(stay.id);
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
  const stay = await house.paidStay();
  expect(await billByDesk(of(), keeper, stay.id)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  await house.stayAndLeave(stay);
  expect(await billByDesk(of(), keeper, stay.id)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  expect(await house.billsOf(stay.id)).toHaveLength(1);
});

it('credits what goes back after the bill, wherever the refund was made, and never more than was billed', async () => {
  const stay = await house.paidStay();
  await house.stayAndLeave(stay);
  for (const refunded of [paise(100_001), paise(100_001), paise(100_003), paise(500_000)])
    await house.goesBack(stay, refunded);
  const [bill, ...notes] = await house.billsOf(stay.id);
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
  const stay = await house.paidStay({ arrival: '2026-12-01', departure: '2026-12-04' });
  const shorter = await changeOwnDates(of(), stay.id, { arrival: '2026-12-01', departure: '2026-12-03' });
  expect(shorter).toMatchObject({ ok: true });
  await house.stayAndLeave(stay);
  // Half of the third night goes back only now.
  await house.goesBack(stay, paise(125_000));
  expect(await house.billsOf(stay.id)).toMatchObject([{ total_paise: 500_000, covered_paise: 500_000 }]);
  await house.goesBack(stay, paise(260_000));
  const [, note] = await house.billsOf(stay.id);
  expect(note).toMatchObject({ kind: 'credit-note', total_paise: 10_000 });
});

it('bills what the guest owes too, and says how it was paid', async () => {
  const stay = await house.paidStay({ pay: 'deposit' });
  house.at('2026-12-01T08:00:00Z');
  const due = { stayId: stay.id, mode: 'cash', due: '350000', amount: '1000' };
  expect(await takeDeskPayment(of(), keeper, due)).toMatchObject({ ok: true });
  await house.stayAndLeave(stay);
  const [bill] = await house.billsOf(stay.id);
  expect(bill).toMatchObject({ total_paise: 500_000, covered_paise: 150_000 });
  expect(bill?.facts.payment.reference).toContain('Cash at the desk: ₹1,000.00');
});

it('says what was returned in another way than it came, and leaves out what came to nothing', async () => {
  const paidBy = async (moved: ['cash' | 'upi', 'in' | 'out', number][]) => {
    const stay = await house.paidStay({ pay: 'deposit' });
    for (const [at, [mode, direction, amount]] of moved.entries()) {
      const back = {
        id: `sdr_${stay.id}_${at}`,
        booking_id: stay.id,
        amount_paise: amount,
        reason: 'Too much',
      };
      const asked = {
        asked_by: 'per_a',
        asked_at: house.now(),
        decided_by: 'per_b',
        decided_at: house.now(),
      };
      if (direction === 'out')
        await test.db
          .insertInto('stay_desk_returns')
          .values({ ...back, ...asked, state: 'handed' })
          .execute();
      const note = { stayId: stay.id, kind: 'price', mode, direction, amount, by: 'per_a' } as const;
      const returnId = direction === 'out' ? back.id : undefined;
      await test.db
        .transaction()
        .execute((trx) =>
          noteDeskMoney(trx, of(), { ...note, day: '2026-11-30', at: house.now(), returnId }),
        );
    }
    await house.stayAndLeave(stay);
    return (await house.billsOf(stay.id))[0]?.facts.payment.reference.replace(/^pay_\w+: /, '');
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
