import { type RawBuilder, sql } from 'kysely';
import { pageNumber } from '#core/content/paging.ts';
import { searchText } from '#core/fields/search-text.ts';
import type { Paise } from '#core/money/paise.ts';
import { type BookingFilters, bookingStates } from '#core/passes/booking-filters.ts';
import type { PassStage } from '#core/passes/pass-stage.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import { likeAnywhere } from '#server/db/like.ts';
import type { Services } from '#server/services.ts';

export type BookingRow = {
  id: string;
  number: number;
  name: string;
  phone: string;
  stage: PassStage;
  money: MoneyState;
  payBy: 'gateway' | 'desk' | 'nothing';
  total: Paise;
  createdAt: Date;
  /** '2 x Free entry, 1 x Seat': of passes that are not void. */
  passes: string;
  people: number;
};

const pageSize = 50;

/** The filters in an address. */
export function readBookingFilters(query: URLSearchParams): BookingFilters {
  const state = bookingStates.find((one) => one === query.get('state')) ?? 'all';
  const search = searchText(query);
  return { state, search, page: pageNumber(query.get('page')) };
}

/** One page of the bookings of an event, the newest first. The caller checks 'passes.read'. */
export async function listBookings(
  { db }: Pick<Services, 'db'>,
  eventId: string,
  filters: BookingFilters,
): Promise<{ rows: BookingRow[]; count: number; pages: number }> {
  const condition = matchesFilters(eventId, filters);
  const { count } = await db
    .selectFrom('pass_bookings as booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('pass_bookings as booking')
    .select(['booking.id', 'number', 'holder_name as name', 'holder_phone as phone', 'stage'])
    .select(['state as money', 'pay_by as payBy', 'total_paise as total', 'created_at as createdAt'])
    .select(passesInWords.as('passes'))
    .select(
      sql<number>`(select coalesce(sum(people), 0)::int from passes
        where booking_id = booking.id and state <> 'void')`.as('people'),
    )
    .where(condition)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((filters.page - 1) * pageSize)
    .execute();
  return {
    rows: rows.map((row) => ({ ...row, number: Number(row.number) })),
    ...{ count, pages: Math.ceil(count / pageSize) },
  };
}

export type FoundBooking = Pick<BookingRow, 'id' | 'number' | 'name'> & { eventId: string; event: string };

/** Bookings of any event that a search names, the newest first. The caller checks 'passes.read'. */
export async function findBookings(
  { db }: Pick<Services, 'db'>,
  search: string,
  most: number,
): Promise<FoundBooking[]> {
  const rows = await db
    .selectFrom('pass_bookings as booking')
    .innerJoin('events', 'events.id', 'booking.event_id')
    .select(['booking.id', 'number', 'holder_name as name', 'events.id as eventId', 'events.title as event'])
    .where(isSearched(search))
    .orderBy('booking.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/** The condition of a list: by its state, and what is searched. */
export function matchesFilters(eventId: string, { state, search }: BookingFilters): RawBuilder<boolean> {
  const ofState = state === 'all' ? sql`true` : sql`booking.stage = ${state}`;
  return sql<boolean>`(booking.event_id = ${eventId} and ${ofState} and ${isSearched(search)})`;
}

/**
 * By a part of the name, the end of a telephone number, an address, or the number of a booking or a
 * pass; '' finds all.
 */
function isSearched(search: string): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  const digits = search.replaceAll(/\D/g, '');
  const like = likeAnywhere(search);
  const isNumber = digits === search && digits !== '' && digits.length <= 12;
  return sql<boolean>`(booking.holder_name ilike ${like} or lower(booking.holder_email) = lower(${search})
    ${digits.length >= 4 ? sql`or booking.holder_phone like ${`%${digits}`}` : sql``}
    ${
      isNumber
        ? sql`or booking.number = ${digits}::bigint or exists (select from passes
            where booking_id = booking.id and passes.number = ${digits}::bigint)`
        : sql``
    })`;
}

const passesInWords = sql<string>`(select coalesce(string_agg(count || ' × ' || title, ', ' order by title), '')
  from (select count(*) as count, title from passes
    where booking_id = booking.id and state <> 'void' group by title) as kinds)`;
