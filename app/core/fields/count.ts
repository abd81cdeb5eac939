import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, latinDigits } from './clean-text.ts';

/** A whole number of people, rooms or nights. `tooFew` words what is below the smallest ('At least 1 person.'). */
export function readCount<TooFew extends string = 'count-outside'>(
  typed: string,
  { min, max }: { min: number; max: number },
  tooFew: TooFew | 'count-outside' = 'count-outside',
): Outcome<number, TooFew | 'count-outside'> {
  const text = latinDigits(cleanLine(typed) ?? '');
  const count = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (count < min) return refuse(tooFew);
  return count <= max ? accept(count) : refuse('count-outside');
}
