import { readEmail } from '#core/fields/email.ts';
import { readPhone } from '#core/fields/phone.ts';
import { accountEmail } from './read-sign-up.ts';

export type Identifier = { kind: 'email' | 'phone' | 'neither'; value: string };

/**
 * What a person signs in with. Text that is neither is stored (shortened) to be counted like a real
 * account.
 */
export function readIdentifier(typed: string): Identifier {
  const email = readEmail(typed);
  if (email.ok) return { kind: 'email', value: accountEmail(email.value) };
  const phone = readPhone(typed);
  if (phone.ok) return { kind: 'phone', value: phone.value };
  return {
    kind: 'neither',
    value: typed
      .replace(/[^\p{L}\p{N}@.+-]/gu, '')
      .slice(0, 200)
      .toLowerCase(),
  };
}
