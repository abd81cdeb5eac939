import { type RawBuilder, sql } from 'kysely';
import { offerRestHours } from '#core/bookings/unproven-share.ts';
import type { WaitingLine } from './waits-of-origin.ts';

/** When an origin last let an offer of the same thing pass, or gave it back; null: never. */
function lastPassed({ list, of }: WaitingLine): RawBuilder<Date | null> {
  const [mine, its] = [sql.ref(`${list}.origin`), sql.ref('earlier.origin')];
  return sql`(select max(earlier.closed_at) from ${sql.table(list)} as earlier
    where earlier.state in ('lapsed', 'declined') and ${sql.ref(`earlier.${of}`)} = ${sql.ref(`${list}.${of}`)}
      and (split_part(${its}, '@', 1) = split_part(${mine}, '@', 1)
        or split_part(${its}, '@', -1) = split_part(${mine}, '@', -1)))`;
}

/**
 * Whether an entry of a waiting list may have an offer: whoever let one pass or gave one back has
 * no other of that thing for a day, all of their address together. So the last one of it is not
 * held for days.
 */
export function hasRested(line: WaitingLine, now: Date): RawBuilder<boolean> {
  const before = new Date(now.getTime() - offerRestHours * 3_600_000);
  return sql<boolean>`coalesce(${lastPassed(line)} <= ${before}, true)`;
}

/** Puts whoever let an offer pass or gave one back behind everybody else. */
export function isBehind(line: WaitingLine): RawBuilder<boolean> {
  return sql<boolean>`${lastPassed(line)} is not null`;
}
