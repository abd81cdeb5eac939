import type { Letter } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

type AccountLetter = Extract<
  Letter,
  {
    kind:
      | 'verify-email'
      | 'account-exists'
      | 'reset-password'
      | 'change-email'
      | 'email-changed'
      | 'staff-invitation';
  }
>;

/**
 * The letters about signing in. They go to addresses that anybody may type, so they contain as
 * little as possible.
 */
export function accountLetter(letter: AccountLetter, { words }: Writing): LetterPage {
  const title = greeting(letter.name);
  if (letter.kind === 'staff-invitation') {
    const roles = letter.roles.join(', ');
    const rows = [{ label: 'Your part', value: roles }];
    return writtenPage(words(letter.kind, { roles }), { title, rows, href: letter.link });
  }
  return writtenPage(words(letter.kind, {}), {
    title,
    ...('code' in letter && { code: letter.code }),
    ...('link' in letter && { href: letter.link }),
  });
}
