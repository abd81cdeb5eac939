import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { donationsAccounts } from '#core/settings/donations-account.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import type { AccountNotification } from '../mail/letter.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** A warning to each owner: donations by transfer go somewhere else now. */
export function donationsAccountLetter(
  { setting, name, who, at, changes }: AccountNotification,
  publicUrl: string,
  words: LetterWords,
): LetterPage {
  const moment = `${longDate(new Date(at))}, ${clockTime(new Date(at))}`;
  const { page, button } = words('gifts-account', { what: donationsAccounts[setting], who, moment });
  return {
    ...page,
    title: greeting(name),
    rows: changes.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
    button: {
      label: button,
      href: `${publicUrl}${href('/admin-dashboard/settings/:section', { section: setting })}`,
    },
  };
}
