import { pledgeDays } from '#core/pledges/monthly-pledge.ts';

/** '5th' */
export function ordinal(day: number): string {
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** The days that every month has, for a select. */
export const dayOptions = Array.from({ length: pledgeDays.max }, (_, at) => ({
  value: String(at + 1),
  label: `The ${ordinal(at + 1)}`,
}));
