import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, cleanProse, lengthOf, markup } from './clean-text.ts';

export type TextRefusal = 'text-length' | 'text-forbidden' | 'text-markup';
export type TextRule = { min: number; max: number; lines?: 'one' | 'many' };

/** Plain text of a visitor, `min` to `max` characters (0: may be empty). Not a place for HTML. */
export function readText(typed: string, { min, max, lines = 'one' }: TextRule): Outcome<string, TextRefusal> {
  const text = lines === 'one' ? cleanLine(typed) : cleanProse(typed);
  if (text === null) return refuse('text-forbidden');
  const length = lengthOf(text);
  if (length < min || length > max) return refuse('text-length');
  return markup.test(text) ? refuse('text-markup') : accept(text);
}
