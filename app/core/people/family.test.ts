import { describe, expect, it } from 'vitest';
import { datesObservedOn, mostRows, nextYearly } from './family.ts';
import { familyFields, occasionField, readFamily, relativeField } from './read-family.ts';

const read = (typed: Record<string, string>) => readFamily(typed, '2026-11-20');

describe('a yearly day by date', () => {
  it.each([
    ['1950-12-01', '2026-11-20', '2026-12-01'],
    ['1950-11-20', '2026-11-20', '2026-11-20'],
    ['1950-11-19', '2026-11-20', '2027-11-19'],
    ['2004-02-29', '2026-11-20', '2027-02-28'],
    ['2004-02-29', '2028-02-01', '2028-02-29'],
    ['2004-02-29', '2028-03-01', '2029-02-28'],
  ])('%s, seen on %s, next falls on %s', (began, today, next) => {
    expect(nextYearly(began, today)).toBe(next);
    expect(datesObservedOn(next)).toContain(began.slice(5));
  });
});

describe('readFamily', () => {
  it('takes filled rows in their order, and leaves empty ones out', () => {
    const outcome = read({
      [relativeField(0, 'name')]: '   ',
      [relativeField(2, 'name')]: 'Rādhā देवी',
      [relativeField(2, 'relation')]: 'mother',
      [relativeField(4, 'relation')]: 'son',
      [relativeField(4, 'name')]: 'Gopāl',
      [relativeField(4, 'born')]: '2001-01-31',
      [relativeField(4, 'phone')]: '98765 43210',
      // A choice alone makes no day.
      [occasionField(0, 'remind')]: 'on',
      [occasionField(0, 'counted')]: 'tithi',
      [occasionField(1, 'title')]: 'Birthday',
      [occasionField(1, 'date')]: '1950-08-15',
      wantsReminders: 'on',
    });
    expect(outcome).toMatchObject({
      value: {
        relatives: [
          { relation: 'mother', name: 'Rādhā देवी', phone: null, bornOn: null },
          { relation: 'son', name: 'Gopāl', phone: '+919876543210', bornOn: '2001-01-31' },
        ],
        occasions: [{ row: 1, title: 'Birthday', beganOn: '1950-08-15', countedBy: 'date', remind: false }],
        wantsReminders: true,
      },
    });
  });

  it.each([
    [{ [relativeField(3, 'name')]: 'Gopāl' }, relativeField(3, 'relation'), 'choice-invalid'],
    [{ [relativeField(3, 'relation')]: 'son' }, relativeField(3, 'name'), 'name-invalid'],
    [{ [occasionField(0, 'title')]: 'Birthday' }, occasionField(0, 'date'), 'date-invalid'],
    [{ [occasionField(0, 'date')]: '2000-01-01' }, occasionField(0, 'title'), 'text-length'],
  ])('%j is refused beside %s', (typed, field, code) => {
    expect(read(typed)).toMatchObject({ ok: false, problems: [expect.objectContaining({ field, code })] });
  });

  it('accepts only days in the past', () => {
    const typed = { [occasionField(14, 'title')]: 'Birthday', [occasionField(14, 'date')]: '2026-11-21' };
    expect(read(typed)).toMatchObject({
      problems: [{ field: occasionField(14, 'date'), code: 'date-outside', values: { to: '2026-11-20' } }],
    });
  });

  it('reads as many rows as a profile holds', () => {
    expect(familyFields).toHaveLength(mostRows * 8 + 1);
    expect(read({ [relativeField(mostRows, 'name')]: 'One Too Many' })).toMatchObject({
      value: { relatives: [] },
    });
  });
});
