import { sql } from 'kysely';
import type { ProductInput } from '#core/passes/product-form.ts';
import type { Services } from '#server/services.ts';

type Reading = Pick<Services, 'db'>;

export type PassEventRow = {
  id: string;
  title: string;
  startsAt: Date;
  products: number;
  /** People whom passes let in that were given and are not void. */
  people: number;
  /** Of them, who came in. */
  inside: number;
};

/**
 * Events from yesterday on, and those of the last two months that have passes; the next one first.
 * The caller checks 'gates.read'.
 */
export async function listPassEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PassEventRow[]> {
  const now = clock();
  const yesterday = new Date(now.getTime() - 86_400_000);
  const longAgo = new Date(now.getTime() - 60 * 86_400_000);
  return db
    .selectFrom('events')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('event_products')
          .whereRef('event_id', '=', 'events.id')
          .select(sql<number>`count(*)::int`.as('products'))
          .as('planned'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('passes')
          .whereRef('event_id', '=', 'events.id')
          .where('state', 'in', ['valid', 'used'])
          .select(sql<number>`coalesce(sum(people), 0)::int`.as('people'))
          .select(sql<number>`coalesce(sum(people) filter (where state = 'used'), 0)::int`.as('inside'))
          .as('given'),
      (join) => join.onTrue(),
    )
    .select(['events.id', 'title', 'events.starts_at as startsAt'])
    .select(sql<number>`planned.products`.as('products'))
    .select(sql<number>`given.people`.as('people'))
    .select(sql<number>`given.inside`.as('inside'))
    .where(({ or, and, eb }) =>
      or([
        eb('events.starts_at', '>=', yesterday),
        eb('events.ends_at', '>=', yesterday),
        and([eb('events.starts_at', '>=', longAgo), eb('planned.products', '>', 0)]),
      ]),
    )
    .orderBy(sql`events.starts_at < ${yesterday}`)
    .orderBy('events.starts_at')
    .limit(200)
    .execute();
}

export type EventGate = { number: number; name: string };

export async function listGates({ db }: Reading, eventId: string): Promise<EventGate[]> {
  return db
    .selectFrom('event_gates')
    .select(['number', 'name'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute();
}

/** How a product or a time is counted; `given` are passes or people that have their place. */
export type Counts = { quota: number; given: number; held: number; free: number };

export type PlannedProduct = ProductInput & Counts & { id: string; version: number };

/** The products of an event, in their order. */
export async function listProducts({ db }: Reading, eventId: string): Promise<PlannedProduct[]> {
  return db
    .selectFrom('event_products')
    .select(['id', 'title', 'kind', 'position', 'people', 'questions', 'version', 'held', 'quota'])
    .select(['price_paise as price', 'early_paise as early', 'early_until as earlyUntil'])
    .select(['family_limit as familyLimit', 'least_age as leastAge', 'most_age as mostAge'])
    .select(['members_until as membersUntil', 'needs_approval as needsApproval', 'on_sale as onSale'])
    .select('members_free as membersFree')
    .select(sql<number>`quota - on_hand`.as('given'))
    .select(sql<number>`on_hand - held`.as('free'))
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type PlannedSlot = Counts & {
  id: string;
  startsAt: Date;
  endsAt: Date;
  gate: number | null;
  gateName: string | null;
  version: number;
};

/** The times of an event, the first one first. */
export async function listSlots({ db }: Reading, eventId: string): Promise<PlannedSlot[]> {
  return db
    .selectFrom('event_slots as slot')
    .leftJoin('event_gates as gate', (join) =>
      join.onRef('gate.event_id', '=', 'slot.event_id').onRef('gate.number', '=', 'slot.gate'),
    )
    .select(['slot.id', 'starts_at as startsAt', 'ends_at as endsAt', 'slot.gate', 'gate.name as gateName'])
    .select(['slot.version', 'held', 'capacity as quota'])
    .select(sql<number>`capacity - on_hand`.as('given'))
    .select(sql<number>`on_hand - held`.as('free'))
    .where('slot.event_id', '=', eventId)
    .orderBy('starts_at')
    .orderBy('slot.gate')
    .execute();
}
