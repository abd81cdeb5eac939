import { type RawBuilder, sql } from 'kysely';
import { type Devotee, provenEmail } from '#core/people/viewer.ts';
import { isWaitId, type WaitView } from '#core/stay/wait.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';
import { nameKinds } from '../name-kinds.ts';
import { listFitting } from './list-fitting.ts';
import { reachesGuest } from './reaches-guest.ts';

function selectWaits(db: Services['db']) {
  return db
    .selectFrom('stay_waits')
    .innerJoin('room_types', 'room_types.id', 'stay_waits.room_type_id')
    .leftJoin('stay_bookings as stay', 'stay.id', 'stay_waits.booking_id')
    .selectAll('stay_waits')
    .select(['room_types.title as kind_title', 'stay.state as stay_state', 'stay.stage as stay_stage'])
    .select(['stay.pay_by as stay_pay_by', 'stay.created_at as stay_made_at']);
}

type Found = Awaited<ReturnType<ReturnType<typeof selectWaits>['executeTakeFirstOrThrow']>>;

/** An entry of the waiting list; an unknown id and a malformed one look the same: null. */
export async function findWait({ db }: Pick<Services, 'db'>, waitId: string): Promise<WaitView | null> {
  if (!isWaitId(waitId)) return null;
  const row = await selectWaits(db).where('stay_waits.id', '=', waitId).executeTakeFirst();
  return row ? toView(row) : null;
}

/** Entries that a condition names, the first first. The caller checks who may see them. */
export async function listWaitsOf(
  { db }: Pick<Services, 'db'>,
  are: RawBuilder<boolean>,
): Promise<WaitView[]> {
  const rows = await selectWaits(db).where(are).orderBy('stay_waits.made_at').execute();
  return rows.map(toView);
}

/** The entries under the proven address of a devotee, and those with their mobile number alone. */
export function listOwnWaits(services: Pick<Services, 'db'>, devotee: Devotee): Promise<WaitView[]> {
  return listWaitsOf(
    services,
    sql<boolean>`(lower(stay_waits.guest_email) = ${provenEmail(devotee)}
      or (stay_waits.guest_email is null and stay_waits.guest_phone = ${devotee.mobile ?? null}))`,
  );
}

/** How many entries the office sees at once of those that are open, and of those that are over. */
const mostShown = { open: 500, closed: 50 };

/** Some entries, and how many there are. */
export type WaitsShown = { waits: WaitView[]; count: number };

/**
 * Who waits and who has an offer, by kind in the order of coming; then what ended last. `toCall`:
 * whose nights are free, and whom only a call reaches.
 */
export async function listWaits(
  services: Waiting,
): Promise<{ open: WaitsShown; closed: WaitsShown; toCall: string[] }> {
  const all = selectWaits(services.db);
  const open = await all
    .where('stay_waits.closed_at', 'is', null)
    .orderBy('room_types.position')
    .orderBy('stay_waits.made_at')
    .limit(mostShown.open)
    .execute();
  const closed = await all
    .where('stay_waits.closed_at', 'is not', null)
    .orderBy('stay_waits.closed_at', 'desc')
    .limit(mostShown.closed)
    .execute();
  const counts = await services.db
    .selectFrom('stay_waits')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('closed_at').as('closed')])
    .executeTakeFirstOrThrow();
  return {
    open: {
      waits: await nameKinds(services, open.map(toView)),
      count: Number(counts.all) - Number(counts.closed),
    },
    closed: { waits: await nameKinds(services, closed.map(toView)), count: Number(counts.closed) },
    toCall: await listToCall(services),
  };
}

type Waiting = Pick<Services, 'db' | 'clock' | 'textMessages'>;

/** Whose nights are free, and whom only a call reaches: the office offers to them by hand. */
export async function listToCall(services: Waiting): Promise<string[]> {
  const fitting = await listFitting(services);
  return fitting.filter((wait) => !reachesGuest(services, wait)).map(({ id }) => id);
}

function toView(row: Found): WaitView {
  const { stay_state: state, stay_stage: stage, stay_pay_by: pay_by, stay_made_at: created_at } = row;
  return {
    ...{ id: row.id, kindId: row.room_type_id, kindTitle: row.kind_title },
    ...{ arrival: row.arrival, departure: row.departure, rooms: row.rooms },
    ...{ adults: row.adults, children: row.children, meals: row.meals },
    ...{ name: row.guest_name, phone: row.guest_phone, email: row.guest_email },
    ...{ state: row.state, madeAt: row.made_at, offerUntil: row.offer_until, stayId: row.booking_id },
    stay: state && stage && pay_by && created_at ? { state, stage, pay_by, created_at } : null,
  };
}

/** What the letter's link carries besides the id: whoever has it may book, decline or leave. */
export function waitKey(services: Pick<Services, 'config'>, waitId: string): string {
  return signBySite(services, `stay-wait:${waitId}`);
}

export function hasWaitKey(services: Pick<Services, 'config'>, waitId: string, key: string): boolean {
  return isSignedBySite(services, `stay-wait:${waitId}`, key);
}
