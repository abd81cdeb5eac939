import { accept, type Outcome, refuse } from '#core/result.ts';
import { cleanLine } from './clean-text.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The beginning of an encoded word (RFC 2047): mail programs display such a local part as different
 * text.
 */
const encodedWord = /=\?/;

/**
 * An address that ordinary mail servers accept; the domain in lower case, the part before @ as
 * typed.
 */
export function readEmail(typed: string): Outcome<string, 'email-invalid'> {
  const text = cleanLine(typed) ?? '';
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = text.slice(at + 1).toLowerCase();
  const fits = at > 0 && local.length <= 64 && text.length <= 254;
  return fits && !encodedWord.test(local) && localPart.test(local) && domain.test(host)
    ? accept(`${local}@${host}`)
    : refuse('email-invalid');
}
