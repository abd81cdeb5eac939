import type { Selectable } from 'kysely';
import type { StayWaitsTable } from '#server/db/schema/stays.ts';

/** An entry of the waiting list as it is stored. */
export type WaitRow = Selectable<StayWaitsTable>;
