import { sql } from 'kysely';
import { type Paise, paise } from '#core/money/paise.ts';
import type { TourRegistrationDetails } from '#core/requests/tour.ts';
import type { Services } from '#server/services.ts';
import { heldAtDesk, paidOnline } from '../record/seat-money.ts';

/** One registration on the sheet of a departure. */
export type ManifestRow = Pick<TourRegistrationDetails, 'travellers' | 'people' | 'preferences'> & {
  requestId: string;
  name: string;
  phone: string | null;
  /**
   * Paid on the site or at the desk; null: the tour desk agrees the price, and nothing is entered.
   */
  money: { seatId: string; number: number; paid: Paise; toPay: Paise } | null;
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
      seat.id as "seatId", seat.number::int as number, seat.price_paise as price,
      ${paidOnline(sql`seat.id`)} + ${heldAtDesk(sql`seat.id`)} as paid
    from requests left join seat_bookings as seat on seat.request_id = requests.id
    where requests.kind = 'tour-registration' and details ->> 'departureId' = ${departureId}
      and requests.state <> 'declined' and (not suspected or requests.state <> 'new')
    order by lower(sender_name), requests.id`.execute(db);
  return { ...departure, rows: rows.map(toManifestRow) };
}

type StoredRow = Pick<ManifestRow, 'requestId' | 'name' | 'phone'> & {
  details: TourRegistrationDetails;
  seatId: string | null;
  number: number | null;
  price: number | null;
  paid: number;
};

function toManifestRow({ details, seatId, number, price, paid, ...row }: StoredRow): ManifestRow {
  const { travellers, people, preferences } = details;
  const toPay = paise(Math.max(0, (price ?? 0) - paid));
  const money = seatId === null ? null : { seatId, number: number ?? 0, paid: paise(paid), toPay };
  return { ...row, travellers, people, preferences, money };
}
