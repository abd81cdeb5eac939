import { expect, it } from 'vitest';
import { FormReader } from '#core/fields/form-reader.ts';
import { rupees } from '#core/money/paise.ts';
import { prolongStay } from './longer-stay.ts';
import { priceStay } from './price-stay.ts';

const kind = { id: 'suite', title: 'Suite', sleeps: 2, night: rupees(1_000) };
const nights = { arrival: '2026-12-01', departure: '2026-12-04' };
const party = { adults: 3, children: 0, rooms: 2, meals: false, member: false };
const rate = {
  ...{ id: '1', kindId: 'suite', from: '2026-12-01', to: '2026-12-31', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ night: rupees(1_500), single: null, member: null, extraBeds: 0, extraBed: rupees(0), minNights: 4 },
};
const rules = {
  ...{ kinds: [kind], rates: [rate], terms: [], today: '2026-12-02' },
  days: { from: '2026-12-03', to: '2027-12-02' },
};
const before = priceStay(kind, nights, party, { ...rules, rates: [] });
if (!before.ok) throw new Error(before.code);
const stay = { ...nights, ...party, kindId: 'suite', price: before.value };

it('adds nights at the rates of today to what the stay cost, and counts its nights for the minimum', () => {
  const longer = prolongStay(new FormReader(), stay, '2026-12-05', rules);
  expect(longer?.price.total).toBe(rupees(6_000 + 3_000));
  expect(longer?.price.nights.map(({ night, rooms }) => [night, rooms])).toEqual([
    ['2026-12-01', rupees(2_000)],
    ['2026-12-02', rupees(2_000)],
    ['2026-12-03', rupees(2_000)],
    ['2026-12-04', rupees(3_000)],
  ]);
});

it.each([
  ['the departure that it has', '2026-12-04', 'stay-not-longer'],
  ['an earlier one', '2026-12-03', 'stay-not-longer'],
  ['the day of arrival', '2026-12-01', 'check-out-first'],
  ['more nights than a stay may have', '2027-01-01', 'date-outside'],
  ['no day', '', 'date-invalid'],
])('refuses %s', (_, departure, code) => {
  const form = new FormReader();
  expect(prolongStay(form, stay, departure, rules)).toBe(null);
  expect(form.problems).toMatchObject([{ field: 'departure', code }]);
});

it('refuses nights that are still too few, and a kind that is not let any more', () => {
  const short = { ...stay, arrival: '2026-12-03' };
  const form = new FormReader();
  expect(prolongStay(form, short, '2026-12-05', rules)).toBe(null);
  expect(form.problems).toMatchObject([{ code: 'stay-minimum' }]);
  const gone = new FormReader();
  expect(prolongStay(gone, stay, '2026-12-05', { ...rules, kinds: [] })).toBe(null);
  expect(gone.problems).toMatchObject([{ code: 'stay-no-room' }]);
});
