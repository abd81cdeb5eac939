import type { CivilDate } from './civil-date.ts';
import type { Instant } from './instant.ts';

/** The clock time of a zone at an instant, truncated to the second. */
export type ZoneTime = { date: CivilDate; hour: number; minute: number; second: number };

// Making a formatter costs as much as hundreds of uses of it. There are only some hundred zones,
// but many spellings of their names ('asia/KOLKATA'), so a cache by visitors' input would be
// unbounded.
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 500;

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    if (formatters.size >= maxFormatters) formatters.clear();
    formatters.set(zone, formatter);
  }
  return formatter;
}

export function isZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Clock and date in the zone, daylight saving applied. The only place where a zone's clock is read.
 */
export function zoneTime(instant: Instant, zone: string): ZoneTime {
  const part: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) part[type] = value;
  return {
    date: `${part.year}-${part.month}-${part.day}` as CivilDate,
    hour: Number(part.hour),
    minute: Number(part.minute),
    second: Number(part.second),
  };
}

/** Hours by which the zone's clocks are ahead of UT at that instant. */
export function zoneOffsetHours(instant: Instant, zone: string): number {
  const { date, hour, minute, second } = zoneTime(instant, zone);
  const shown = Date.parse(date) + ((hour * 60 + minute) * 60 + second) * 1000;
  return (shown - Math.floor(instant / 1000) * 1000) / 3_600_000;
}

/** '07:14': hours and minutes as in printed calendars, truncated and never rounded up (RULES 6). */
export function clockTime(instant: Instant, zone: string): string {
  const { hour, minute } = zoneTime(instant, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '07:14:05', truncated to the second. */
export function clockTimeWithSeconds(instant: Instant, zone: string): string {
  const { hour, minute, second } = zoneTime(instant, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}
