import { expect, it } from 'vitest';
import { invalid, refuse } from '../result.ts';
import { limits } from './limits.ts';
import { formRefusal, puzzle, wholeRefusal } from './proof.ts';

it('a required puzzle shows no problem, every other refusal has one of the whole form', () => {
  const proof = { challenge: '{}', again: false, minutes: 60 };
  expect(wholeRefusal({ ok: false, code: 'proof-needed', proof })).toEqual({ problems: [], proof });
  expect(wholeRefusal({ ok: false, code: 'too-many-requests' })).toEqual({
    problems: [{ field: '', code: 'too-many-requests' }],
  });
});

it('a refused form has what was typed, with the problems of its fields (422) or of all of it (429)', () => {
  const typed = { phone: '98' };
  const problems = [{ field: 'phone', code: 'phone-malformed' }];
  expect(formRefusal(invalid(problems), typed)).toEqual({ refused: { problems, typed }, status: 422 });
  const whole = { problems: [{ field: '', code: 'too-many-requests' }], typed };
  expect(formRefusal(refuse('too-many-requests'), typed)).toEqual({ refused: whole, status: 429 });
});

it('a puzzle is remembered for longer than it lives, or it could be used twice', () => {
  expect(limits['puzzle:once']).toMatchObject({ tries: 1 });
  expect(limits['puzzle:once'].minutes).toBeGreaterThanOrEqual(puzzle.minutes);
});
