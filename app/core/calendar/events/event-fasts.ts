import type { Almanac } from '../almanac.ts';
import type { DayNumber } from '../civil-date.ts';
import { ekadasiFastOn } from '../ekadasi.ts';
import { eventsOn } from './events-of-day.ts';
import type { EventFast, YearlyEvent } from './yearly-event.ts';

/**
 * 'iskcon': until noon, sunset, moonrise, dusk or midnight, as customary. 'hari-bhakti-vilasa': a
 * whole-day fast for the events marked so and none for the others (RULES 10).
 */
export type FastStyle = 'iskcon' | 'hari-bhakti-vilasa';

/**
 * Where a festival's fast goes when Ekadasi is near: it is observed with it, and the feast follows.
 */
export type FastPlacement = 'same-day' | 'previous-day' | 'with-ekadasi';

const byStrength: readonly EventFast[] = ['noon', 'sunset', 'moonrise', 'dusk', 'midnight', 'day'];

export function fastOfEvent({ fast }: YearlyEvent, style: FastStyle): EventFast | null {
  if (!fast) return null;
  if (style === 'iskcon') return fast.until;
  return fast.wholeDayInHbvStyle ? 'day' : null;
}

/** RULES 10, cases 1 to 3; the same for all events of a day. */
export function fastPlacementOn(almanac: Almanac, number: DayNumber): FastPlacement {
  if (ekadasiFastOn(almanac, number - 1)) return 'previous-day';
  return ekadasiFastOn(almanac, number) ? 'with-ekadasi' : 'same-day';
}

/** The fast of a day: Ekadasi's, or the strongest of its festivals' own (RULES 10). */
export function fastOn(almanac: Almanac, number: DayNumber, style: FastStyle): EventFast | 'ekadasi' | null {
  if (ekadasiFastOn(almanac, number)) return 'ekadasi';
  if (fastPlacementOn(almanac, number) !== 'same-day') return null;
  const strengths = eventsOn(almanac, number).map((event) => {
    const fast = fastOfEvent(event, style);
    return fast ? byStrength.indexOf(fast) : -1;
  });
  return byStrength[Math.max(-1, ...strengths)] ?? null;
}

/** A fast of tomorrow's festival that is observed today, because today is Ekadasi. */
export type BorrowedFast = { fast: EventFast; subject: string };

export function fastsBorrowedFromTomorrow(
  almanac: Almanac,
  number: DayNumber,
  style: FastStyle,
): BorrowedFast[] {
  if (!ekadasiFastOn(almanac, number)) return [];
  return eventsOn(almanac, number + 1).flatMap((event) => {
    const fast = fastOfEvent(event, style);
    return fast && event.fast ? [{ fast, subject: event.fast.subject }] : [];
  });
}
