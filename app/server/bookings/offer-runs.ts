import { sql } from 'kysely';

/** Whether the offer of an entry of a waiting list still runs. */
export const offerRuns = (now: Date) => sql<boolean>`state = 'offered' and offer_until > ${now}`;
