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
export function accountLetter(letter: AccountLetter, writing: Writing): LetterPage {
  const { words, url } = writing;
  const title = greeting(writing, letter.name);
  if (letter.kind === 'staff-invitation') {
    const roles = letter.roles.join(', ');
    const rows = [{ label: 'Your part', value: roles }];
    return writtenPage(words(letter.kind, { roles }), { title, rows, href: letter.link });
  }
  return writtenPage(words(letter.kind, {}), {
    title,
    ...('code' in letter && { code: letter.code }),
    // It was stored as a whole address of the English site, before the reader's language was asked
    // for.
    ...('link' in letter && { href: letter.link.replace(`${url}/`, '/') }),
  });
}
