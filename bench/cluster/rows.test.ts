import { expect, it } from 'vitest';
import { makeRow } from './rows.ts';

const nothing = {
  ...{ facts: [], answers: [], shown: [], jobsTwice: 0, from: 1_000, to: 11_000 },
  probes: { gifts: [], pages: [] },
};

it('the longest time without a gift counts from the fault to the first, between two, and to the end', () => {
  const secondsOf = (gifts: number[]) =>
    makeRow('', '', { ...nothing, probes: { gifts, pages: [] } }).giftSeconds;
  expect(secondsOf([])).toBe(10);
  expect(secondsOf([900, 4_000, 5_000, 10_000])).toBe(5);
  expect(secondsOf([7_000, 2_000])).toBe(5);
});

it('counts what is lost, doubled or missing in a series by the columns of the facts, the rest apart', () => {
  const fact = { what: '', wanted: 0 };
  const row = makeRow('', '', {
    ...nothing,
    facts: [
      { ...fact, is: 2, column: 'lost' },
      { ...fact, is: 1, column: 'doubled' },
      { ...fact, is: 1, column: 'gaps' },
      { ...fact, is: 3, column: 'gaps' },
      { ...fact, is: 0 },
      { ...fact, is: 5 },
    ],
  });
  expect([row.lost, row.doubled, row.gaps, row.otherFacts.length]).toEqual([2, 1, 4, 1]);
});

it('counts errors and old pages of its own time only', () => {
  const answer = { what: 'GET /', sentAt: 0, fault: '503' };
  const row = makeRow('', '', {
    ...nothing,
    answers: [
      { ...answer, at: 500 },
      { ...answer, at: 2_000 },
      { ...answer, at: 3_000 },
      { ...answer, at: 3_000, fault: null },
    ],
    shown: [
      { at: 500, site: 'site-1', ms: 9_000 },
      { at: 2_000, site: 'site-1', ms: 1_001 },
      { at: 2_000, site: 'site-2', ms: 1_000 },
    ],
  });
  expect(row.errors).toEqual({ '503 GET /': 2 });
  expect([row.requests, row.oldPages, row.changes]).toEqual([3, 1, 2]);
});
