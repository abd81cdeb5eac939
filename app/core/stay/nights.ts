import { dayAfter } from '#core/requests/request-days.ts';

/**
 * The nights of a stay: from the night of `arrival` to the morning of `departure`, days of the
 * temple ('YYYY-MM-DD'). Half-open: the next guest may arrive on the day of departure.
 */
export type Nights = { arrival: string; departure: string };

const dayLength = 86_400_000;

/** How many nights; 0 or less where departure is not after arrival. */
export function countNights({ arrival, departure }: Nights): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / dayLength);
}

/** The day of each night, the first that of arrival. */
export function nightsOf(nights: Nights): string[] {
  return Array.from({ length: Math.max(0, countNights(nights)) }, (_, at) => dayAfter(nights.arrival, at));
}

/** Whether both have a night in common; back to back they have none. */
export function overlap(one: Nights, other: Nights): boolean {
  return one.arrival < other.departure && other.arrival < one.departure;
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
