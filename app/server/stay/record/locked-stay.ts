import type { Selectable } from 'kysely';
import type { StayBookingsTable } from '#server/db/schema/stays.ts';
import type { LockedPurchase } from '#server/purchases/purchase.ts';

export type StayRow = Selectable<StayBookingsTable>;
export type LockedStay = LockedPurchase & { row: StayRow };
