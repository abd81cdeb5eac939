import { expect, it } from 'vitest';
import { dayNear } from './day-near.ts';

const now = new Date('2026-11-20T20:00:00+05:30');

it.each([
  ['2026-11-20T20:30:00+05:30', 'today'],
  ['2026-11-21T00:00:00+05:30', 'tomorrow'],
  ['2026-11-21T18:30:00+05:30', 'tomorrow'],
  ['2026-11-22T00:00:00+05:30', 'on Sunday, 22 November 2026'],
  ['2026-11-19T23:59:00+05:30', 'on Thursday, 19 November 2026'],
])('%s is %s', (moment, words) => expect(dayNear(new Date(moment), now)).toBe(words));
