import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { aroundZero } from './angles.ts';
import { moonLongitude, moonPosition } from './moon.ts';

it('between its daily nodes the Moon is where the series has it, to 0.01 arc seconds', () => {
  assert(
    property(double({ min: 2433282, max: 2488070, noNaN: true }), (jd) => {
      const off = aroundZero(moonLongitude(jd) - moonPosition(jd).longitude) * 3600;
      expect(Math.abs(off)).toBeLessThan(0.01);
    }),
    { seed: 20260904, numRuns: 200 },
  );
});

it('is exact at a node', () => {
  expect(aroundZero(moonLongitude(2451545) - moonPosition(2451545).longitude)).toBeCloseTo(0, 9);
});

it('returns for every half day of 1954, where the search of the library does not', () => {
  for (let jd = 2434743.5; jd < 2435109; jd += 0.5)
    expect(moonPosition(jd).longitude).toBeGreaterThanOrEqual(0);
});
