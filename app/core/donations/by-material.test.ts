import { expect, it } from 'vitest';
import { byMaterial } from './by-material.ts';

const shown = (titles: string[]) =>
  byMaterial(titles.map((title) => ({ title }))).map(({ name, sizes }) => [
    name,
    ...sizes.map(({ size }) => size),
  ]);

it('puts sizes under the material that their titles name first', () => {
  expect(shown(['Sand, 5 cubic feet', 'Cement, one bag', 'Sand, 10 cubic feet'])).toEqual([
    ['Sand', '5 cubic feet', '10 cubic feet'],
    ['Cement', 'one bag'],
  ]);
});

it('reads a material behind a number, with separators in it too', () => {
  expect(shown(['100 bricks', '1,000 bricks'])).toEqual([['Bricks', '100 bricks', '1,000 bricks']]);
});

it('leaves a title without a material alone', () => {
  expect(shown(['One square foot', 'A pillar'])).toEqual([
    ['One square foot', 'One square foot'],
    ['A pillar', 'A pillar'],
  ]);
});
