import type { Selectable } from 'kysely';
import { isWaitId, type WaitView } from '#core/stay/wait.ts';
import type { StayWaitsTable } from '#server/db/schema/stays.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';

export type WaitRow = Selectable<StayWaitsTable>;

function selectWaits(db: Services['db']) {
  return db
    .selectFrom('stay_waits')
    .innerJoin('room_types', 'room_types.id', 'stay_waits.room_type_id')
    .selectAll('stay_waits')
    .select('room_types.title as kind_title');
}

/** An entry of the waiting list; an unknown id and a malformed one look the same: null. */
export async function findWait({ db }: Pick<Services, 'db'>, waitId: string): Promise<WaitView | null> {
  if (!isWaitId(waitId)) return null;
  const row = await selectWaits(db).where('stay_waits.id', '=', waitId).executeTakeFirst();
  return row ? toView(row) : null;
}

/** Who waits and who has an offer, by kind in the order of coming; then what ended last. */
export async function listWaits({
  db,
}: Pick<Services, 'db'>): Promise<{ open: WaitView[]; closed: WaitView[] }> {
  const open = await selectWaits(db)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('room_types.position')
    .orderBy('made_at')
    .limit(500)
    .execute();
  const closed = await selectWaits(db)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(50)
    .execute();
  return { open: open.map(toView), closed: closed.map(toView) };
}

function toView(row: WaitRow & { kind_title: string }): WaitView {
  return {
    ...{ id: row.id, kindId: row.room_type_id, kindTitle: row.kind_title },
    ...{ arrival: row.arrival, departure: row.departure, rooms: row.rooms },
    ...{ adults: row.adults, children: row.children, meals: row.meals },
    ...{ name: row.guest_name, phone: row.guest_phone, email: row.guest_email },
    ...{ state: row.state, madeAt: row.made_at, offerUntil: row.offer_until, stayId: row.booking_id },
  };
}

/** What the letter's link carries besides the id: whoever has it may book, decline or leave. */
export function waitKey(services: Pick<Services, 'config'>, waitId: string): string {
  return signBySite(services, `stay-wait:${waitId}`);
}

export function hasWaitKey(services: Pick<Services, 'config'>, waitId: string, key: string): boolean {
  return isSignedBySite(services, `stay-wait:${waitId}`, key);
}
