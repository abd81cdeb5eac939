import { caturmasyaMonths } from '#core/calendar/caturmasya.ts';
import { yearlyEvents } from '#core/calendar/events/events-of-day.ts';
import { caturmasyaNote, caturmasyaTitle } from '#core/calendar/titles.ts';

// What the calendar lists once a year, by the id of the entry. In English it is the engine's own
// title, as GCal prints it; other languages write a table of their own.

const turns = ['begins', 'continues', 'ends'] as const;

export const events: Record<string, string> = Object.fromEntries(
  yearlyEvents.map(({ id, title }) => [id, title]),
);

/** Of whom or what a festival's fast is, as in `borrowedFasts`. */
export const fastSubjects: Record<string, string> = Object.fromEntries(
  yearlyEvents.flatMap(({ fast }) => (fast ? [[fast.subject, fast.subject]] : [])),
);

export const caturmasya: Record<string, string> = Object.fromEntries(
  caturmasyaMonths.flatMap((month) =>
    turns.map((turn) => [`caturmasya-${month.number}-${turn}`, caturmasyaTitle({ month, turn })]),
  ),
);

/** What is given up in a month of Caturmasya, by the id of the entry that begins it. */
export const caturmasyaNotes: Record<string, string> = Object.fromEntries(
  caturmasyaMonths.map((month) => [`caturmasya-${month.number}-begins`, caturmasyaNote(month)]),
);

/** The major festivals as they are wished, by the id of their entry. */
export const greeted: Record<string, string> = {
  'nityananda-trayodasi-appearance-of-sri-nityananda-prabhu': 'Nityananda Trayodashi',
  'gaura-purnima-appearance-of-sri-caitanya-mahaprabhu': 'Gaura Purnima',
  'rama-navami-appearance-of-lord-sri-ramacandra': 'Rama Navami',
  'nrsimha-caturdasi-appearance-of-lord-nrsimhadeva': 'Narasimha Chaturdashi',
  'ratha-yatra': 'Ratha Yatra',
  'lord-balarama-appearance': 'Balarama Purnima',
  'sri-krsna-janmastami-appearance-of-lord-sri-krsna': 'Janmashtami',
  'radhastami-appearance-of-srimati-radharani': 'Radhashtami',
  'dipa-dana-dipavali': 'Diwali',
  'go-puja-go-krda-govardhana-puja': 'Govardhan Puja',
  'advent-of-srimad-bhagavad-gita': 'Gita Jayanti',
};
export const happy = (festival: string, year: string) => `Happy ${festival} ${year}`;
