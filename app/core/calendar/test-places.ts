import type { CalendarDay } from './calendar-day.ts';
import { type CivilDate, parseCivilDate } from './civil-date.ts';
import { computeDays } from './compute-days.ts';
import type { FastStyle } from './events/event-fasts.ts';
import type { Place } from './place.ts';

/** For tests: a place by its coordinates. */
export function testPlace(latitude: number, longitude: number, zone: string): Place {
  return { id: 'test', name: `${latitude}, ${longitude}`, latitude, longitude, zone };
}

export const ghaziabad = testPlace(28.669, 77.454, 'Asia/Kolkata');
export const mayapur = testPlace(23.423, 88.388, 'Asia/Kolkata');
export const london = testPlace(51.5, -0.1167, 'Europe/London');
export const newYork = testPlace(40.7, -74, 'America/New_York');

export function testDate(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date.ok) throw new Error(`no date ${text}`);
  return date.value;
}

export function testDays(place: Place, from: string, to: string, style?: FastStyle): CalendarDay[] {
  const days = computeDays(place, testDate(from), testDate(to), style);
  if (!days.ok) throw new Error(`${days.code} at ${place.name}`);
  return days.value;
}

export function testDay(place: Place, date: string, style?: FastStyle): CalendarDay {
  const [day] = testDays(place, date, date, style);
  if (!day) throw new Error(`no day ${date}`);
  return day;
}
