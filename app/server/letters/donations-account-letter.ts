import { href } from 'react-router';
import { changeWords } from '#core/settings/donations-account.ts';
import type { AccountNotification } from '../mail/letter.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

/** A warning to each owner: donations by transfer go somewhere else now. */
export function donationsAccountLetter(
  { setting, name, who, at, changes }: AccountNotification,
  writing: Writing,
): LetterPage {
  const { words, dates } = writing;
  const moment = dates.longMoment(new Date(at));
  return writtenPage(words('gifts-account', { what: changeWords('letter').accounts[setting], who, moment }), {
    title: greeting(writing, name),
    rows: changes.map(({ label, before, after }) => ({ label, value: `${before} → ${after}` })),
    href: href('/admin-dashboard/settings/:section', { section: setting }),
  });
}
