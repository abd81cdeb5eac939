import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/**
 * A whole number of people, rooms or nights. `tooFew` is the code below the minimum ('At least 1
 * person.').
 */
export function readCount<TooFew extends string = 'number-outside'>(
  typed: string,
  { min, max }: { min: number; max: number },
  tooFew: TooFew | 'number-outside' = 'number-outside',
): Outcome<number, TooFew | 'number-outside'> {
  const text = latinDigits(cleanLine(typed) ?? '');
  const count = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (count < min) return refuse(tooFew);
  return count <= max ? accept(count) : refuse('number-outside');
}
