import { describe, expect, it } from 'vitest';
import { departureState, readDeparture } from './departure.ts';

const rules = { today: '2026-11-21', taken: 3, others: ['2026-12-13'] };
const typed = { day: '2026-12-06', seats: '40', version: '1' };
const read = (instead: Partial<typeof typed>) => readDeparture({ ...typed, ...instead }, rules);

describe('the form of a departure', () => {
  it.each([
    [{}, { day: '2026-12-06', seats: 40 }],
    [{ day: '2026-11-22' }, { day: '2026-11-22', seats: 40 }],
    [{ day: '2028-11-20' }, { day: '2028-11-20', seats: 40 }],
    [{ seats: '3' }, { day: '2026-12-06', seats: 3 }],
    [{ seats: ' २०० ' }, { day: '2026-12-06', seats: 200 }],
  ])('takes %j', (instead, value) => expect(read(instead)).toEqual({ ok: true, value }));

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
] as const)('a departure of %s with %i left, closed %j, is %s', (day, seatsLeft, closed, state) =>
  expect(departureState({ day, seatsLeft, closed }, '2026-11-21')).toBe(state),
);
