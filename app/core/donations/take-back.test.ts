import { expect, it } from 'vitest';
import { readTakeBack } from './take-back.ts';

const reason = 'Returned by the bank: funds insufficient.';

it.each([
  [{ kind: 'bounced', reason }, 'cheque', []],
  [{ kind: 'mistake', reason }, 'cheque', []],
  [{ kind: 'mistake', reason }, 'cash', []],
  [{ kind: 'bounced', reason }, 'cash', ['kind only-cheques-bounce']],
  [{ kind: 'bounced', reason }, 'bank', ['kind only-cheques-bounce']],
  [{ kind: '', reason: 'short' }, 'cheque', ['kind choice-invalid', 'reason text-length']],
  [{ kind: 'toString', reason }, 'cheque', ['kind choice-invalid']],
  [{ kind: 'mistake', reason: `${reason} <b>` }, 'cash', ['reason text-markup']],
])('%j of a donation by %s', (typed, mode, wrong) => {
  const read = readTakeBack(typed, mode);
  expect(read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(wrong);
});
