import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { faultKinds, planFaults, planWords } from './schedule.ts';

describe('the schedule of faults', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planFaults(7, 3)).toEqual(planFaults(7, 3));
    expect(planFaults(8, 3)).not.toEqual(planFaults(7, 3));
    // Everywhere and always: a seed that was red is red again elsewhere.
    expect(planFaults(7, 1).slice(0, 1).map(planWords)).toEqual([
      'round 1: after 403 ms kill-gateway, for 910 ms, 1 ms into its work',
    ]);
  });

  it('has every kind once in each round, or only the requested ones', () => {
    const kindsOf = (round: number) =>
      planFaults(21, 2)
        .filter((one) => one.round === round)
        .map(({ kind }) => kind);
    expect(kindsOf(1).toSorted()).toEqual([...faultKinds].toSorted());
    expect(kindsOf(2).toSorted()).toEqual(kindsOf(1).toSorted());
    expect(planFaults(21, 2, ['kill-site']).map(({ kind }) => kind)).toEqual(['kill-site', 'kill-site']);
  });
});

describe('seeded numbers', () => {
  it('follow from seed and part, stay in their range and fill it', () => {
    const draw = (seed: number, part: string) => {
      const random = seededRandom(seed, part);
      return Array.from({ length: 400 }, () => random.whole(1, 6));
    };
    expect(draw(1, 'donors')).toEqual(draw(1, 'donors'));
    expect(draw(1, 'donors')).not.toEqual(draw(1, 'buyers'));
    expect(draw(1, 'donors')).not.toEqual(draw(2, 'donors'));
    expect(new Set(draw(1, 'donors'))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('shuffle without losing or doubling', () => {
    const items = [...'abcdefgh'];
    const shuffled = seededRandom(3, 'order').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
  });
});
