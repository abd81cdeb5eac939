import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeSealer, SealFault } from './sealer.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [old, fresh] = [key('k1'), key('k2')];
const indexKey = randomBytes(32);
const before = makeSealer([old], indexKey);
const after = makeSealer([fresh, old], indexKey);
const column = 'donations.donor_pan_sealed';
const pan = 'ABCPE1234F';

describe('a sealed value', () => {
  it('names its key, is another each time, and opens to what it was', () => {
    const [one, two] = [before.seal(column, 'don_1', pan), before.seal(column, 'don_1', pan)];
    expect(one).toMatch(/^k1\.[\w-]{51}$/);
    expect(one).not.toBe(two);
    expect(before.openText(column, 'don_1', one)).toBe(pan);
    expect(before.openText(column, 'don_1', null)).toBeNull();
  });

  it('can be any bytes', () => {
    const bytes = randomBytes(1024 * 1024);
    const sealed = before.seal('certificate_files.content_sealed', 'crt_1', bytes);
    expect(before.open('certificate_files.content_sealed', 'crt_1', sealed).equals(bytes)).toBe(true);
    expect(sealed.length).toBeLessThan(1_400_000);
  });

  it('is opened with an older key, and sealed with the first', () => {
    expect(after.openText(column, 'don_1', before.seal(column, 'don_1', pan))).toBe(pan);
    expect(after.seal(column, 'don_1', pan)).toMatch(/^k2\./);
  });

  const sealed = before.seal(column, 'don_1', pan);
  it.each([
    ['in another row', () => before.open(column, 'don_2', sealed)],
    ['in another column', () => before.open('profiles.pan_sealed', 'don_1', sealed)],
    [
      'with a letter changed',
      () =>
        before.open(
          column,
          'don_1',
          // Not the last one: some of its bits are beyond the bytes.
          sealed.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
        ),
    ],
    ['cut off', () => before.open(column, 'don_1', sealed.slice(0, 20))],
    ['under the name of another key', () => after.open(column, 'don_1', sealed.replace('k1', 'k2'))],
    ['without its key', () => makeSealer([fresh], indexKey).open(column, 'don_1', sealed)],
    ['as what it never was', () => before.open(column, 'don_1', pan)],
  ])('does not open %s, and the error reveals nothing of it', (_, open) => {
    expect(open).toThrow(SealFault);
    expect(open).not.toThrow(pan);
  });
});

describe('the index', () => {
  it('is the same for the same PAN however it is written, under every data key', () => {
    expect(before.panIndex(pan.toLowerCase())).toBe(after.panIndex(pan));
    expect(before.panIndex(pan)).not.toBe(before.panIndex('ABCPE1234G'));
  });

  it('is another with another index key, and shows it', () => {
    const other = makeSealer([old], randomBytes(32));
    expect(other.panIndex(pan)).not.toBe(before.panIndex(pan));
    expect(other.panIndex(pan).startsWith(`${other.indexMark}.`)).toBe(true);
    expect(other.indexMark).not.toBe(before.indexMark);
    expect(other.keyedHash('a', 'text')).not.toBe(before.keyedHash('a', 'text'));
  });

  it('reveals nothing of the same text for another purpose', () =>
    expect(before.keyedHash('a', 'text')).not.toBe(before.keyedHash('b', 'text')));
});
