import { href } from 'react-router';
import { secondFactorChanges } from '#core/people/second-factor.ts';
import type { Letter } from '../mail/letter.ts';
import { lettersIn } from './letter-messages.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

const en = lettersIn('en');

type SecurityLetter = Extract<
  Letter,
  { kind: 'new-browser' | 'password-changed' | 'mobile-changed' | 'second-factor-changed' | 'security-alarm' }
>;

/** The letters about what was done to an account, or what happens too often on the site. */
export function securityLetter(letter: SecurityLetter, writing: Writing): LetterPage {
  const { words, dates } = writing;
  const title = greeting(writing, letter.name);
  if (letter.kind === 'security-alarm') {
    const text = words(letter.kind, { what: letter.label, count: String(letter.count) });
    return writtenPage(text, { title, href: href('/admin-dashboard/system') });
  }
  const moment = dates.longMoment(new Date(letter.at));
  const text =
    letter.kind === 'second-factor-changed'
      ? words(letter.kind, { moment, change: secondFactorChanges[letter.change] })
      : words(letter.kind, { moment, browser: deviceIn(writing, letter.browser) });
  return writtenPage(text, { title, href: href('/forgot-password') });
}

/** 'Chrome on Android', as core/people/device-words.ts names it, in the letter's language. */
function deviceIn({ m }: Writing, words: string): string {
  const [browser = '', system] = words.split(' on ');
  if (system === undefined) return browser === en.unknownDevice ? m.unknownDevice : browser;
  return m.browserOn(browser === en.someBrowser ? m.someBrowser : browser, system);
}
