import { expect, it } from 'vitest';
import { deedWords, differences, subjectPath } from './audit-words.ts';

it('words a deed', () => {
  expect(deedWords('receipt.resent')).toBe('Receipt resent');
  expect(deedWords('staff.roles-changed')).toBe('Staff roles changed');
});

it('shows only what changed', () => {
  expect(differences({ a: 1, b: 'x', c: ['y'] }, { a: 1, b: 'z', d: true })).toEqual([
    { field: 'b', before: 'x', after: 'z' },
    { field: 'c', before: '["y"]', after: null },
    { field: 'd', before: null, after: 'true' },
  ]);
  expect(differences(null, { a: '' })).toEqual([]);
  expect(differences({ a: 1 }, null)).toEqual([{ field: 'a', before: '1', after: null }]);
});

it('leads to a gift and to nothing unknown', () => {
  expect(subjectPath('don_abc')).toBe('/admin-dashboard/donation/single-donation/don_abc');
  expect(subjectPath('//evil.example')).toBe(null);
});
