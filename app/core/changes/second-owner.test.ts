import { expect, it } from 'vitest';
import type { Role } from '../people/roles.ts';
import { changeTimes, holdsMoney } from './second-owner.ts';

it.each<[Role[], boolean]>([
  [['owner'], true],
  [['viewer', 'accounts'], true],
  [['content', 'shop-desk'], false],
  [[], false],
])('%j holds money: %s', (roles, holds) => expect(holdsMoney(roles)).toBe(holds));

it('gives another owner a week; with no other owner it is done after two days', () => {
  const now = new Date('2026-11-21T06:00:00Z');
  const expiresAt = new Date('2026-11-28T06:00:00Z');
  expect(changeTimes(now, { alone: false })).toEqual({ doneByItselfAt: null, expiresAt });
  expect(changeTimes(now, { alone: true })).toEqual({
    doneByItselfAt: new Date('2026-11-23T06:00:00Z'),
    expiresAt,
  });
});
