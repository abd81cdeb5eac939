import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { staffOf } from '#server/people/test-people.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { noShow } from '../desk/advance-stay.ts';
import { billToCompany } from '../desk/bill-to-company.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { bookedByDesk } from '../desk/test-desk.ts';
import { findStay } from '../queries/stay-queries.ts';
import { type BilledHouse, makeBilledHouse } from './test-bills.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let house: BilledHouse;

beforeAll(async () => {
  house = await makeBilledHouse();
});
afterAll(() => house.close());

const company = { company: 'Yatra Travels', gstin: '09AAATD0000D1ZO', address: '12 Mall Road, Kanpur' };

it('bills what stays with the temple where nobody came, each rate its share, and asks the rest back', async () => {
  const { services } = house;
  await house.terms([{ days: 0, percent: 40 }]);
  const stay = await house.paidStay({ meals: 'on' });
  house.at('2026-12-01T18:00:00Z');
  expect(await noShow(services, keeper, stay.id)).toMatchObject({ ok: true });
  const [bill, ...more] = await house.billsOf(stay.id);
  expect(more).toEqual([]);
  // 60 percent of 5,840 rupees: rooms 5,000 at 5 percent, meals 840 at 5 percent.
  expect(bill).toMatchObject({
    ...{ total_paise: 350_400, covered_paise: 350_400 },
    facts: {
      lines: [
        { hsn: '996311', quantity: 1, goods: 300_000 },
        { hsn: '996332', goods: 50_400 },
      ],
    },
  });
  const shown = await findStay(services, stay.id);
  expect(shown).toMatchObject({ toPay: 0, refunds: [{ state: 'asked', amount: 233_600 }] });
  const letter = await composeLetter(services, { kind: 'stay', stayId: stay.id, says: 'no-show' });
  expect(letter?.attachments.map(({ fileName }) => fileName)).toContain('bill-HTA-26-27-000001.pdf');
  // What was asked back goes: it was never billed, so no note.
  await house.goesBack(stay, paise(233_600));
  expect(await house.billsOf(stay.id)).toHaveLength(1);
  // What the office gives back beyond the terms has one.
  await house.goesBack(stay, paise(333_600));
  expect((await house.billsOf(stay.id))[1]).toMatchObject({ kind: 'credit-note', total_paise: 100_000 });
});

it('counts what was left over of a change neither as kept nor as going back', async () => {
  const { services } = house;
  const stay = await house.paidStay({ arrival: '2026-12-01', departure: '2026-12-04' });
  const shorter = { arrival: '2026-12-01', departure: '2026-12-03' };
  expect(await changeOwnDates(services, stay.id, shorter)).toMatchObject({ ok: true });
  house.at('2026-12-01T18:00:00Z');
  expect(await noShow(services, keeper, stay.id)).toMatchObject({ ok: true });
  const [bill] = await house.billsOf(stay.id);
  expect(bill).toMatchObject({ total_paise: 300_000, covered_paise: 300_000 });
  const shown = await findStay(services, stay.id);
  expect(shown?.refunds.map(({ amount }) => amount)).toEqual([100_000, 200_000]);
});

it('bills nothing where nothing was paid, and takes no more money of who did not come', async () => {
  const { services } = house;
  house.at('2026-11-20T06:00:00Z');
  const id = await bookedByDesk(services, {});
  house.at('2026-12-01T18:00:00Z');
  expect(await noShow(services, keeper, id)).toMatchObject({ ok: true });
  expect(await house.billsOf(id)).toEqual([]);
  const due = { stayId: id, mode: 'cash', due: '0', amount: '1' };
  expect(await takeDeskPayment(services, keeper, due)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
});

it('names the company that pays, asked at booking and at the desk, until the bill is written', async () => {
  const { services } = house;
  const stay = await house.paidStay({ company: 'Yatra Travels', gstin: '' });
  expect(await billToCompany(services, keeper, { stayId: stay.id, ...company, address: '' })).toMatchObject({
    problems: [{ field: 'address', code: 'stay-company-address' }],
  });
  expect(await billToCompany(services, keeper, { stayId: stay.id, ...company })).toMatchObject({ ok: true });
  await house.stayAndLeave(stay);
  const [bill] = await house.billsOf(stay.id);
  expect(bill?.facts.buyer).toEqual({
    ...{ name: company.company, gstin: company.gstin, address: company.address },
  });
  expect(await billToCompany(services, keeper, { stayId: stay.id, ...company })).toMatchObject({
    problems: [{ code: 'stay-moved' }],
  });
});
