import { expect, it } from 'vitest';
import { barsIn, gapsBetween, type NightRun, readChartWindow } from './tape-chart.ts';

const window = { from: '2026-12-01', nights: 14 };
const run = (from: string, to: string): NightRun => ({
  roomId: 'rom_1',
  from,
  to,
  whole: { arrival: from, departure: to },
  of: { kind: 'block', id: 'blk', reason: 'Painting' },
});

it.each([
  ['inside', '2026-12-03', '2026-12-05', { at: 2, nights: 2, before: false, after: false }],
  ['exactly the window', '2026-12-01', '2026-12-15', { at: 0, nights: 14, before: false, after: false }],
  ['from before', '2026-11-20', '2026-12-02', { at: 0, nights: 1, before: true, after: false }],
  ['to after', '2026-12-14', '2026-12-16', { at: 13, nights: 1, before: false, after: true }],
  ['over both ends', '2026-11-20', '2027-01-20', { at: 0, nights: 14, before: true, after: true }],
])('draws a run %s', (_, from, to, drawn) => {
  expect(barsIn(window, [run(from, to)])).toMatchObject([drawn]);
});

it('draws nothing of a run that ends on the first day or begins after the last', () => {
  expect(barsIn(window, [run('2026-11-20', '2026-12-01'), run('2026-12-15', '2026-12-18')])).toEqual([]);
});

it('finds what is free between the bars, never before the day from which may be booked', () => {
  const bars = barsIn(window, [
    run('2026-11-30', '2026-12-02'),
    run('2026-12-05', '2026-12-06'),
    run('2026-12-06', '2026-12-08'),
  ]);
  expect(gapsBetween(window, bars, '2026-11-01')).toEqual([
    { at: 1, nights: 3 },
    { at: 7, nights: 7 },
  ]);
  expect(gapsBetween(window, bars, '2026-12-04')).toEqual([
    { at: 3, nights: 1 },
    { at: 7, nights: 7 },
  ]);
  expect(gapsBetween(window, bars, '2026-12-06')).toEqual([{ at: 7, nights: 7 }]);
  expect(gapsBetween(window, bars, '2026-12-15')).toEqual([]);
  expect(gapsBetween(window, [], '2026-12-01')).toEqual([{ at: 0, nights: 14 }]);
});

it.each([
  [
    { from: '2026-12-05', nights: '28' },
    { from: '2026-12-05', nights: 28 },
  ],
  [
    { from: '', nights: '' },
    { from: '2026-11-20', nights: 14 },
  ],
  [
    { from: '2026-02-30', nights: '15' },
    { from: '2026-11-20', nights: 14 },
  ],
  [
    { from: '0001-01-01', nights: '60' },
    { from: '2026-11-20', nights: 60 },
  ],
])('reads the address %j', (asked, read) => {
  expect(readChartWindow(asked, '2026-11-20')).toEqual(read);
});
