import type { Almanac } from './almanac.ts';
import type { DayNumber } from './civil-date.ts';

type DayRule<Answer> = (almanac: Almanac, number: DayNumber) => Answer;

/** Memoizes a rule: each day of an almanac is decided once. */
export function onceADay<Answer>(rule: DayRule<Answer>): DayRule<Answer> {
  const cache = new WeakMap<Almanac, Map<DayNumber, Answer>>();
  return (almanac, number) => {
    let answers = cache.get(almanac);
    if (!answers) {
      answers = new Map();
      cache.set(almanac, answers);
    }
    let answer = answers.get(number);
    if (answer === undefined) {
      answer = rule(almanac, number);
      answers.set(number, answer);
    }
    return answer;
  };
}
