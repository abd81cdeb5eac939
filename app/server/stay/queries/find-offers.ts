import type { RoomType } from '#core/content/room-type.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { StayInquiryDetails } from '#core/requests/stay-inquiry.ts';
import type { Problem } from '#core/result.ts';
import { readSearch, type StaySearch } from '#core/stay/book-stay.ts';
import { noRoom } from '#core/stay/no-room.ts';
import { type Offers, offerKinds } from '#core/stay/offer-kinds.ts';
import type { TypedSearch } from '#core/stay/stay-input.ts';
import type { Services } from '#server/services.ts';
import { countGroupRooms } from '../groups/group-queries.ts';
import { countFree } from '../nights/count-free.ts';
import type { StayRules } from '../rules/stay-rules.ts';
import { isOfferOf } from '../waits/take-offer.ts';
import type { WaitRow } from '../waits/wait-row.ts';

export type FoundOffers =
  | { ok: true; search: StaySearch; found: Offers<RoomType> }
  | { ok: false; problems: Problem[] };

/**
 * What can be booked for these dates and people by today's rules, read only. `offer`: of the
 * waiting list; its nights are free for who has it. `groupId`: only what is kept for that group.
 */
export async function findOffers(
  services: Services,
  rules: StayRules & { member?: boolean; freeNights?: number },
  typed: TypedSearch,
  { offer = null, groupId = null }: { offer?: WaitRow | null; groupId?: string | null } = {},
): Promise<FoundOffers> {
  const form = new FormReader();
  const search = readSearch(form, typed, rules.days);
  if (!search) return { ok: false, problems: form.problems };
  const free =
    groupId === null
      ? await countFree(services.db, search, { now: services.clock() })
      : await countGroupRooms(services, groupId, search);
  if (offer && isOfferOf(offer, { ...search, kindId: offer.room_type_id }))
    free.set(offer.room_type_id, (free.get(offer.room_type_id) ?? 0) + offer.rooms);
  return {
    ok: true,
    search,
    found: offerKinds(
      rules.kinds,
      free,
      { ...search, member: rules.member ?? false, freeNights: rules.freeNights },
      rules,
    ),
  };
}

/**
 * Whether any room can be booked, of one kind where it is named: a temple that has none takes
 * inquiries only.
 */
export async function hasRooms({ db }: Services, kindId: string | null = null): Promise<boolean> {
  const room = await db
    .selectFrom('rooms')
    .innerJoin('room_types', 'room_types.id', 'rooms.room_type_id')
    .select('rooms.id')
    .where('closed', '=', false)
    .where('published', '=', true)
    .$if(kindId !== null, (query) => query.where('room_type_id', '=', kindId ?? ''))
    .executeTakeFirst();
  return room !== undefined;
}

/**
 * Why an inquiry is refused: more rooms of a kind than are free on its nights. null: they are
 * there, or the kind has no rooms to count.
 */
export async function tooFewRooms(
  services: Services,
  { room, checkIn, checkOut, rooms }: Pick<StayInquiryDetails, 'room' | 'checkIn' | 'checkOut' | 'rooms'>,
) {
  if (!(await hasRooms(services, room))) return null;
  const nights = { arrival: checkIn, departure: checkOut };
  const left = (await countFree(services.db, nights, { now: services.clock() })).get(room) ?? 0;
  if (left >= rooms) return null;
  return noRoom('rooms', left);
}
