import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { TourRegistrationDetails } from '#core/requests/tour.ts';
import type { Services } from '../services.ts';

/** One registration on the sheet of a departure. */
export type ManifestRow = Pick<TourRegistrationDetails, 'travellers' | 'people' | 'preferences'> & {
  requestId: string;
  name: string;
  phone: string | null;
  /** Of what was paid on the site; null: the tour desk agrees the price. */
  money: { number: number; paid: Paise; toPay: Paise } | null;
};

export type Manifest = { tourId: string; title: string; day: string; seats: number; rows: ManifestRow[] };

/**
 * Who travels on a departure, in the order of their names; declined ones do not. null where there
 * is no such departure. The caller checks 'seats.read'.
 */
export async function findManifest({ db }: Services, departureId: string): Promise<Manifest | null> {
  if (!/^[\w-]{1,60}$/.test(departureId)) return null;
  const departure = await db
    .selectFrom('tour_departures')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tours.id as tourId', 'title', 'leaves_on as day', 'seats'])
    .where('tour_departures.id', '=', departureId)
    .executeTakeFirst();
  if (!departure) return null;
  const { rows } = await sql<StoredRow>`
    select requests.id as "requestId", sender_name as name, sender_phone as phone, details,
      seat.number::int as number, seat.price_paise - seat.total_paise as rest,
      (select coalesce(sum(amount_paise - refunded_paise), 0)::bigint from payments
        where seat_id = seat.id and role = 'settling') as paid
    from requests left join seat_bookings as seat on seat.request_id = requests.id
    where requests.kind = 'tour-registration' and details ->> 'departureId' = ${departureId}
      and requests.state <> 'declined' and (not suspected or requests.state <> 'new')
    order by lower(sender_name), requests.id`.execute(db);
  return { ...departure, rows: rows.map(toManifestRow) };
}

type StoredRow = Pick<ManifestRow, 'requestId' | 'name' | 'phone'> & {
  details: TourRegistrationDetails;
  number: number | null;
  rest: number | null;
  paid: number;
};

function toManifestRow({ details, number, rest, paid, ...row }: StoredRow): ManifestRow {
  const { travellers, people, preferences } = details;
  const money = number === null ? null : { number, paid: paise(paid), toPay: paise(rest ?? 0) };
  return { ...row, travellers, people, preferences, money };
}
