import { sql } from 'kysely';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { likeAnywhere } from '#server/db/like.ts';
import type { Services } from '#server/services.ts';
import { listTerms } from '../rules/stay-rules.ts';
import { selectStays, toStayView } from './stay-queries.ts';

export type StayBoard = Record<'arrivals' | 'departures' | 'inHouse' | 'coming' | 'short', StayView[]>;

const mostShown = 200;

/** The desk's day: who comes (late ones too), who leaves, who is here, who comes later. */
export async function readStayBoard(services: Services): Promise<StayBoard> {
  const now = services.clock();
  const today = templeDay(now);
  const terms = await listTerms(services.db);
  const rows = await selectStays(services)
    .where((row) =>
      row.or([
        row('stage', 'in', ['booked', 'in-house']),
        row.and([
          row('stage', '=', 'short'),
          row('state', 'in', ['paid', 'refund_pending', 'part_refunded']),
        ]),
      ]),
    )
    .orderBy('arrival')
    .orderBy('number')
    .limit(1_000)
    .execute();
  const stays = rows.map((row) => toStayView(row, terms, now));
  const booked = stays.filter(({ stage }) => stage === 'booked');
  const here = stays.filter(({ stage }) => stage === 'in-house');
  return {
    arrivals: booked.filter(({ arrival }) => arrival <= today),
    departures: here.filter(({ departure }) => departure <= today),
    inHouse: here.filter(({ departure }) => departure > today),
    coming: booked.filter(({ arrival }) => arrival > today).slice(0, mostShown),
    short: stays.filter(({ stage }) => stage === 'short'),
  };
}

/** Stays by number, id, telephone, e-mail or part of a name, newest first, whatever their stage. */
export async function findStays(services: Services, words: string): Promise<StayView[]> {
  const terms = await listTerms(services.db);
  const digits = words.replace(/\D/g, '');
  const like = likeAnywhere(words);
  const rows = await selectStays(services)
    .where((row) =>
      row.or([
        row('guest_name', 'ilike', like),
        row('stay_bookings.id', '=', words.trim()),
        sql<boolean>`lower(guest_email) = ${words.trim().toLowerCase()}`,
        ...(digits.length >= 4 ? [row('guest_phone', 'like', `%${digits}`)] : []),
        ...(digits === words.trim() && digits !== '' ? [sql<boolean>`number::text = ${digits}`] : []),
      ]),
    )
    .where('rest_of', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => toStayView(row, terms, services.clock()));
}

/** The inquiry that a booking is made from, where it is still open for it. */
export async function findInquiry({ db }: Services, requestId: string) {
  if (!/^req_[\w-]{1,60}$/.test(requestId)) return null;
  const row = await db
    .selectFrom('requests')
    .leftJoin('stay_bookings', 'stay_bookings.request_id', 'requests.id')
    .select([
      'requests.id',
      'reference',
      'sender_name as name',
      'sender_phone as phone',
      'sender_email as email',
    ])
    .select(['details', 'stay_bookings.id as stayId'])
    .where('requests.id', '=', requestId)
    .where('kind', '=', 'stay-inquiry')
    .executeTakeFirst();
  return row ?? null;
}
