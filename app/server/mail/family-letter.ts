import type { CivilDate } from '#core/calendar/civil-date.ts';
import { longDay } from '#core/content/date-words.ts';
import { indianDayStart } from '#core/donations/indian-time.ts';
import { greeting } from './account-letters.ts';
import type { LetterPage } from './letter-page.ts';

/** Some days before: what a person asked to be reminded of. */
export function familyDayLetter(
  day: CivilDate,
  { name, titles }: { name: string; titles: string[] },
  publicUrl: string,
): LetterPage {
  const date = longDay(indianDayStart(day));
  return {
    subject: `${titles.join(', ')} · ${date}`,
    preview: `A reminder for ${date}`,
    title: greeting(name),
    hindi: 'हरे कृष्ण! आपके परिवार के एक विशेष दिन की याद।',
    paragraphs: [
      'You asked us to remind you of this day. You may wish to offer a seva, plates of prasadam or a gift in somebody’s name.',
    ],
    rows: [{ label: 'Date', value: date }, ...titles.map((title) => ({ label: 'Day', value: title }))],
    button: { label: 'Offer something on this day', href: `${publicUrl}/fooddonation` },
    notes: [`You can change or stop these reminders at ${publicUrl}/profile/family.`],
  };
}
