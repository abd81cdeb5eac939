import { readName } from '#core/fields/name.ts';
import { readText } from '#core/fields/text.ts';
import type { Outcome } from '#core/result.ts';
import { readSevaDay } from './seva-day.ts';

/** For whom, for what and for which day something is given, as texts of a form; '' where nothing is said. */
export type Dedication = { inNameOf: string; occasion: string; sevaDate: string };

/** What is said of an occasion: 'Mother’s birthday'. At most 80 characters. */
export const readOccasion = (typed: string) => readText(typed, { min: 1, max: 80 });

/** The part of an address that fills in a form of giving; what is not said is left out. */
export function dedicationQuery({ sevaDate, inNameOf, occasion }: Dedication): string {
  const said = Object.entries({ sevaDate, inNameOf, occasion }).filter(([, value]) => value !== '');
  return new URLSearchParams(said).toString();
}

/**
 * What an address may fill in. Anybody can write an address, so a value that the form itself would refuse is passed
 * over, as if it were not there. `today` is the day at the temple.
 */
export function readDedication(query: Pick<URLSearchParams, 'get'>, today: string): Dedication {
  const taken = (name: keyof Dedication, read: (typed: string) => Outcome<string, string>) => {
    const value = read(query.get(name) ?? '');
    return value.ok ? value.value : '';
  };
  return {
    inNameOf: taken('inNameOf', readName),
    occasion: taken('occasion', readOccasion),
    sevaDate: taken('sevaDate', (typed) => readSevaDay(typed, today)),
  };
}
