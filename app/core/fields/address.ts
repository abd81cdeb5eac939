import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, lengthOf } from './clean-text.ts';

/** House, street and locality in one line; a typed line break becomes a comma. */
export function readAddress(typed: string): Outcome<string, 'address-invalid'> {
  const address = cleanLine(typed.trim().replace(/\s*,?[\r\n]+\s*/g, ', ')) ?? '';
  const length = lengthOf(address);
  return length >= 5 && length <= 200 ? accept(address) : refuse('address-invalid');
}
