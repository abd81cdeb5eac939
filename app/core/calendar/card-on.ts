import type { CivilDate } from './civil-date.ts';
import type { DayCard } from './day-card.ts';

/**
 * The card of a date; the first when the page was rendered on a day that its cards do not cover.
 */
export function cardOn(cards: readonly DayCard[], today: CivilDate): DayCard | null {
  return cards.find(({ date }) => date === today) ?? cards[0] ?? null;
}
