import { sql } from 'kysely';
import { type Nights, nightsOf } from '#core/stay/nights.ts';
import type { Transaction } from '#server/db/schema.ts';
import { returnToGroups } from './return-to-group.ts';

export type NightsWanted = Nights & {
  bookingId: string;
  kindId: string;
  rooms: number;
  /** Until when they are held; null: for good. */
  until: Date | null;
  now: Date;
};

export type NightsTaken = { ok: true; roomIds: string[] } | { ok: false; left: number };

/**
 * Gives a booking so many rooms of a kind, each for all its nights, in place of those it has: rooms
 * that are its own already come first. Or says how many there are, and changes nothing. All rooms
 * of the kind are locked in the order of their ids, so guests of one kind come one after the other;
 * the key of room_nights has the last word (docs/decisions/stays.md).
 */
export async function takeNights(trx: Transaction, wanted: NightsWanted): Promise<NightsTaken> {
  const { bookingId, rooms, arrival, departure, until } = wanted;
  const { free, own } = await findFreeRooms(trx, wanted);
  if (free.length < rooms) return { ok: false, left: free.length };
  const roomIds = free
    .toSorted((one, other) => Number(own.has(other.id)) - Number(own.has(one.id)))
    .slice(0, rooms)
    .map(({ id }) => id);
  await setNights(trx, { bookingId, roomIds, arrival, departure, until });
  return { ok: true, roomIds };
}

type Wanted = Nights & { kindId: string; now: Date; bookingId?: string };

/**
 * The rooms of a kind that are free for all these nights, in the order of the house, and which a
 * booking has already: its own nights do not count. All rooms of the kind are locked, and what ran
 * out on these nights is deleted.
 */
export async function findFreeRooms(
  trx: Transaction,
  { bookingId = '', kindId, arrival, departure, now }: Wanted,
) {
  const all = await lockRooms(trx, kindId, bookingId);
  await dropExpired(trx, { arrival, departure, now, besides: bookingId, roomIds: all.map(({ id }) => id) });
  const taken = await trx
    .selectFrom('room_nights')
    .select(['room_id', 'booking_id', 'night'])
    .where('room_id', '=', sql<string>`any(${all.map(({ id }) => id)})`)
    .where((build) =>
      build.or([
        build.and([build('night', '>=', arrival), build('night', '<', departure)]),
        build('booking_id', '=', bookingId),
      ]),
    )
    .execute();
  const own = new Set(taken.flatMap((row) => (row.booking_id === bookingId ? [row.room_id] : [])));
  const busy = new Set(taken.flatMap((row) => (row.booking_id === bookingId ? [] : [row.room_id])));
  // A closed room is let to nobody new.
  return { free: all.filter(({ id, closed }) => !busy.has(id) && (!closed || own.has(id))), own };
}

/** Stores the nights of a booking in these rooms, and no others. The rooms are locked. */
async function setNights(
  trx: Transaction,
  {
    bookingId,
    roomIds,
    until,
    ...nights
  }: Nights & { bookingId: string; roomIds: string[]; until: Date | null },
): Promise<void> {
  await freeNights(trx, bookingId);
  await trx
    .insertInto('room_nights')
    .values(
      roomIds.flatMap((room_id) =>
        nightsOf(nights).map((night) => ({ room_id, night, booking_id: bookingId, block_id: null, until })),
      ),
    )
    .execute();
}

/** Frees the nights of a booking, from a night on where one is named. */
export async function freeNights(trx: Transaction, bookingId: string, from = '0001-01-01'): Promise<void> {
  await trx
    .deleteFrom('room_nights')
    .where('booking_id', '=', bookingId)
    .where('night', '>=', from)
    .execute();
}

/**
 * The rooms of a kind in the order of the house, all locked; closed ones too, and the rooms of
 * another kind that the booking was moved into.
 */
export async function lockRooms(trx: Transaction, kindId: string, bookingId = '') {
  const rooms = await trx
    .selectFrom('rooms')
    .select(['id', 'number', 'position', 'closed'])
    .where((row) =>
      row.or([
        row('room_type_id', '=', kindId),
        row('id', 'in', trx.selectFrom('room_nights').select('room_id').where('booking_id', '=', bookingId)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rooms.toSorted(
    (one, other) => one.position - other.position || (one.number < other.number ? -1 : 1),
  );
}

type Expired = Nights & { roomIds: string[]; now: Date; besides: string };

/** Deletes what ran out on these nights; the booking itself may still be paid and take others. */
async function dropExpired(trx: Transaction, { roomIds, arrival, departure, now, besides }: Expired) {
  const which = sql`room_id = any(${roomIds}) and night >= ${arrival}::date and night < ${departure}::date
    and until <= ${now} and booking_id is distinct from ${besides}`;
  await returnToGroups(trx, which, now);
  await trx
    .deleteFrom('room_nights')
    .where('room_id', '=', sql<string>`any(${roomIds})`)
    .where('night', '>=', arrival)
    .where('night', '<', departure)
    .where('until', '<=', now)
    .where('booking_id', 'is distinct from', besides)
    .execute();
}
