import { darshanHref, dayAfter } from './darshan-query.ts';

export type PhotoDay = {
  /** 'YYYY-MM-DD' */
  day: string;
  number: number;
  /** The page of its photos; null where there are none. */
  to: string | null;
};

/** 'YYYY-MM' */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The first and the last day of '2026-11'. */
export function monthEnds(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  return { first, last: dayAfter(`${monthOf(dayAfter(first, 31))}-01`, -1) };
}

/**
 * The weeks of a month from Sunday to Saturday, as the Vaisnava calendar shows them; null stands
 * where a week belongs to another month.
 */
export function photoMonth(month: string, withPhotos: readonly string[]): (PhotoDay | null)[][] {
  const { first, last } = monthEnds(month);
  const before = new Date(first).getUTCDay();
  const count = Number(last.slice(8));
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const number = week * 7 + weekday - before + 1;
      if (number < 1 || number > count) return null;
      const day = dayAfter(first, number - 1);
      return { day, number, to: withPhotos.includes(day) ? darshanHref({ day }) : null };
    }),
  );
}
