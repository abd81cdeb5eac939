import { sql } from 'kysely';

/**
 * The first day of a row of `seat_bookings`, 'YYYY-MM-DD': a class may begin on another one than
 * when it was booked, and a departure takes its bookings along (tours/save-departure.ts).
 */
export const beginsOn = sql<string>`coalesce((select starts_on from classes
  where seat_bookings.unit_kind = 'class' and classes.id = seat_bookings.unit_id), seat_bookings.day)`;
