import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import { type ChosenPictures, chosenPictures } from '#core/content/page-pictures.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { amountChoice } from '#core/donations/amount-choice.ts';
import { donationSlideWords } from '#core/home/donation-slides.ts';
import { weekWords } from '#core/hours/hours-words.ts';
import { fillFacts } from '#core/page-copy/fill-places.ts';
import * as m from '#messages/frame.ts';
import { type OtherLanguage, otherLanguages } from './other-languages.ts';

/** Five daily timings in the footer (rule S17). */
const timingsInFooter = 5;

/** The facts around every page. No account numbers: those go only to the pages that show them. */
export type ShellFacts = Pick<
  TempleSettings,
  'identity' | 'contact' | 'social' | 'openingHours' | 'schedule' | 'footerServices' | 'copyright'
> & {
  /** The first times of the schedule, for the footer. */
  dailyTimings: TempleSettings['schedule']['entries'];
  festivalBanner: FestivalGreeting | null;
  /** The opening hours of the week as the footer says them, a line each. */
  week: string;
  donateModal: TempleSettings['donateModal'] & { alt: string; choices: DonationChoice[] };
  pictures: ChosenPictures;
  languages: OtherLanguage[];
  /** The slides of the donation banner that the staff has reworded. */
  slides: Partial<TempleSettings['donationSlideWords']>;
};

/** The pictures that the facts name: those of the library have their alternative texts there. */
export function picturesOf({ homePictures, pagePictures, donateModal }: TempleSettings): string[] {
  return [...Object.values(homePictures), ...Object.values(pagePictures), donateModal.picture];
}

/**
 * `ofCalendar` is the greeting of the season, for a banner that is set to follow the calendar;
 * `wordsOf` gives the alternative text of a picture; `year` is the one it is.
 */
export function shellFactsOf(
  settings: TempleSettings,
  ofCalendar: FestivalGreeting | null,
  wordsOf: (name: string) => string,
  year: string,
): ShellFacts {
  const { identity, contact, social, openingHours, schedule, footerServices } = settings;
  const { copyright, donateModal, homePictures, pagePictures } = settings;
  return {
    ...{ identity, contact, social, openingHours, schedule, footerServices },
    dailyTimings: schedule.entries.slice(0, timingsInFooter),
    copyright: fillFacts(copyright, { year }),
    donateModal: {
      ...donateModal,
      alt: wordsOf(donateModal.picture),
      choices: donationChoices(settings.donationAmounts),
    },
    pictures: chosenPictures({ ...homePictures, ...pagePictures }, wordsOf),
    languages: otherLanguages(settings.languages),
    week: weekLines(openingHours),
    slides: reworded(settings.donationSlideWords),
    festivalBanner: bannerOf(settings.festivalBanner, ofCalendar),
  };
}

function weekLines(hours: TempleSettings['openingHours']): string {
  const week = weekWords(hours);
  return week.map((one) => (week.length > 1 ? `${one.days}: ${one.hours}` : one.hours)).join('\n');
}

/** `give` is what the button says while it is chosen. */
type DonationChoice = { value: string; words: string; give: string };

/** The first three amounts, and another. */
function donationChoices(amounts: TempleSettings['donationAmounts']): DonationChoice[] {
  const choices = amounts.slice(0, 3).map(amountChoice);
  return [
    ...choices.map((choice) => ({ ...choice, give: m.give(choice.words) })),
    { value: 'own', words: m.otherAmount, give: m.giveOther },
  ];
}

function reworded(words: TempleSettings['donationSlideWords']): ShellFacts['slides'] {
  const usual: Record<string, string> = donationSlideWords;
  return Object.fromEntries(Object.entries(words).filter(([place, text]) => text !== usual[place]));
}

function bannerOf(
  { shown, automatic, text, to }: TempleSettings['festivalBanner'],
  ofCalendar: FestivalGreeting | null,
): FestivalGreeting | null {
  if (!shown) return null;
  return automatic ? ofCalendar : { text, to };
}
