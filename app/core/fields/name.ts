import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, lengthOf } from './clean-text.ts';

// Letters of any script, their marks, and the joiners that Devanagari needs.
const shape = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

/** A person's name in any script, kept as typed but for outer and doubled spaces. */
export function readName(typed: string): Outcome<string, 'name-invalid'> {
  const name = cleanLine(typed)?.replace(/ +/g, ' ') ?? '';
  const length = lengthOf(name);
  return length >= 2 && length <= 80 && shape.test(name) && /\p{L}/u.test(name)
    ? accept(name)
    : refuse('name-invalid');
}
