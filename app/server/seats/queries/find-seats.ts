import { type RawBuilder, sql } from 'kysely';
import { searchText } from '#core/fields/search-text.ts';
import type { SeatStage } from '#core/seats/seat-stage.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { likeAnywhere } from '#server/db/like.ts';
import type { Services } from '#server/services.ts';
import { listSeats } from './own-seats.ts';

/** What the list is asked for: a stage, and a number, a name or a contact. */
export type SeatsAsked = { stage: SeatStage | null; search: string };

const shownStages = ['open', 'booked', 'cancelled', 'short'] as const;

export function readSeatsAsked(query: URLSearchParams): SeatsAsked {
  const stage = shownStages.find((one) => one === query.get('stage')) ?? null;
  return { stage, search: searchText(query) };
}

/** The bookings that the office asks for, the newest first. The caller checks 'seats.read'. */
export function findSeats(services: Services, asked: SeatsAsked, most?: number): Promise<SeatView[]> {
  return listSeats(services, isAsked(asked), most);
}

/**
 * The condition on rows of `seat_bookings`: by stage, and by a part of the name or of what is
 * booked, the end of a telephone number, an address, or the number of the booking.
 */
export function isAsked({ stage, search }: SeatsAsked): RawBuilder<boolean> {
  const ofStage = stage === null ? sql`true` : sql`stage = ${stage}`;
  if (search === '') return sql<boolean>`(${ofStage})`;
  const digits = search.replace(/\D/g, '');
  const like = likeAnywhere(search);
  return sql<boolean>`(${ofStage} and (buyer_name ilike ${like} or title ilike ${like}
    or lower(buyer_email) = ${search.toLowerCase()} or number::text = ${digits}
    or (${digits.length >= 4} and buyer_phone like ${`%${digits}`})))`;
}
