import { href } from 'react-router';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { Dedication } from '#core/donations/dedication.ts';
import { platesForADayPath, usualPlates } from '#core/donations/plates.ts';
import { longDay } from '#core/time/date-words.ts';
import { templeDayStart } from '#core/time/temple-day.ts';
import { greeting, type LetterPage, type Writing, writtenPage } from './letter-page.ts';

export type Reminder = {
  name: string;
  titles: string[];
  /** What the page that the letter links to is prefilled with. */
  dedication: Dedication;
};

/** Some days before an occasion of which a person asked to be reminded. */
export function familyDayLetter(
  day: CivilDate,
  { name, titles, dedication }: Reminder,
  { words, url }: Writing,
): LetterPage {
  const date = longDay(templeDayStart(day));
  const values = { days: titles.join(', '), date, manage: `${url}${href('/profile/family')}` };
  return writtenPage(words('family-day', values), {
    title: greeting(name),
    rows: [{ label: 'Date', value: date }, ...titles.map((title) => ({ label: 'Day', value: title }))],
    href: platesForADayPath(usualPlates, dedication),
  });
}
