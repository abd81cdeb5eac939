import { cities as listed } from '#core/calendar/cities.ts';

/** The cities of the calendar by their id; in English as core/calendar/cities.ts writes them. */
export const cities: Record<string, string> = Object.fromEntries(listed.map(({ id, name }) => [id, name]));
/** Their countries by the English name. */
export const countries: Record<string, string> = Object.fromEntries(
  listed.map(({ country }) => [country, country]),
);
export const inCountry = (city: string, country: string) => `${city}, ${country}`;

const side = (degrees: number, plus: string, minus: string) =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? minus : plus}`;
export const position = (latitude: number, longitude: number) =>
  `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`;
export const near = (place: string, city: string) => `${place} (near ${city})`;
