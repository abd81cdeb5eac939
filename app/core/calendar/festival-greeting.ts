import type { ListedDay } from './additions.ts';
import { type CivilDate, dayNumberOf } from './civil-date.ts';

/**
 * The major festivals by the id of their entry: their name in a greeting, and their page if they
 * have one.
 */
const majorFestivals: Readonly<Record<string, { name: string; page?: string }>> = {
  'nityananda-trayodasi-appearance-of-sri-nityananda-prabhu': { name: 'Nityananda Trayodashi' },
  'gaura-purnima-appearance-of-sri-caitanya-mahaprabhu': { name: 'Gaura Purnima' },
  'rama-navami-appearance-of-lord-sri-ramacandra': { name: 'Rama Navami' },
  'nrsimha-caturdasi-appearance-of-lord-nrsimhadeva': { name: 'Narasimha Chaturdashi' },
  'ratha-yatra': { name: 'Ratha Yatra' },
  'lord-balarama-appearance': { name: 'Balarama Purnima' },
  'sri-krsna-janmastami-appearance-of-lord-sri-krsna': { name: 'Janmashtami', page: '/janamastmi' },
  'radhastami-appearance-of-srimati-radharani': { name: 'Radhashtami' },
  'dipa-dana-dipavali': { name: 'Diwali' },
  'go-puja-go-krda-govardhana-puja': { name: 'Govardhan Puja' },
  'advent-of-srimad-bhagavad-gita': { name: 'Gita Jayanti' },
};

export const greetingStartsBefore = 7;
export const greetingEndsAfter = 1;

export type FestivalGreeting = { text: string; to: string };

/**
 * 'Happy {festival} {year}' from a week before a major festival until the day after it; of several
 * the one that ends first. It links to the festival's own page, or to its day in the calendar.
 * `days` reach from `greetingEndsAfter` days before today to `greetingStartsBefore` days after it;
 * a hidden festival is not greeted.
 */
export function festivalGreeting(days: readonly ListedDay[], today: CivilDate): FestivalGreeting | null {
  const now = dayNumberOf(today);
  for (const { day, listed } of days) {
    const ahead = dayNumberOf(day.date) - now;
    if (ahead < -greetingEndsAfter || ahead > greetingStartsBefore) continue;
    const festival = listed.map(({ id }) => majorFestivals[id]).find((known) => known !== undefined);
    if (!festival) continue;
    return {
      text: `Happy ${festival.name} ${day.date.slice(0, 4)}`,
      to: festival.page ?? `/calender?date=${day.date}`,
    };
  }
  return null;
}
