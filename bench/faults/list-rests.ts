import { sql } from 'kysely';
import type { VisitedSystem } from './test-system.ts';

/** The bookings that are the rest of another one, whose deposit was paid on the site. */
export async function listRests(db: VisitedSystem['db']): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from seat_bookings where rest_of is not null
    union all select id from stay_bookings where rest_of is not null`.execute(db);
  return rows.map(({ id }) => id);
}
