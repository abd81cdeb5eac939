import { passTime } from '#core/passes/pass-time.ts';
import type { Db } from '#server/db/schema.ts';

/** Whether the event of a booking is cancelled, or its time is over. */
export async function isOver(db: Db, bookingId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('passes')
    .innerJoin('events', 'events.id', 'passes.event_id')
    .leftJoin('event_slots as slot', 'slot.id', 'passes.slot_id')
    .select(['events.status', 'events.starts_at', 'events.ends_at'])
    .select(['slot.starts_at as slot_from', 'slot.ends_at as slot_until'])
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirstOrThrow();
  if (row.status === 'cancelled') return true;
  const slot = row.slot_from && row.slot_until ? { startsAt: row.slot_from, endsAt: row.slot_until } : null;
  return passTime(slot, { startsAt: row.starts_at, endsAt: row.ends_at }).until <= now;
}
