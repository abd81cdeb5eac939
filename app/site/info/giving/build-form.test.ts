import { expect, it } from 'vitest';
import { readBuildForm } from './build-form.ts';

const types = [{ id: 'bricks' }, { id: 'sand' }];
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

it('has the counted parts and the own amount, and keeps all typed input', () => {
  const read = readBuildForm(form({ 'count-bricks': '3', 'count-sand': '0', ownAmount: '1,100' }), types);
  expect(read.wanted).toEqual([
    { field: 'count-bricks', typeId: 'bricks', ownAmount: null, quantity: '3' },
    { field: 'ownAmount', typeId: null, ownAmount: '1,100', quantity: '1' },
  ]);
  expect(read.typed).toEqual({ 'count-bricks': '3', 'count-sand': '0', ownAmount: '1,100' });
});

it('passes an invalid count on to be refused, and leaves out parts that are not offered', () => {
  const read = readBuildForm(form({ 'count-bricks': '-1', 'count-gold': '5' }), types);
  expect(read.wanted.map(({ field, quantity }) => [field, quantity])).toEqual([['count-bricks', '-1']]);
});

it.each<Record<string, string>>([{}, { 'count-bricks': '', 'count-sand': ' 00 ', ownAmount: ' ' }])(
  'has no lines for %j',
  (fields) => {
    expect(readBuildForm(form(fields), types).wanted).toEqual([]);
  },
);
