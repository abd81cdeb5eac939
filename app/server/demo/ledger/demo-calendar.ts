import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { Random } from './seeded-random.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 730;

/**
 * Moments of two years until `now`, oldest first: `weight` says how lively a day is, in events.
 * People give and buy between seven in the morning and eleven at night.
 */
export function demoMoments(
  random: Random,
  now: Date,
  weight: (day: string, yearsAgo: number) => number,
): Date[] {
  return Array.from({ length: days + 1 }, (_, at) => templeDay(new Date(now.getTime() - (days - at) * dayMs)))
    .flatMap((day, at) => {
      const expected = weight(day, (days - at) / 365);
      const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
      const minutes = Array.from({ length: count }, () => random.whole(7 * 60, 23 * 60));
      return minutes
        .sort((one, other) => one - other)
        .map((minute) => new Date(templeDayStart(day).getTime() + minute * minuteMs));
    })
    .filter((moment) => moment.getTime() < now.getTime() - 10 * minuteMs);
}

/** More on weekends, in the month of Kartik, around Janmashtami, and in the second year. */
export function liveliness(day: string, yearsAgo: number): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const month = Number(day.slice(5, 7));
  const weekend = weekday === 0 || weekday === 6 ? 1.6 : 1;
  const season = { 8: 1.7, 9: 1.4, 10: 1.5, 11: 1.5 }[month] ?? 1;
  return weekend * season * (1.5 - yearsAgo * 0.35);
}
