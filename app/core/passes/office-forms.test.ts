import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/result.ts';
import { readQuestions, typeQuestions } from './pass-questions.ts';
import { lastDayOf, readProduct } from './product-form.ts';
import { freeOf, onHandAfter, takenOf } from './set-quota.ts';
import { readSlots } from './slot-form.ts';

const days = { from: '2026-08-01', to: '2026-09-06' };
const codesOf = (read: { ok: boolean; problems?: Problem[] }) =>
  (read.problems ?? []).map(({ field, code }) => `${field} ${code}`);

describe('the form of a product', () => {
  const typed = {
    ...{ title: 'Seat in the front', kind: 'seat', price: '500', early: '', earlyUntil: '', people: '1' },
    ...{ familyLimit: '6', quota: '400', leastAge: '', mostAge: '', questions: '', membersUntil: '' },
    ...{ approval: '', membersFree: '', onSale: 'on', position: '' },
  };
  const read = (instead: Partial<typeof typed>) =>
    readProduct({ ...typed, ...instead }, { days, before: [] });

  it('is in rupees and in days of the temple, the last one included', () => {
    const product = read({ early: '350.50', earlyUntil: '2026-08-20', membersUntil: '2026-08-10' });
    expect(product).toMatchObject({
      value: {
        ...{ price: 50_000, early: 35_050, earlyUntil: new Date('2026-08-20T18:30:00Z') },
        ...{ membersUntil: new Date('2026-08-10T18:30:00Z'), leastAge: null, onSale: true, position: 0 },
      },
    });
    expect(product.ok && lastDayOf(product.value.earlyUntil)).toBe('2026-08-20');
    expect(lastDayOf(null)).toBe('');
  });

  it.each<[Partial<typeof typed>, string]>([
    [{ title: 'x' }, 'title text-length'],
    [{ kind: 'gold' }, 'kind choice-invalid'],
    [{ price: '' }, 'price amount-empty'],
    [{ price: '0' }, 'price product-seat-price'],
    [{ price: '1000000.01' }, 'price amount-malformed'],
    [{ kind: 'free' }, 'price product-free-price'],
    [{ early: '500', earlyUntil: '2026-08-20' }, 'early product-early-price'],
    [{ early: '0', earlyUntil: '2026-08-20' }, 'early product-early-price'],
    [{ early: '300' }, 'earlyUntil product-early-day'],
    [{ earlyUntil: '2026-08-20' }, 'early product-early-missing'],
    [{ early: '300', earlyUntil: '2026-09-07' }, 'earlyUntil date-outside'],
    [{ membersUntil: 'soon' }, 'membersUntil date-invalid'],
    [{ people: '0' }, 'people number-outside'],
    [{ people: '256' }, 'people number-outside'],
    [{ familyLimit: '51' }, 'familyLimit number-outside'],
    [{ quota: '200001' }, 'quota number-outside'],
    [{ leastAge: '18', mostAge: '12' }, 'mostAge product-ages'],
    [{ leastAge: '-1' }, 'leastAge number-outside'],
    [{ questions: 'ab' }, 'questions questions-invalid'],
    [{ position: 'first' }, 'position number-outside'],
  ])('%j: %s', (instead, problem) => expect(codesOf(read(instead))).toEqual([problem]));

  it.each([
    [{ kind: 'free', price: '0' }],
    [{ kind: 'family', price: '0', people: '5' }],
    [{ kind: 'child', leastAge: '5', mostAge: '5' }],
  ])('%j is accepted', (instead) => expect(read(instead)).toMatchObject({ ok: true }));
});

describe('questions', () => {
  it('are one a line, with an asterisk where they must be answered', () => {
    const read = readQuestions(' What do you eat? *\n\nWho fetches you', []);
    expect(read).toEqual({
      ok: true,
      value: [
        { id: 'q1', label: 'What do you eat?', required: true },
        { id: 'q2', label: 'Who fetches you', required: false },
      ],
    });
    expect(read.ok && typeQuestions(read.value)).toBe('What do you eat? *\nWho fetches you');
  });

  it('keep their id wherever they stand, and no other gets it', () => {
    const before = [
      { id: 'q1', label: 'Diet', required: true },
      { id: 'q2', label: 'Bus', required: false },
    ];
    expect(readQuestions('Town *\nBus *', before)).toMatchObject({
      value: [
        { id: 'q3', label: 'Town' },
        { id: 'q2', label: 'Bus', required: true },
      ],
    });
  });

  it('have an id of their own within the event: a booking has one answer to each', () => {
    expect(readQuestions('Town', [], ['q1', 'q4'])).toMatchObject({ value: [{ id: 'q5' }] });
  });

  it.each(['Diet\nDiet *', 'Diet\nab', 'a\nb'.repeat(9), '<b>Diet</b>'])('%j is refused', (typed) =>
    expect(readQuestions(typed, [])).toMatchObject({ code: 'questions-invalid' }),
  );
});

describe('the form of times', () => {
  const typed = { day: '2026-09-04', from: '16:00', to: '00:00', every: '', gate: '', capacity: '600' };
  const read = (instead: Partial<typeof typed>) =>
    readSlots({ ...typed, ...instead }, { days, gates: [1, 3] });

  it('is one, over midnight where it ends before it begins', () => {
    expect(read({ to: '01:00', gate: '3' })).toMatchObject({
      value: [
        {
          ...{ startsAt: new Date('2026-09-04T10:30:00Z'), endsAt: new Date('2026-09-04T19:30:00Z') },
          ...{ gate: 3, capacity: 600 },
        },
      ],
    });
  });

  it('or as many of so many minutes as fit whole', () => {
    const slots = read({ every: '90' });
    expect(slots.ok && slots.value.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual([
      ...['10:30', '12:00', '13:30', '15:00', '16:30'],
    ]);
  });

  it.each<[Partial<typeof typed>, string]>([
    [{ day: '2026-09-07' }, 'day date-outside'],
    [{ from: '25:00' }, 'from time-invalid'],
    [{ to: '' }, 'to time-invalid'],
    [{ gate: '2' }, 'gate gate-unknown'],
    [{ gate: 'x' }, 'gate gate-unknown'],
    [{ capacity: '0' }, 'capacity number-outside'],
    [{ every: '4' }, 'every number-outside'],
    [{ every: '481' }, 'every number-outside'],
    [{ every: '9' }, 'every slots-too-many'],
  ])('%j: %s', (instead, problem) => expect(codesOf(read(instead))).toEqual([problem]));
});

describe('another quota', () => {
  const counted = { onHand: 40, held: 3, quota: 100 };

  it('moves what is on hand by as much', () => {
    expect([takenOf(counted), freeOf(counted)]).toEqual([60, 37]);
    expect(onHandAfter(counted, 120)).toBe(60);
    expect(onHandAfter(counted, 63)).toBe(3);
  });

  it('is never below what is taken or held', () => expect(onHandAfter(counted, 62)).toBeNull());
});
