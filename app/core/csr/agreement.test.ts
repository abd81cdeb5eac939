import { describe, expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import {
  addAgreements,
  agreementState,
  agreementYears,
  mayCertify,
  readAgreement,
  readSpending,
} from './agreement.ts';

const sums = (agreed: number, received: number, spent: number) => ({
  ...{ agreed: paise(agreed), received: paise(received), spent: paise(spent) },
});

describe('the state of an agreement', () => {
  it.each([
    ['agreed', 100, 0, 0, {}, false],
    ['received', 100, 60, 0, {}, false],
    ['received', 100, 100, 99, {}, false],
    ['utilised', 100, 100, 100, {}, true],
    // More may come.
    ['utilised', 100, 60, 60, {}, false],
    ['ended', 100, 60, 60, { ended: true }, true],
    ['ended', 100, 60, 20, { ended: true }, false],
    ['ended', 100, 0, 0, { ended: true }, false],
    ['certified', 100, 100, 100, { certified: true }, false],
  ])('%s: agreed %i, received %i, spent %i, %j', (state, agreed, received, spent, instead, certifiable) => {
    const facts = { ...sums(agreed, received, spent), certified: false, ended: false, ...instead };
    expect(agreementState(facts)).toBe(state);
    expect(mayCertify(facts)).toBe(certifiable);
  });

  it('sums are added up', () => {
    expect(addAgreements([sums(100, 60, 20), sums(50, 50, 50)])).toEqual(sums(150, 110, 70));
    expect(addAgreements([])).toEqual(sums(0, 0, 0));
  });
});

const typed = {
  ...{ intentKey: 'office_0123456789abcdef', requestId: '', company: 'Yamuna Textiles', projectId: 'meals' },
  ...{ financialYear: '2026-27', agreed: '5,00,000', agreedOn: '2026-11-20' },
};
const rules = { projectIds: ['meals'], today: '2026-11-26' };

function codes(outcome: ReturnType<typeof readAgreement> | ReturnType<typeof readSpending>): string[] {
  return outcome.ok ? [] : outcome.problems.map(({ field, code }) => `${field} ${code}`);
}

describe('the form of an agreement', () => {
  it('is read', () => {
    expect(readAgreement(typed, rules)).toMatchObject({
      ok: true,
      value: { company: 'Yamuna Textiles', agreed: 50_000_000, requestId: null },
    });
  });

  it.each([
    ['company', ' ', ['company text-length']],
    ['projectId', 'worship', ['projectId choice-invalid']],
    ['financialYear', '2010-11', ['financialYear choice-invalid']],
    ['agreed', '9999', ['agreed csr-too-small']],
    ['agreedOn', '2026-11-27', ['agreedOn date-outside']],
    ['intentKey', 'x', ['intentKey intent-malformed']],
  ])('%s %j is refused', (field, value, expected) => {
    expect(codes(readAgreement({ ...typed, [field]: value }, rules))).toEqual(expected);
  });

  it('says the days that it takes in words', () => {
    expect(readAgreement({ ...typed, agreedOn: '2026-11-27' }, rules)).toMatchObject({
      problems: [{ values: { from: '1 April 2014', to: '26 November 2026' } }],
    });
  });

  it('years are those around today', () => {
    expect(agreementYears('2026-03-31').slice(0, 3)).toEqual(['2026-27', '2025-26', '2024-25']);
  });
});

describe('what was spent', () => {
  const spending = {
    ...{ intentKey: 'office_0123456789abcdef', spentOn: '2026-11-25', amount: '200', purpose: 'Rice' },
  };
  const room = { left: paise(20_000), agreedOn: '2026-11-20', today: '2026-11-26' };

  it('may be all that is left', () => expect(readSpending(spending, room).ok).toBe(true));

  it.each([
    ['amount', '200.01', ['amount csr-more-than-left']],
    ['amount', '0', ['amount amount-none']],
    ['spentOn', '2026-11-19', ['spentOn date-outside']],
    ['purpose', 'x', ['purpose text-length']],
  ])('%s %j is refused', (field, value, expected) => {
    expect(codes(readSpending({ ...spending, [field]: value }, room))).toEqual(expected);
  });
});
