import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** What a new temple has to set up on its site, in this order. */
export const firstSteps = ['temple', 'receiver', 'cause', 'product', 'event', 'staff'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * Which steps are done; null when the setup is over: it can take donations, sells something and has
 * announced something. The temple's own facts and further staff are not required for that.
 */
export async function findFirstSteps({
  db,
}: Pick<Services, 'db'>): Promise<Record<FirstStep, boolean> | null> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select exists (select from settings where key in ('identity', 'contact')) as temple,
      exists (select from legal_entities) as receiver,
      exists (select from causes) as cause,
      exists (select from products) as product,
      exists (select from events) as event,
      exists (select from staff_invitations) or (select count(distinct person_id) > 1 from staff_roles) as staff
  `.execute(db);
  const done = rows[0];
  if (!done || (done.receiver && done.cause && done.product && done.event)) return null;
  return done;
}
