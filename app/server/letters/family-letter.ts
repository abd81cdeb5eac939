import { href } from 'react-router';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import type { Dedication } from '#core/donations/dedication.ts';
import { platesForADayPath, usualPlates } from '#core/donations/plates.ts';
import { pathIn } from '#core/language/languages.ts';
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
  writing: Writing,
): LetterPage {
  const { words, m, dates, url, language } = writing;
  const date = dates.longDay(templeDayStart(day));
  const manage = `${url}${pathIn(language, href('/profile/family'))}`;
  const values = { days: titles.join(', '), date, manage };
  return writtenPage(words('family-day', values), {
    title: greeting(writing, name),
    rows: [{ label: m.date, value: date }, ...titles.map((title) => ({ label: m.day, value: title }))],
    href: platesForADayPath(usualPlates, dedication),
  });
}
