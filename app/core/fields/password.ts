import { accept, type Outcome, refuse } from '#core/result.ts';
import { lengthOf } from './clean-text.ts';
import { commonWords } from './common-passwords.ts';

export type PasswordRefusal = 'password-short' | 'password-long' | 'password-common';

/**
 * A password as it is hashed: NFC, so that two keyboards typing the same letters agree, and otherwise every character
 * as typed. Length and commonness are all that is asked; no forced symbols (reliability-requirements 30).
 */
export function readPassword(typed: string): Outcome<string, PasswordRefusal> {
  const password = normalPassword(typed);
  const length = lengthOf(password);
  if (length < 8) return refuse('password-short');
  if (length > 128) return refuse('password-long');
  return isCommon(password) ? refuse('password-common') : accept(password);
}

/** What is hashed and compared; sign-in uses it too, without the rules for new passwords. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFC');
}

const looksLike: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** A run (12345678, aaaaaaaa) or a well-known word with little around it (Krishna@108). */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replace(/[@4310!$5]/g, (sign) => looksLike[sign] ?? sign);
  return [lower, letters].some((text) => distinctRest(text) < 4);
}

/** How many characters stay once well-known words, runs and signs are taken away. */
function distinctRest(text: string): number {
  let rest = text.replace(/[\s\p{P}\p{S}]/gu, '');
  for (const word of commonWords) rest = rest.replaceAll(word, '');
  const steps = [...rest].filter((sign, index, all) => {
    const step = (sign.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? -10);
    return Math.abs(step) > 1;
  });
  return steps.length;
}
