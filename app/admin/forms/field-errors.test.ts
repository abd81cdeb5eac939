import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

it('says in the summary which field is meant, also of rows', () => {
  const problems = ['category', 'types.1.title', 'other'].map((field) => ({ field, code: 'choice-invalid' }));
  const labels = { category: 'Category', 'types.title': 'Kind {n}' };
  const { summary, errorOf } = fieldErrors({ problems, typed: {} }, {}, labels);
  expect(summary.map(({ message }) => message)).toEqual([
    'Category: Choose one of the options.',
    'Kind 2: Choose one of the options.',
    'Choose one of the options.',
  ]);
  expect(errorOf('category')).toBe('Choose one of the options.');
});
