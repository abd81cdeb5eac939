import { expect, it } from 'vitest';
import { nearestPage, pagingOf } from './paging.ts';

it.each([
  ['nothing typed', null, 30, { page: 1, pages: 3, offset: 0 }],
  ['the second page', '2', 30, { page: 2, pages: 3, offset: 12 }],
  ['the last, not full page', '3', 25, { page: 3, pages: 3, offset: 24 }],
  ['a page past the last', '4', 30, null],
  ['the first page of an empty list', null, 0, { page: 1, pages: 1, offset: 0 }],
  ['an exact fit', '2', 12, null],
  ['nonsense', '-1', 30, { page: 1, pages: 3, offset: 0 }],
  ['more nonsense', '1e9', 30, { page: 1, pages: 3, offset: 0 }],
  ['a number too long', '9999999999', 30, { page: 1, pages: 3, offset: 0 }],
])('%s', (_, typed, count, expected) => expect(pagingOf(typed, count, 12)).toEqual(expected));

it.each([
  ['the second page', 2, 30, { page: 2, pages: 3, offset: 12 }],
  ['a page past the last', 9, 30, { page: 3, pages: 3, offset: 24 }],
  ['the first page of an empty list', 7, 0, { page: 1, pages: 1, offset: 0 }],
  ['before the first', -1, 30, { page: 1, pages: 3, offset: 0 }],
  ['no number', Number.NaN, 30, { page: 1, pages: 3, offset: 0 }],
  ['a part of a page', 2.7, 30, { page: 2, pages: 3, offset: 12 }],
])('the nearest page: %s', (_, typed, count, expected) =>
  expect(nearestPage(typed, count, 12)).toEqual(expected),
);
