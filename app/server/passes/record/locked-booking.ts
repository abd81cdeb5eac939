import type { Selectable } from 'kysely';
import type { PassBookingsTable, PassesTable } from '#server/db/schema/passes.ts';
import type { LockedPurchase } from '#server/purchases/purchase.ts';

export type BookingRow = Selectable<PassBookingsTable>;
export type PassRow = Selectable<PassesTable>;
export type LockedBooking = LockedPurchase & { row: BookingRow };
