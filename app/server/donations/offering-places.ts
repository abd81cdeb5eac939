import { sql } from 'kysely';
import type { DayOffering } from '#core/donations/day-offering.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db, Transaction } from '../db/schema.ts';

type Wanted = {
  donationId: string;
  /** The temple's day. */
  day: string;
  offerings: readonly DayOffering[];
  /** Until when they are held; null: paid, so for good. */
  until: Date | null;
  now: Date;
};

/**
 * Gives a donation its places among those who offer the same on a day, in place of what it has; or
 * names the first offering that is taken. Whoever gives for that day waits for the caller's commit;
 * the key of offering_places has the last word. The caller has locked or inserted the donation.
 */
export async function takePlaces(trx: Transaction, wanted: Wanted): Promise<DayOffering | null> {
  const { donationId, day, offerings, until, now } = wanted;
  await takeAdvisoryLock(trx, `offerings:${day}`);
  await trx
    .deleteFrom('offering_places')
    .where('day', '=', day)
    .where((row) => row.or([row('donation_id', '=', donationId), row('until', '<=', now)]))
    .execute();
  for (const offering of offerings) {
    const { causeId, typeId, quantity, perDay } = offering;
    const { places, others } = await readTaken(trx, { causeId, typeId, day, donationId });
    if (places.length + others + quantity > perDay) return offering;
    const free = Array.from({ length: perDay }, (_, at) => at + 1).filter((place) => !places.includes(place));
    await trx
      .insertInto('offering_places')
      .values(
        free.slice(0, quantity).map((place) => ({
          ...{ cause_id: causeId, type_id: typeId, day, place, donation_id: donationId, until },
        })),
      )
      .execute();
  }
  return null;
}

/** Those it still has are its own for good; returns how many. */
export async function keepPlaces(trx: Transaction, donationId: string): Promise<number> {
  const updated = await trx
    .updateTable('offering_places')
    .set({ until: null })
    .where('donation_id', '=', donationId)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

export async function freePlaces(trx: Transaction, donationId: string): Promise<void> {
  await trx.deleteFrom('offering_places').where('donation_id', '=', donationId).execute();
}

/** Whether a donation holds its places at a moment, or has paid for them. */
export async function holdsPlaces(db: Db, donationId: string, at: Date): Promise<boolean> {
  const held = await db
    .selectFrom('offering_places')
    .select('place')
    .where('donation_id', '=', donationId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

/** What a stored donation offers of what is counted by the day; none where it names no day. */
export async function listDayOfferings(db: Db, donationId: string): Promise<DayOffering[]> {
  const { rows } = await sql<DayOffering>`
    select line.cause_id as "causeId", line.type_id as "typeId", min(line.title) as title,
      sum(line.quantity)::int as quantity, type.per_day as "perDay"
    from donation_lines as line
    join donations on donations.id = line.donation_id and donations.seva_on is not null
    join cause_types as type on type.cause_id = line.cause_id and type.id = line.type_id
    where line.donation_id = ${donationId} and type.per_day is not null
    group by 1, 2, type.per_day order by 1, 2`.execute(db);
  return rows;
}

/** How far ahead a free day is looked for, in days, and how many are named. */
const search = { days: 60, most: 3 };

/** The first days after one on which so many of an offering are free, to `last` at most. */
export async function listFreeDays(
  db: Db,
  { causeId, typeId, quantity, perDay }: DayOffering,
  { after, last, now }: { after: string; last: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(looked, 'YYYY-MM-DD') as day
    from generate_series(${after}::date + 1, least(${after}::date + ${search.days}::int, ${last}::date),
      interval '1 day') as looked
    where ${perDay}::int - ${quantity}::int >= (select count(*) from offering_places
        where cause_id = ${causeId} and type_id = ${typeId} and day = looked::date
          and (until is null or until > ${now}))
      + ${givenWithoutPlace({ causeId, typeId, day: sql`looked::date`, donationId: '' })}
    order by 1 limit ${search.most}`.execute(db);
  return rows.map(({ day }) => day);
}

type Of = { causeId: string; typeId: string; day: string; donationId: string };

/** The places that others have, and how many gave before the office counted. */
async function readTaken(trx: Transaction, of: Of): Promise<{ places: number[]; others: number }> {
  const { causeId, typeId, day } = of;
  const { rows } = await sql<{ places: number[]; others: number }>`
    select (select coalesce(json_agg(place), '[]') from offering_places
        where cause_id = ${causeId} and type_id = ${typeId} and day = ${day}::date) as places,
      ${givenWithoutPlace({ ...of, day: sql`${day}::date` })} as others`.execute(trx);
  return rows[0] ?? { places: [], others: 0 };
}

/** Paid before the office counted the days of this offering: they have no place. */
function givenWithoutPlace({
  causeId,
  typeId,
  day,
  donationId,
}: Omit<Of, 'day'> & { day: ReturnType<typeof sql> }) {
  return sql<number>`(select coalesce(sum(line.quantity), 0)::int
    from donations as given join donation_lines as line on line.donation_id = given.id
    where given.seva_on = ${day} and line.cause_id = ${causeId} and line.type_id = ${typeId}
      and given.state in ('paid', 'refund_pending', 'part_refunded') and given.id <> ${donationId}
      and not exists (select from offering_places where offering_places.donation_id = given.id))`;
}
