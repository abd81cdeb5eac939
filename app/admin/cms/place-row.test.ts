import { expect, test } from 'vitest';
import { placeRow } from './place-row.ts';

const rows = ['a1', 'a2', 'a3', 'b1', 'b2'].map((id) => ({ id, group: id.charAt(0) }));
const order = (id: string, before: string) => placeRow(rows, id, before).map((row) => row.id);

test.each([
  ['a3', 'a2', ['a1', 'a3', 'a2', 'b1', 'b2']],
  ['a1', 'a3', ['a2', 'a1', 'a3', 'b1', 'b2']],
  ['a1', '', ['a2', 'a3', 'a1', 'b1', 'b2']],
  ['b1', '', ['a1', 'a2', 'a3', 'b2', 'b1']],
  ['a1', 'gone', ['a1', 'a2', 'a3', 'b1', 'b2']],
  ['gone', 'a1', ['a1', 'a2', 'a3', 'b1', 'b2']],
])('%s is placed before %j', (id, before, expected) => {
  expect(order(id, before)).toEqual(expected);
});
