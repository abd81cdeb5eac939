import { href } from 'react-router';
import type { OwnersNotification } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** To each owner: a change waits, will be applied, or is decided. */
export function changeLetter(notification: OwnersNotification, writing: Writing): LetterPage {
  const { says, what, who, outcome } = notification;
  const { words, dates } = writing;
  const moment = notification.until === null ? '' : dates.longMoment(new Date(notification.until));
  const text =
    says === 'decided'
      ? words('change-decided', { what, who, outcome })
      : words(says === 'asked' ? 'change-asked' : 'change-alone', { what, who, moment });
  return writtenPage(text, {
    title: greeting(writing, notification.name),
    rows: notification.rows.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
    href: href('/admin-dashboard/changes'),
  });
}
