import { latinDigits, lengthOf } from './clean-text.ts';

/** What others know of the owner of a password. */
export type OwnFacts = { name?: string; email?: string | null; phone?: string | null };
export type OwnFactRefusal = 'password-own-name' | 'password-own-email' | 'password-own-phone';

/** Shorter parts of a name occur in many words by chance. */
const shortest = 4;

/**
 * Which fact of its owner a password contains, in one of its `spellings` (lower case); null for
 * none.
 */
export function ownFactIn(spellings: readonly string[], owner: OwnFacts): OwnFactRefusal | null {
  const texts = spellings.map(bare);
  const holds = (part: string): boolean =>
    lengthOf(part) >= shortest && texts.some((text) => text.includes(part));
  if (
    bare(owner.name ?? '')
      .split(/[^\p{L}\p{M}]+/u)
      .some(holds)
  ) {
    return 'password-own-name';
  }
  const [beforeAt = ''] = bare(owner.email ?? '').split('@');
  if (holds(beforeAt)) return 'password-own-email';
  // Without the country code, in any grouping.
  const number = (owner.phone ?? '').replace(/\D/g, '').slice(-10);
  const digits = latinDigits(spellings[0] ?? '').replace(/[\s().+-]/g, '');
  return number !== '' && digits.includes(number) ? 'password-own-phone' : null;
}

/** Lower case without the marks of Latin letters: 'Rādhā' is as well known as 'radha'. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
