import { dayAfter } from '../requests/request-days.ts';

type Course = { startsOn: string; endsOn: string; days: readonly number[] };

/** The days of all lessons of a course, 'YYYY-MM-DD', in their order. */
export function lessonDays({ startsOn, endsOn, days }: Course): string[] {
  const found: string[] = [];
  for (let day = startsOn; day <= endsOn; day = dayAfter(day, 1))
    if (days.includes(new Date(day).getUTCDay())) found.push(day);
  return found;
}

/** Whether who came to so many of all lessons of a course came often enough, by its percent. */
export function attendsEnough(came: number, lessons: number, percent: number): boolean {
  return lessons > 0 && came * 100 >= lessons * percent;
}
