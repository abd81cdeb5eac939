import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * A zone as iCalendar files describe it, under the name used there: 'Asia/Calcutta' is
 * 'Asia/Kolkata'.
 */
export function describeZone(zone: string): { name: string; block: string | null } {
  const [block, parameter] = tzlib_get_ical_block(zone);
  return block && parameter ? { name: parameter.replace('TZID=', ''), block } : { name: zone, block: null };
}
