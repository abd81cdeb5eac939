import type { Selectable } from 'kysely';
import type { SeatBookingsTable } from '#server/db/schema/seats.ts';
import type { LockedPurchase } from '#server/purchases/purchase.ts';

export type SeatRow = Selectable<SeatBookingsTable>;
export type LockedSeat = LockedPurchase & { row: SeatRow };
