import { describe, expect, it } from 'vitest';
import { readShift, readVolunteer, readVolunteers, shiftNeed } from './shift.ts';

const typed = {
  ...{ intentKey: 'office_0123456789abcdef', duty: 'Shoe stand', place: '', day: '2026-09-04' },
  ...{ from: '18:00', to: '22:30', least: '2', most: '4', note: '' },
};
const window = { from: '2026-08-14', to: '2026-09-11' };

describe('the form of a shift', () => {
  it('is on the temple’s clock', () => {
    expect(readShift(typed, window)).toMatchObject({
      ok: true,
      value: { startsAt: new Date('2026-09-04T12:30:00Z'), endsAt: new Date('2026-09-04T17:00:00Z') },
    });
  });

  it.each([
    ['22:00', '02:00', '2026-09-04T20:30:00.000Z'],
    ['00:00', '06:00', '2026-09-04T00:30:00.000Z'],
    // As long as a shift may be.
    ['09:00', '09:00', '2026-09-05T03:30:00.000Z'],
  ])('from %s to %s ends at %s', (from, to, end) => {
    const read = readShift({ ...typed, from, to }, window);
    expect(read.ok && read.value.endsAt.toISOString()).toBe(end);
  });

  it.each([
    ['duty', ' ', 'duty text-length'],
    ['day', '2026-09-12', 'day date-outside'],
    ['from', '24:00', 'from time-invalid'],
    ['to', 'evening', 'to time-invalid'],
    ['least', '0', 'least number-outside'],
    ['most', '1', 'most roster-most-below-least'],
    ['most', '201', 'most number-outside'],
    ['intentKey', 'x', 'intentKey intent-malformed'],
  ])('%s %j is refused', (field, value, expected) => {
    const read = readShift({ ...typed, [field]: value }, window);
    expect(read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });
});

describe('who is asked', () => {
  it.each([
    ['Gopal Das, gopal@example.com', { name: 'Gopal Das', email: 'gopal@example.com', phone: null }],
    ['Mira, 98765 43210', { name: 'Mira', email: null, phone: '+919876543210' }],
    [
      'Mira; 9876543210; mira@example.com',
      { name: 'Mira', email: 'mira@example.com', phone: '+919876543210' },
    ],
    ['Mira', null],
    ['Mira, ', null],
    ['mira@example.com', null],
    ['Mira, 12', null],
    ['Mira, a@b.example, 9876543210, more', null],
  ])('%j', (line, expected) => expect(readVolunteer(line)).toEqual(expected));

  it('stands one a line, and the wrong line is named', () => {
    expect(readVolunteers('Mira, 9876543210\n\n Gopal, gopal@example.com \n')).toMatchObject({
      ok: true,
      value: [{ name: 'Mira' }, { name: 'Gopal' }],
    });
    expect(readVolunteers('Mira, 9876543210\nGopal')).toMatchObject({
      problems: [{ code: 'roster-line', values: { line: 2, text: 'Gopal' } }],
    });
    expect(readVolunteers(' \n')).toMatchObject({ problems: [{ code: 'roster-nobody' }] });
    expect(readVolunteers('Mira, 9876543210\n'.repeat(31))).toMatchObject({
      problems: [{ code: 'roster-too-many' }],
    });
  });
});

it.each([
  [0, 'short'],
  [1, 'short'],
  [2, 'enough'],
  [4, 'full'],
])('with %i of 2 to 4 it is %s', (accepted, need) => {
  expect(shiftNeed({ accepted, least: 2, most: 4 })).toBe(need);
});
