import type { Services } from '../services.ts';

/** An event as the office plans what belongs to it: its name, hours and place, published or not. */
export type EventHead = {
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date | null;
  location: string;
  cancelled: boolean;
};

/** Null for an unknown event. */
export async function findEventHead({ db }: Pick<Services, 'db'>, id: string): Promise<EventHead | null> {
  const row = await db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at as startsAt', 'ends_at as endsAt', 'location', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { status, ...event } = row;
  return { ...event, cancelled: status === 'cancelled' };
}

/** The event of a screen; an unknown one is a page that is not there. */
export async function openEvent(services: Pick<Services, 'db'>, id: string): Promise<EventHead> {
  const event = await findEventHead(services, id);
  if (!event) throw new Response(null, { status: 404 });
  return event;
}
