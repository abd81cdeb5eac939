import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { secondFactorChanges } from '#core/people/second-factor.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import type { Letter } from '../mail/letter.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

type SecurityLetter = Extract<
  Letter,
  { kind: 'new-browser' | 'password-changed' | 'second-factor-changed' | 'security-alarm' }
>;

/** The letters about what was done to an account, or what happens too often on the site. */
export function securityLetter(letter: SecurityLetter, publicUrl: string, words: LetterWords): LetterPage {
  const title = greeting(letter.name);
  if (letter.kind === 'security-alarm') {
    const { page, button } = words(letter.kind, { what: letter.label, count: String(letter.count) });
    return {
      ...page,
      title,
      button: { label: button, href: `${publicUrl}${href('/admin-dashboard/system')}` },
    };
  }
  const moment = `${longDate(new Date(letter.at))}, ${clockTime(new Date(letter.at))}`;
  const { page, button } =
    letter.kind === 'second-factor-changed'
      ? words(letter.kind, { moment, change: secondFactorChanges[letter.change] })
      : words(letter.kind, { moment, browser: letter.browser });
  return { ...page, title, button: { label: button, href: `${publicUrl}${href('/forgot-password')}` } };
}
