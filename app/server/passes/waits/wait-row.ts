import type { Selectable } from 'kysely';
import type { EventWaitsTable } from '#server/db/schema/passes.ts';

/** An entry of the waiting list of an event as it is stored. */
export type PassWaitRow = Selectable<EventWaitsTable>;
