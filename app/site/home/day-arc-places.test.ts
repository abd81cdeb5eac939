import { describe, expect, it } from 'vitest';
import { minuteOf } from '#core/hours/darshan-times.ts';
import { arc, placeAt, sunOn } from './day-arc-places.ts';

const stations = ['04:30', '12:30', '20:30'].map((time) => ({ time, title: time }));
const sunAt = (time: string) => sunOn(stations, minuteOf(time));

describe('the arc of the day', () => {
  it('begins and ends at its feet and is highest in the middle', () => {
    expect(placeAt(0)).toEqual({ x: arc.left, y: expect.closeTo(arc.foot) });
    expect(placeAt(1)).toEqual({ x: arc.right, y: expect.closeTo(arc.foot) });
    expect(placeAt(0.5)).toEqual({ x: 620, y: expect.closeTo(arc.top) });
  });

  it.each([
    ['04:29', null],
    ['04:30', { share: 1 / 6, reached: 0 }],
    ['08:30', { share: 1 / 3, reached: 0 }],
    ['12:30', { share: 1 / 2, reached: 1 }],
    ['20:30', { share: 5 / 6, reached: 2 }],
    ['21:29', { share: expect.closeTo(0.915, 2), reached: 2 }],
    ['21:30', null],
    ['00:10', null],
  ])('at %s the sun is at %j', (time, expected) => {
    const sun = sunAt(time);
    if (expected === null) expect(sun).toBeNull();
    else
      expect(sun).toEqual({
        ...expected,
        share: typeof expected.share === 'number' ? expect.closeTo(expected.share) : expected.share,
      });
  });

  it('has no sun without stations', () => expect(sunOn([], 600)).toBeNull());
});
