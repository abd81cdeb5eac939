import { expect, it } from 'vitest';
import { readReceiver } from './receiver.ts';

const facts = {
  name: 'Hare Krishna Charitable Trust',
  address: 'Wave City, Ghaziabad, Uttar Pradesh 201015',
  pan: 'AAATH1234K',
  deductionRegistration: 'AAATH1234KF20214',
  acceptsForeign: false,
  receiptPrefix: 'D',
};

it('accepts the facts of a body, and one without a tax registration', () => {
  expect(readReceiver(facts)).toEqual({ ok: true, value: facts });
  for (const none of [null, '', undefined]) {
    const outcome = readReceiver({ ...facts, deductionRegistration: none });
    expect(outcome).toEqual({ ok: true, value: { ...facts, deductionRegistration: null } });
  }
});

it.each<[string, object | null, string[]]>([
  ['nothing', null, ['name', 'address', 'pan', 'receiptPrefix']],
  ['no name', { ...facts, name: ' ' }, ['name']],
  ['a PAN of the wrong shape', { ...facts, pan: 'AAATH12345' }, ['pan']],
  ['an invalid registration', { ...facts, deductionRegistration: 80 }, ['deductionRegistration']],
  ['a prefix that is too long', { ...facts, receiptPrefix: 'DON1' }, ['receiptPrefix']],
  ['a misspelt key', { ...facts, deductionRegistraton: 'X' }, ['deductionRegistraton']],
  ['a word for yes', { ...facts, acceptsForeign: 'no' }, ['acceptsForeign']],
])('refuses %s and names it', (_, given, fields) => {
  const outcome = readReceiver(given);
  expect(outcome.ok ? [] : outcome.code === 'invalid' && outcome.problems.map(({ field }) => field)).toEqual(
    fields,
  );
});
