import type { RoomType } from '#core/content/room-type.ts';
import { paise } from '#core/money/paise.ts';
import { comingDays } from '#core/requests/request-days.ts';
import type { BookRules } from '#core/stay/book-stay.ts';
import type { StayRate } from '#core/stay/stay-rate.ts';
import type { StayTerms } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { listRoomTypes } from '../room-queries.ts';

export type StayRules = BookRules & { kinds: readonly RoomType[] };

/** Everything by which a stay is priced today: kinds, rates, terms. */
export async function loadStayRules(services: Services): Promise<StayRules> {
  const now = services.clock();
  const [kinds, rates, terms] = await Promise.all([
    listRoomTypes(services),
    listRates(services.db),
    listTerms(services.db),
  ]);
  return { kinds, rates, terms, days: comingDays(now), today: templeDay(now) };
}

/** Every rate in the order of making. */
export async function listRates(db: Db): Promise<StayRate[]> {
  const rows = await db.selectFrom('stay_rates').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: String(row.id),
    kindId: row.room_type_id,
    from: row.from_day,
    to: row.to_day,
    weekdays: row.weekdays,
    night: paise(row.night_paise),
    single: row.single_paise,
    member: row.member_paise,
    extraBeds: row.extra_beds,
    extraBed: paise(row.extra_bed_paise),
    minNights: row.min_nights,
  }));
}

/** Every version of the terms, the first first. */
export async function listTerms(db: Db): Promise<StayTerms[]> {
  const rows = await db.selectFrom('stay_terms').selectAll().orderBy('from_day').execute();
  return rows.map((row) => ({
    from: row.from_day,
    checkIn: row.check_in,
    checkOut: row.check_out,
    ladder: row.ladder,
    gst: row.gst,
    meal: row.meal_paise,
    mealRateBp: row.meal_rate_bp,
    depositPercent: row.deposit_percent,
    offerHours: row.offer_hours,
  }));
}
