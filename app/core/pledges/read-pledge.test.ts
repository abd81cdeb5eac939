import { describe, expect, it } from 'vitest';
import type { Cause } from '#core/donations/cause.ts';
import { zeroPaise } from '#core/money/paise.ts';
import { readPledge, takesPledges, usualDay } from './read-pledge.ts';

const today = '2026-11-21';
const open: Cause = {
  ...{ id: 'general', title: 'General', category: 'general', summary: '', description: '', image: '' },
  ...{ types: [], presets: [], allowsOwnAmount: true, target: null, raised: zeroPaise },
  ...{ startsOn: null, endsOn: null, legalEntityId: 'charity', taxEligible: false, csrEligible: false },
  ...{ allowsForeign: false, donationType: 'other' },
};
const closed = { ...open, endsOn: '2026-11-20' };
const upcoming = { ...open, startsOn: '2026-11-22' };
const typesOnly = { ...open, allowsOwnAmount: false };

describe('a pledge as typed', () => {
  it.each([
    ['501', '5', 50_100, 5],
    ['₹ 1,100.50', '28', 110_050, 28],
    ['१०१', '१', 10_100, 1],
    ['10', '', 1_000, 21],
    ['500000', '1', 50_000_000, 1],
  ])('%s on %j', (amount, day, paise, on) => {
    expect(readPledge({ amount, day }, open, today)).toEqual({
      ok: true,
      value: { amount: paise, day: on },
    });
  });

  it.each([
    ['', '5', ['amount amount-empty']],
    ['9.99', '5', ['amount amount-too-small']],
    ['500000.01', '5', ['amount amount-too-large']],
    ['-5', '29', ['amount amount-malformed', 'day number-outside']],
    ['501', '0', ['day number-outside']],
    ['501', '2.5', ['day number-outside']],
  ])('%j on %j is refused', (amount, day, problems) => {
    const read = readPledge({ amount, day }, open, today);
    expect(read.ok ? [] : read.problems.map((one) => `${one.field} ${one.code}`)).toEqual(problems);
  });

  it.each([
    ['an unknown cause', null],
    ['a closed one', closed],
    ['one that has not begun', upcoming],
    ['one of fixed kinds', typesOnly],
  ])('for %s is refused beside the cause', (_, cause) => {
    const read = readPledge({ amount: '501', day: '' }, cause, today);
    expect(read).toMatchObject({ problems: [{ field: 'cause', code: 'pledge-cause' }] });
    expect(takesPledges(cause, today)).toBe(false);
  });
});

it('may be made for an open cause, on a day that every month has', () => {
  expect(takesPledges(open, today)).toBe(true);
  expect([usualDay(today), usualDay('2026-11-30'), usualDay('2027-02-28')]).toEqual([21, 28, 28]);
});
