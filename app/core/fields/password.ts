import { accept, type Outcome, refuse } from '#core/result.ts';
import { lengthOf } from './clean-text.ts';
import { commonWords } from './common-passwords.ts';
import { type OwnFactRefusal, type OwnFacts, ownFactIn } from './own-fact.ts';

export type PasswordRefusal = 'password-short' | 'password-long' | 'password-common' | OwnFactRefusal;

/**
 * A password as it is hashed: NFC, so that two keyboards typing the same letters agree, and
 * otherwise every character as typed. Only length, commonness and known facts of its `owner` are
 * checked; no forced symbols (rule R15).
 */
export function readPassword(typed: string, owner: OwnFacts = {}): Outcome<string, PasswordRefusal> {
  const password = normalPassword(typed);
  const length = lengthOf(password);
  if (length < 8) return refuse('password-short');
  if (length > 128) return refuse('password-long');
  if (isCommon(password)) return refuse('password-common');
  const own = ownFactIn(spellings(password), owner);
  return own ? refuse(own) : accept(password);
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

/** In lower case, also with signs read as the letters they look like. */
function spellings(password: string): string[] {
  const lower = password.toLowerCase();
  return [lower, lower.replace(/[@4310!$5]/g, (sign) => looksLike[sign] ?? sign)];
}

/** A run (12345678, aaaaaaaa) or a well-known word with little around it (Krishna@108). */
function isCommon(password: string): boolean {
  return spellings(password).some((text) => {
    const rest = commonWords.reduce((left, word) => left.replaceAll(word, ''), text);
    if (rest === text) return countSteps(text) < leastSteps;
    // People add a sign or two around a well-known word: that makes it no other password.
    return countSteps(rest.replace(/[\s\p{P}\p{S}]/gu, '')) < leastSteps && countSteps(rest) < leastWithSigns;
  });
}

const leastSteps = 4;
const leastWithSigns = 6;

/** How many characters neither equal nor follow the one before: 'aaaa' and 'abcd' have one. */
function countSteps(text: string): number {
  return [...text].filter((sign, index, all) => {
    const step = (sign.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? -10);
    return Math.abs(step) > 1;
  }).length;
}
