import { describe, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { anonymousMeter } from './anonymous-line.ts';

describe('the limit of anonymous donations', () => {
  it.each([
    ['nothing', 0, 0, 1_00_000, 'free'],
    ['below four fifths of the floor', 79_999, 5_00_000, 1_00_000, 'free'],
    ['four fifths of the floor', 80_000, 5_00_000, 1_00_000, 'near'],
    ['the floor itself', 1_00_000, 5_00_000, 1_00_000, 'near'],
    ['a rupee more', 1_00_001, 5_00_000, 1_00_000, 'over'],
    ['five per cent of much', 1_50_000, 40_00_000, 2_00_000, 'free'],
    ['over five per cent of much', 2_00_001, 40_00_000, 2_00_000, 'over'],
  ])('%s', (_, anonymous, all, line, state) => {
    const meter = anonymousMeter({ anonymous: rupees(anonymous), all: rupees(all) }, '2026-04-01');
    expect(meter).toMatchObject({ line: rupees(line), state, law: 'section 337' });
  });

  it('follows the law of the year', () => {
    const sums = { anonymous: rupees(0), all: rupees(0) };
    expect(anonymousMeter(sums, '2025-04-01').law).toBe('section 115BBC');
  });
});
