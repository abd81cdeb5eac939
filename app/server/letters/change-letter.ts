import { href } from 'react-router';
import type { LetterWords } from '#core/letters/letter-texts.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import type { OwnersNotification } from '../mail/letter.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** To each owner: a change waits, will be applied, or is decided. */
export function changeLetter(
  notification: OwnersNotification,
  publicUrl: string,
  words: LetterWords,
): LetterPage {
  const { says, what, who, outcome } = notification;
  const at = notification.until === null ? '' : new Date(notification.until);
  const moment = at && `${longDate(at)}, ${clockTime(at)}`;
  const { page, button } =
    says === 'decided'
      ? words('change-decided', { what, who, outcome })
      : words(says === 'asked' ? 'change-asked' : 'change-alone', { what, who, moment });
  return {
    ...page,
    title: greeting(notification.name),
    rows: notification.rows.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
    button: { label: button, href: `${publicUrl}${href('/admin-dashboard/changes')}` },
  };
}
