import { describe, expect, it } from 'vitest';
import { fillPlaces, placeProblem } from './places.ts';

const rule = { known: ['entity', 'sum'], needed: ['entity'] };

describe('placeholders in a text of the staff', () => {
  it.each([
    ['{entity} thanks for {sum}', null],
    ['To {entity} and {entity}', null],
    ['Thanks for {sum}', ['place-missing', '{entity}']],
    ['{entity} {Sum}', ['place-unknown', '{Sum}']],
    ['{entity} {constructor}', ['place-unknown', '{constructor}']],
    ['{entity} {}', ['place-unknown', '{}']],
    ['{entity} { sum', ['place-unknown', '{']],
    ['{{entity}}', ['place-unknown', '{']],
  ])('%s', (text, wrong) => {
    const problem = placeProblem(text, rule);
    expect(problem && [problem.code, problem.values.place]).toEqual(wrong);
  });

  it('fills each placeholder once, whatever the values contain', () => {
    const values = { entity: "Trust $& $' {sum}", sum: '₹5' };
    expect(fillPlaces('{entity} / {sum} / {other}', values)).toBe("Trust $& $' {sum} / ₹5 / ");
    expect(fillPlaces('{toString}', {})).toBe('');
  });
});
