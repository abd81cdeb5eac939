import { expect, it } from 'vitest';
import { readDoor } from './door.ts';
import { hasRoomForLate, placeStateOf, waitMinutes } from './place-state.ts';

const now = new Date('2026-12-04T04:00:00Z');
const seconds = (count: number) => new Date(now.getTime() + count * 1_000);

it.each([
  ['waiting', 21, null, null],
  ['called', 20, seconds(-119), null],
  ['late', 20, seconds(-120), null],
  ['late', 20, seconds(-3_599), null],
  ['over', 20, seconds(-3_600), null],
  ['over', 20, null, null],
  ['inside', 20, seconds(-3_600), { endsAt: seconds(1), leftAt: null }],
  ['over', 20, seconds(-10), { endsAt: now, leftAt: null }],
  ['over', 20, seconds(-10), { endsAt: seconds(60), leftAt: seconds(-1) }],
])('%s: number %s, called %s, entry %s', (placeState, number, calledAt, entry) => {
  expect(placeStateOf(number, { called: 20, calledAt, entry, now })).toBe(placeState);
});

it('lets who is late in on top of the others, a tenth of them', () => {
  expect([99, 109, 110].map((inside) => hasRoomForLate(inside, 100))).toEqual([true, true, false]);
  expect([1, 2].map((inside) => hasRoomForLate(inside, 1))).toEqual([true, false]);
});

it('says how long it takes, where anybody goes in', () => {
  expect([waitMinutes(0, 5), waitMinutes(11, 5), waitMinutes(11, 0)]).toEqual([1, 3, null]);
});

it('reads the form of the office', () => {
  const typed = { mode: 'auto', arrivalsLine: '600', mostInside: '३००', minutes: '10' };
  expect(readDoor(typed)).toEqual({
    ok: true,
    value: { mode: 'auto', arrivalsLine: 600, mostInside: 300, minutes: 10 },
  });
  const wrong = readDoor({ mode: 'ajar', arrivalsLine: '0', mostInside: '-5', minutes: '2' });
  expect(wrong.ok || wrong.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'mode choice-invalid',
    'arrivalsLine number-outside',
    'mostInside number-outside',
    'minutes number-outside',
  ]);
});
