import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import * as m from '#messages/darshans.ts';

export const dailyLetterFields = ['email', 'consent'] as const;
export type DailyLetterFields = Record<(typeof dailyLetterFields)[number], string>;

/** What is agreed to; stored with the address in these words. */
export const dailyLetterConsent = m.letterConsent;

/** An address for the letter with the day's darshan. It is compared in lower case everywhere. */
export function readDailyLetter(typed: DailyLetterFields): FormOutcome<{ email: string }> {
  const form = new FormReader();
  const email = form.read('email', readEmail(typed.email)) ?? '';
  form.read('consent', readConsent(typed.consent));
  return form.answer({ email: email.toLowerCase() });
}
