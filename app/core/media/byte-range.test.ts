import { expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

it.each<[string | undefined, ReturnType<typeof byteRangeOf>]>([
  [undefined, 'all'],
  ['', 'all'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=40-200', { from: 40, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-400', { from: 0, to: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=-', 'all'],
  ['bytes=5-2', 'all'],
  ['bytes=0-1,4-5', 'all'],
  ['lines=0-1', 'all'],
  ['bytes=999999999999999999999-', 'all'],
  ['bytes=0x1-2', 'all'],
])('%s of a hundred bytes', (header, range) => expect(byteRangeOf(header, 100)).toEqual(range));

it('an empty file has no part', () => expect(byteRangeOf('bytes=0-', 0)).toBeNull());
