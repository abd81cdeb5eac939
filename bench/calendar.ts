import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CivilDate } from '../app/core/calendar/civil-date.ts';
import { computeDays } from '../app/core/calendar/compute-days.ts';
import type { Place } from '../app/core/calendar/place.ts';
import { median, printTable } from './numbers.ts';
import { startSite } from './processes.ts';

// Milliseconds of the calendar: `npm run build && npm run bench:calendar`. The engine by itself (a
// cold year is the first thing a fresh process does, so it runs unoptimised code and computes the
// Moon), then the pages of the built site: a month, year, feed or answer that nobody requested
// before, and the same again from the page cache.

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

if (process.argv.includes('--cold-year')) {
  console.log(year(ghaziabad, 2026));
} else {
  benchEngine();
  if (existsSync('build/en/server/index.js')) await benchPages();
  else console.log('\nPages are measured once "npm run build" was run.');
}

function benchEngine(): void {
  const coldYear = () =>
    Number(execFileSync(process.execPath, [path.resolve('bench/calendar.ts'), '--cold-year']).toString());
  const cold = Array.from({ length: 7 }, coldYear);
  year(ghaziabad, 2026);
  const years = Array.from({ length: 20 }, (_, index) => 2027 + index);
  const rows: [string, number[]][] = [
    ['a cold year: first of a process', cold],
    ['a new year', years.map((number) => year(ghaziabad, number))],
    ['a new year, Moon known from another place', years.map((number) => year(london, number))],
    ['a month view', years.map((number) => milliseconds(london, `${number}-05-01`, `${number}-05-31`))],
  ];
  printMedians('Engine', rows);
}

async function benchPages(): Promise<void> {
  const site = await startSite({ port: 3181, dataFolder: path.resolve('data/bench-calendar') });
  const ask = async (path: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(new URL(path, site.url));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - start;
  };
  const each = async (paths: string[]): Promise<number[]> => {
    const times: number[] = [];
    for (const path of paths) times.push(await ask(path));
    return times;
  };
  try {
    await each(['/', '/calender', '/calender/year', '/calendar.ics']);
    const years = Array.from({ length: 9 }, (_, index) => 2030 + index);
    const views: [string, (year: number) => string][] = [
      ['/calender, a month', (number) => `/calender?year=${number}&month=5&place=london`],
      ['/calender/year', (number) => `/calender/year?year=${number + 10}&place=london`],
      ['/calendar.ics, a year', (number) => `/calendar.ics?year=${number + 20}&place=london`],
      [
        '/api/v1/calendar, a year',
        (number) => `/api/v1/calendar?from=${number + 30}-01-01&to=${number + 30}-12-31`,
      ],
    ];
    const rows: [string, number[]][] = [];
    for (const [name, address] of views) {
      const paths = years.map(address);
      rows.push([`${name}, first request`, await each(paths)], [`${name}, again`, await each(paths)]);
    }
    rows.push(['/ (with the day and the next Ekadasi)', await each(years.map(() => '/'))]);
    printMedians('Pages of the built site, whole answers over loopback', rows);
  } finally {
    await site.stop();
  }
}

function printMedians(title: string, rows: [string, number[]][]): void {
  printTable(
    title,
    ['', 'median ms', 'worst ms'],
    rows.map(([name, times]) => [name, median(times), Math.max(...times)]),
  );
}
