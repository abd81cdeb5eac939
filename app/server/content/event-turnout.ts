import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** Who came and who helped, as far as the site counted it; zero where nobody was counted. */
export type EventTurnout = { guests: number; helpers: number; helperHours: number };

/** Guests are those whose pass was seen at the gate, helpers those who accepted a shift. */
export async function countTurnout({ db }: Pick<Services, 'db'>, eventId: string): Promise<EventTurnout> {
  const [came, helped] = await Promise.all([
    db
      .selectFrom('passes')
      .select(sql<number>`coalesce(sum(people), 0)::int`.as('guests'))
      .where('event_id', '=', eventId)
      .where('state', '=', 'used')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('shift_volunteers as one')
      .innerJoin('shifts', 'shifts.id', 'one.shift_id')
      .select(sql<number>`count(distinct coalesce(one.email, one.phone))::int`.as('helpers'))
      .select(
        sql<number>`coalesce(round(sum(extract(epoch from ends_at - starts_at)) / 3600), 0)::int`.as(
          'helperHours',
        ),
      )
      .where('event_id', '=', eventId)
      .where('state', '=', 'accepted')
      .executeTakeFirstOrThrow(),
  ]);
  return { ...came, ...helped };
}
