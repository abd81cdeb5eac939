import { darshanHref, dayAfter } from '#core/darshan/darshan-query.ts';
import { monthEnds, monthOf, type PhotoDay, photoMonth } from '#core/darshan/photo-month.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { Services } from '../services.ts';
import { findLatestDarshanDay, findNextDarshanDay, listDarshanDays } from './darshan-queries.ts';

function pageOf(day: string | null): string | null {
  return day && darshanHref({ day });
}

/** 'November 2026' of '2026-11'. */
function monthWords(month: string): string {
  return dayInWords(`${month}-01`).replace(/^1 /, '');
}

export type DarshanMonth = {
  /** 'November 2026' */
  name: string;
  weeks: (PhotoDay | null)[][];
  /** Pages of the nearest days with photos in earlier and later months; null: there is none. */
  earlier: string | null;
  later: string | null;
};

/** The month around a day, with its days that have photos. */
export async function getDarshanMonth(
  services: Pick<Services, 'db' | 'clock'>,
  day: string,
): Promise<DarshanMonth> {
  const month = monthOf(day);
  const { first, last } = monthEnds(month);
  const [days, earlier, later] = await Promise.all([
    listDarshanDays(services, month),
    findLatestDarshanDay(services, dayAfter(first, -1)),
    findNextDarshanDay(services, last),
  ]);
  return {
    name: monthWords(month),
    weeks: photoMonth(month, days),
    earlier: pageOf(earlier),
    later: pageOf(later),
  };
}
