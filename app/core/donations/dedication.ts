import { readName } from '#core/fields/name.ts';
import { readText } from '#core/fields/text.ts';
import type { Outcome } from '#core/result.ts';
import { readSevaDay } from './seva-day.ts';

/**
 * For whom, for what and for which day something is given, as form texts; '' where nothing is
 * given.
 */
export type Dedication = { inNameOf: string; occasion: string; sevaDate: string };

/** An occasion: 'Mother’s birthday'. At most 80 characters. */
export const readOccasion = (typed: string) => readText(typed, { min: 1, max: 80 });

/** The query that prefills a donation form; empty values are left out. */
export function dedicationQuery({ sevaDate, inNameOf, occasion }: Dedication): string {
  const given = Object.entries({ sevaDate, inNameOf, occasion }).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/**
 * What an address may prefill. Anybody can write an address, so a value that the form itself would
 * refuse is ignored. `today` is the day at the temple.
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
