import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise.ts';
import { departureState, readDeparture } from './departure.ts';

const rules = { today: '2026-11-21', taken: 3, others: ['2026-12-13'], price: rupees(2_500) };
const unpaid = { payOnline: '', deposit: '', ladder: '' };
const typed = { day: '2026-12-06', seats: '40', version: '1', ...unpaid };
const read = (instead: Partial<typeof typed>) => readDeparture({ ...typed, ...instead }, rules);

describe('the form of a departure', () => {
  it.each([
    [{}, { day: '2026-12-06', seats: 40 }],
    [{ day: '2026-11-22' }, { day: '2026-11-22', seats: 40 }],
    [{ day: '2028-11-20' }, { day: '2028-11-20', seats: 40 }],
    [{ seats: '3' }, { day: '2026-12-06', seats: 3 }],
  ])('takes %j', (instead, value) =>
    expect(read(instead)).toEqual({
      ok: true,
      value: { payOnline: false, deposit: null, ladder: [], ...value },
    }),
  );

  it('takes a departure that is paid on the site, with a deposit and what goes back', () =>
    expect(read({ payOnline: 'on', deposit: '500', ladder: '15: 100\n3: 50 %' })).toMatchObject({
      value: {
        ...{ payOnline: true, deposit: rupees(500) },
        ladder: [
          { days: 15, percent: 100 },
          { days: 3, percent: 50 },
        ],
      },
    }));

  it('takes no payment for a tour whose price is by arrangement', () =>
    expect(readDeparture({ ...typed, payOnline: 'on' }, { ...rules, price: null })).toMatchObject({
      problems: [{ field: 'payOnline', code: 'departure-no-price' }],
    }));

  it.each([
    [{ day: '' }, 'day', 'date-invalid'],
    [{ day: '2027-02-30' }, 'day', 'date-invalid'],
    [{ day: '6/12/2026' }, 'day', 'date-invalid'],
    [{ day: '2026-11-20' }, 'day', 'date-outside'],
    [{ day: '2026-11-21' }, 'day', 'date-outside'],
    [{ day: '2028-11-21' }, 'day', 'date-outside'],
    [{ day: '2026-12-13' }, 'day', 'departure-twice'],
    [{ seats: '' }, 'seats', 'number-outside'],
    [{ seats: '0' }, 'seats', 'number-outside'],
    [{ seats: '-4' }, 'seats', 'number-outside'],
    [{ seats: '4.5' }, 'seats', 'number-outside'],
    [{ seats: '201' }, 'seats', 'number-outside'],
    [{ seats: '2' }, 'seats', 'seats-taken'],
    [{ deposit: 'much' }, 'deposit', 'amount-malformed'],
    [{ deposit: '0' }, 'deposit', 'departure-deposit'],
    [{ deposit: '2500' }, 'deposit', 'departure-deposit'],
    [{ ladder: '15 days: all' }, 'ladder', 'departure-ladder'],
    [{ ladder: '15: 101' }, 'ladder', 'departure-ladder'],
  ])('refuses %j', (instead, field, code) =>
    expect(read(instead)).toMatchObject({ ok: false, problems: [{ field, code }] }),
  );

  it('reports every problem at once', () =>
    expect(read({ day: 'x', seats: 'y' })).toMatchObject({
      problems: [{ field: 'day' }, { field: 'seats' }],
    }));
});

it.each([
  ['2026-11-20', 5, false, 'over'],
  ['2026-11-21', 5, true, 'over'],
  ['2026-11-22', 5, false, 'open'],
  ['2026-11-22', 0, false, 'full'],
  ['2026-11-22', 5, true, 'closed'],
  ['2026-11-22', 0, true, 'closed'],
  ['2026-11-22', 5, true, 'called-off'],
  ['2026-11-20', 5, true, 'called-off'],
] as const)('a departure of %s with %i left, closed %j, is %s', (day, seatsLeft, closed, state) =>
  expect(departureState({ day, seatsLeft, closed, calledOff: state === 'called-off' }, '2026-11-21')).toBe(
    state,
  ),
);
