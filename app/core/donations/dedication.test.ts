import { describe, expect, it } from 'vitest';
import { dedicationQuery, readDedication } from './dedication.ts';

const today = '2026-11-20';
const read = (query: string) => readDedication(new URLSearchParams(query), today);
const nothing = { inNameOf: '', occasion: '', sevaDate: '' };

describe('what an address prefills', () => {
  it('is what the form would accept', () => {
    const dedication = { inNameOf: 'Rādhā Devī', occasion: 'Mother’s 60th birthday', sevaDate: '2026-12-27' };
    expect(read(dedicationQuery(dedication))).toEqual(dedication);
    expect(read('')).toEqual(nothing);
    expect(dedicationQuery(nothing)).toBe('');
  });

  it.each([
    'inNameOf=<script>alert(1)</script>',
    'inNameOf=Mira%0d%0aBcc: all@example.org',
    'inNameOf=Mira%00',
    'inNameOf=%E2%80%AEvil',
    `inNameOf=${'a'.repeat(81)}`,
    'occasion=<img src=x onerror=alert(1)>',
    'occasion=%E2%80%AEvil',
    `occasion=${'a'.repeat(81)}`,
    'sevaDate=2026-11-19',
    'sevaDate=2026-02-30',
    'sevaDate=2099-01-01',
    'sevaDate=tomorrow',
    'sevaDate[]=2026-12-27',
  ])('%s prefills nothing', (query) => expect(read(query)).toEqual(nothing));

  it('accepts the good values beside a bad one', () => {
    expect(read('inNameOf=Radha&sevaDate=never')).toEqual({ ...nothing, inNameOf: 'Radha' });
  });
});
