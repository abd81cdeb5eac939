import { expect, it } from 'vitest';
import { checkinCurve } from './checkin-curve.ts';

const at = (time: string, people: number) => ({ at: new Date(`2026-12-04T${time}:00Z`), people });

it('has a bar for every ten minutes between the first and the last', () =>
  expect(checkinCurve([at('11:00', 4), at('10:30', 2)])).toEqual({
    minutes: 10,
    bars: [at('10:30', 2), at('10:40', 0), at('10:50', 0), at('11:00', 4)],
  }));

it('is empty where nobody came', () => expect(checkinCurve([])).toEqual({ minutes: 10, bars: [] }));

it('is by hours where the event is longer than a day', () => {
  const { minutes, bars } = checkinCurve([
    at('10:30', 2),
    at('10:50', 3),
    { at: new Date('2026-12-05T12:00:00Z'), people: 1 },
  ]);
  expect([minutes, bars.length, bars[0]]).toEqual([60, 27, at('10:00', 5)]);
});

it('shows the last hours where the clock of a telephone was wrong by years', () => {
  const { bars } = checkinCurve([{ at: new Date(0), people: 9 }, at('10:30', 2)]);
  expect(bars).toHaveLength(144);
  expect(bars.at(-1)).toEqual(at('10:00', 2));
});
