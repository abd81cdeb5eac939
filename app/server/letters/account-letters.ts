import type { LetterWords } from '#core/letters/letter-texts.ts';
import type { Letter } from '../mail/letter.ts';
import type { LetterPage } from './letter-page.ts';

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
export function accountLetter(letter: AccountLetter, words: LetterWords): LetterPage {
  const title = greeting(letter.name);
  if (letter.kind === 'staff-invitation') {
    const roles = letter.roles.join(', ');
    const { page, button } = words(letter.kind, { roles });
    const rows = [{ label: 'Your part', value: roles }];
    return { ...page, title, rows, button: { label: button, href: letter.link } };
  }
  const { page, button } = words(letter.kind, {});
  return {
    ...page,
    title,
    ...('code' in letter ? { code: letter.code } : {}),
    ...('link' in letter ? { button: { label: button, href: letter.link } } : {}),
  };
}

/**
 * 'Hare Krishna, Mira'. A name that a mail reader would turn into a link is left out: somebody
 * could sign up with a stranger's address and an advertisement for a name.
 */
export function greeting(name: string | null): string {
  const usable = name && name.length <= 80 && !/[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}|[/@]/u.test(name);
  return usable ? `Hare Krishna, ${name}` : 'Hare Krishna';
}
