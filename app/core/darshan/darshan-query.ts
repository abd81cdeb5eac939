import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { type DarshanType, darshanTypes } from './darshan-type.ts';

/** Older photos than any temple has on a computer; an earlier date is a typing mistake. */
export const earliestDarshanDay = '1990-01-01';
const dayLength = 86_400_000;

/**
 * What an address of /daily-darshan selects. A day that cannot be shown is named, and today's is
 * used.
 */
export type DarshanQuery = {
  day: string;
  /** Null: every darshan of the day. */
  type: DarshanType | null;
  problem: 'date-future' | 'date-invalid' | null;
  /** The date as typed, to show it in its field. */
  typed: string;
};

/** `today` is the calendar day in Ghaziabad, 'YYYY-MM-DD'. */
export function readDarshanQuery(search: URLSearchParams, today: string): DarshanQuery {
  const typed = (search.get('date') ?? '').slice(0, 40);
  const chosen = readChoice(search.get('type') ?? '', darshanTypes);
  const type = chosen.ok ? chosen.value : null;
  if (!typed.trim()) return { day: today, type, problem: null, typed: '' };
  const read = readDate(typed, { from: earliestDarshanDay, to: today });
  if (read.ok) return { day: read.value, type, problem: null, typed: read.value };
  // Outside the window: valid only as a day of its own, so checked again without an end.
  const later = readDate(typed, { from: today, to: '9999-12-31' });
  return { day: today, type, problem: later.ok ? 'date-future' : 'date-invalid', typed };
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/**
 * The seven days of the strip: the chosen one in the middle where there is room, none after today.
 */
export function stripOf(day: string, today: string): string[] {
  const ahead = Math.min(3, Math.round((Date.parse(today) - Date.parse(day)) / dayLength));
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, ahead - 6 + index));
}

/** An address of /daily-darshan; defaults are left out. */
export function darshanHref({ day, type }: { day?: string | null; type?: DarshanType | null }): string {
  const search = new URLSearchParams({ ...(day && { date: day }), ...(type && { type }) });
  return search.size > 0 ? `/daily-darshan?${search}` : '/daily-darshan';
}
