import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine, lengthOf } from './clean-text.ts';
import { readsAsLink } from './reads-as-link.ts';

// Letters of any script, their marks, and the joiners that Devanagari needs.
const shape = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;

/**
 * A person's name in any script, as typed except for outer and repeated spaces. Not a place for a
 * web address.
 */
export function readName(typed: string): Outcome<string, 'name-invalid' | 'name-link'> {
  const name = cleanLine(typed)?.replace(/ +/g, ' ') ?? '';
  const length = lengthOf(name);
  if (length < 2 || length > 80 || !shape.test(name) || !/\p{L}/u.test(name)) return refuse('name-invalid');
  return readsAsLink(name) ? refuse('name-link') : accept(name);
}
