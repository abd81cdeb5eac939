import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, lengthOf, markup } from './clean-text.ts';

/**
 * House, street and locality in one line; a typed line break becomes a comma. Not a place for HTML.
 */
export function readAddress(typed: string): Outcome<string, 'address-invalid'> {
  const address = cleanLine(typed.trim().replace(/\s*,?[\r\n]+\s*/g, ', ')) ?? '';
  const length = lengthOf(address);
  return length >= 5 && length <= 200 && !markup.test(address) ? accept(address) : refuse('address-invalid');
}
