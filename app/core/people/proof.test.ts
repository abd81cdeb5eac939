import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { puzzle, wholeRefusal } from './proof.ts';

it('a required puzzle shows no problem, every other refusal has one of the whole form', () => {
  const proof = { challenge: '{}', again: false, minutes: 60 };
  expect(wholeRefusal({ ok: false, code: 'proof-needed', proof })).toEqual({ problems: [], proof });
  expect(wholeRefusal({ ok: false, code: 'too-many-requests' })).toEqual({
    problems: [{ field: '', code: 'too-many-requests' }],
  });
});

it('a puzzle is remembered for longer than it lives, or it could be used twice', () => {
  expect(limits['puzzle:once']).toMatchObject({ tries: 1 });
  expect(limits['puzzle:once'].minutes).toBeGreaterThanOrEqual(puzzle.minutes);
});
