import type { CivilDate } from '../app/core/calendar/civil-date.ts';
import { computeDays } from '../app/core/calendar/compute-days.ts';
import type { Place } from '../app/core/calendar/place.ts';

// Milliseconds per calendar year of one place: `node bench/calendar.ts`. "New year" works out the Moon too, "known Moon"
// is another place's year after it, "month" a month view. What is measured first still runs unoptimised code.

const ghaziabad: Place = {
  id: 'ghaziabad',
  name: 'Ghaziabad',
  latitude: 28.669,
  longitude: 77.454,
  zone: 'Asia/Kolkata',
};
const london: Place = {
  id: 'london',
  name: 'London',
  latitude: 51.5,
  longitude: -0.1167,
  zone: 'Europe/London',
};

function milliseconds(place: Place, from: string, to: string): number {
  const start = performance.now();
  const days = computeDays(place, from as CivilDate, to as CivilDate);
  if (!days.ok) throw new Error(days.code);
  return performance.now() - start;
}

const year = (place: Place, number: number) => milliseconds(place, `${number}-01-01`, `${number}-12-31`);
const median = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const first = year(ghaziabad, 2026);
const years = Array.from({ length: 20 }, (_, index) => 2027 + index);
const rows = {
  'first year of a process': first,
  'new year, median of 20': median(years.map((number) => year(ghaziabad, number))),
  'known Moon, median of 20': median(years.map((number) => year(london, number))),
  'month, median of 20': median(
    years.map((number) => milliseconds(london, `${number}-05-01`, `${number}-05-31`)),
  ),
};
console.table(
  Object.fromEntries(Object.entries(rows).map(([what, ms]) => [what, { ms: Number(ms.toFixed(1)) }])),
);
