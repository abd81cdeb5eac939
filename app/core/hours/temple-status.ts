import * as m from '#messages/hours.ts';
import { type OpeningHours, type Sitting, sittingsOfDay, weekdays } from './opening-hours.ts';

/** What the header shows (rule S20). */
export type TempleStatus = { isOpen: boolean; timeSlot: string };

/** 'Temple open' or 'Temple closed'. */
export function statusWords(isOpen: boolean): string {
  return isOpen ? m.templeOpen : m.templeClosed;
}

/** 04:30-13:00 and 16:00-21:30 (rule S20). */
export const templeSittings: readonly Sitting[] = [
  { opens: '04:30', closes: '13:00' },
  { opens: '16:00', closes: '21:30' },
];

/** The same hours on every day of the week. */
export function everyDay(sittings: readonly Sitting[]): OpeningHours {
  return { week: weekdays.map((day) => ({ day, sittings })), days: [] };
}

const day = 24 * 60;
const kolkataOffset = 5 * 60 + 30; // no summer time in India, so no zone data is needed

/**
 * Open or closed at a moment, with its slot (rule S20): computed for Asia/Kolkata in any server
 * time zone. A slot begins with its first minute and ends before its last; closed lasts from the
 * sitting before to the next one, over closed days too. Without any near it, the temple is closed
 * and the slot is 'Closed'.
 */
export function templeStatus(moment: Date, hours: OpeningHours = everyDay(templeSittings)): TempleStatus {
  const minute = Math.floor(moment.getTime() / 60_000) + kolkataOffset;
  if (Number.isNaN(minute)) return { isOpen: false, timeSlot: m.closed };
  const today = Math.floor(minute / day);
  // A festival may close the temple for days; a week each way finds the neighbours of any real gap.
  const near = Array.from({ length: 15 }, (_, at) => today - 7 + at).flatMap((number) =>
    sittingsOfDay(hours, number).map((sitting) => ({ ...sitting, ...spanOf(sitting, number) })),
  );
  const now = near.find(({ start, end }) => start <= minute && minute < end);
  if (now) return slot(true, now.opens, now.closes);
  const before = near.findLast(({ end }) => end <= minute);
  const after = near.find(({ start }) => start > minute);
  if (!before || !after) return { isOpen: false, timeSlot: m.closed };
  return slot(false, before.closes, after.opens);
}

function slot(isOpen: boolean, from: string, to: string): TempleStatus {
  return { isOpen, timeSlot: `${from} - ${to}` };
}

/** Its minutes since 1970 in Indian time, [start, end), over midnight if need be. */
function spanOf({ opens, closes }: Sitting, dayNumber: number): { start: number; end: number } {
  const start = dayNumber * day + minuteOf(opens);
  const length = (minuteOf(closes) - minuteOf(opens) + day) % day;
  return { start, end: start + length };
}

function minuteOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
