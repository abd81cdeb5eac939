import type { Cause } from './cause.ts';

export type CauseStatus = 'live' | 'upcoming' | 'closed';

/**
 * `today` is a calendar day in Asia/Kolkata ('2026-11-20'); both ends of a campaign are included.
 */
export function causeStatus(cause: Pick<Cause, 'startsOn' | 'endsOn'>, today: string): CauseStatus {
  if (cause.startsOn !== null && today < cause.startsOn) return 'upcoming';
  if (cause.endsOn !== null && today > cause.endsOn) return 'closed';
  return 'live';
}
