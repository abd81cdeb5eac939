import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { SeatRow } from './locked-seat.ts';

/** The class or departure of a row of `seat_bookings`. */
export function unitOf({ unit_kind, unit_id }: Pick<SeatRow, 'unit_kind' | 'unit_id'>): SeatUnit {
  return { kind: unit_kind, id: unit_id };
}
