import { href } from 'react-router';
import { clockTime, longDate } from '#core/time/date-words.ts';
import type { OwnersNotification } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** To each owner: a change waits, will be applied, or is decided. */
export function changeLetter(notification: OwnersNotification, { words }: Writing): LetterPage {
  const { says, what, who, outcome } = notification;
  const at = notification.until === null ? '' : new Date(notification.until);
  const moment = at && `${longDate(at)}, ${clockTime(at)}`;
  const text =
    says === 'decided'
      ? words('change-decided', { what, who, outcome })
      : words(says === 'asked' ? 'change-asked' : 'change-alone', { what, who, moment });
  return writtenPage(text, {
    title: greeting(notification.name),
    rows: notification.rows.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
    href: href('/admin-dashboard/changes'),
  });
}
