import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { monthsOfTaxYear, type StayMonth, stayFigureRows, wholeHouse } from '#core/stats/stay-figures.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';

/**
 * The nights of a financial year ('2026-27') by month and kind, from the rows: sold is what guests
 * have or had (booked, here, left), available the rooms that are let today less blocked nights,
 * with what was sold of closed rooms, and revenue what these stays cost a night, without tax. All
 * of it is of the kind of the room itself, whatever kind was booked: a night that has several rooms
 * is shared by them evenly. Who leaves early frees nights and pays them: they count for the rooms
 * of the last night.
 */
export async function listStayMonths({ db }: Pick<Services, 'db'>, taxYear: string): Promise<StayMonth[]> {
  const months = monthsOfTaxYear(taxYear);
  const [first, last] = [`${months[0]}-01`, `${months.at(-1)}-01`];
  const { rows } = await sql<{
    month: string;
    kind: string;
    available: number;
    sold: number;
    revenue: number;
  }>`with months as (
      select month::date as first, (month + interval '1 month')::date as after
      from generate_series(${first}::date::timestamp, ${last}::date::timestamp, interval '1 month') as month
    ), nights as (
      select rooms.room_type_id as kind, date_trunc('month', night.night)::date as first,
        count(*) filter (where stay.id is not null)::int as sold,
        count(*) filter (where stay.id is not null and rooms.closed)::int as sold_closed,
        count(*) filter (where night.block_id is not null and not rooms.closed)::int as blocked
      from room_nights as night join rooms on rooms.id = night.room_id
      left join stay_bookings as stay on stay.id = night.booking_id and stay.stage in ('booked', 'in-house', 'left')
      where night.night >= ${first} and night.night < ${last}::date + interval '1 month'
      group by 1, 2
    ), priced as (
      select stay.id as stay, (night ->> 'night')::date as night,
        (coalesce((select sum(round((line ->> 'unit')::numeric * (line ->> 'quantity')::int * 10000
            / (10000 + (line ->> 'rateBp')::int))) from jsonb_array_elements(night -> 'lines') as line
            where line ->> 'sold' = 'room'),
          round((night ->> 'rooms')::numeric * 10000 / (10000 + (night ->> 'rateBp')::int))))::bigint as paise,
        (select max(own.night) from room_nights as own where own.booking_id = stay.id) as last
      from stay_bookings as stay cross join jsonb_array_elements(stay.price -> 'nights') as night
      where stay.stage in ('booked', 'in-house', 'left')
        and stay.arrival < ${last}::date + interval '1 month' and stay.arrival > ${first}::date - 31
    ), shared as (
      select rooms.room_type_id as kind, priced.night, priced.paise,
        count(*) over (partition by stay, priced.night) as rooms,
        row_number() over (partition by stay, priced.night order by rooms.id) as at
      from priced
      join room_nights as own on own.booking_id = stay and own.night = least(priced.night, priced.last)
      join rooms on rooms.id = own.room_id
    ), revenue as (
      -- The odd paise go to the first rooms, so that the shares are the whole.
      select kind, date_trunc('month', night)::date as first,
        sum(paise / rooms + (at <= paise % rooms)::int)::bigint as paise
      from shared group by 1, 2
    )
    select to_char(months.first, 'YYYY-MM') as month, kind.title as kind,
      (months.after - months.first) * (select count(*) from rooms where room_type_id = kind.id and not closed)::int
        - coalesce(nights.blocked, 0) + coalesce(nights.sold_closed, 0) as available,
      coalesce(nights.sold, 0) as sold, coalesce(revenue.paise, 0)::bigint as revenue
    from months cross join room_types as kind
    left join nights on nights.kind = kind.id and nights.first = months.first
    left join revenue on revenue.kind = kind.id and revenue.first = months.first
    where exists (select from rooms where room_type_id = kind.id)
    order by months.first, kind.position, kind.id`.execute(db);
  return rows.map((row) => ({ ...row, revenue: paise(row.revenue) }));
}

/** The same as CSV, the whole house after its kinds; the audit log records who took it. */
export async function exportStayMonths(services: Services, staff: Staff, taxYear: string): Promise<string> {
  const kinds = await listStayMonths(services, taxYear);
  await writeAudit(services.db, services, staff, { action: 'stay-figures.exported', subject: taxYear });
  return (
    csvStart +
    stayFigureRows([...kinds, ...wholeHouse(kinds)])
      .map(csvLine)
      .join('')
  );
}
