import { sql } from 'kysely';
import { type CivilDate, civilDate, dayNumberOf } from '#core/calendar/civil-date.ts';
import { isSameLunarDay, type LunarDay, lunarDaysObservedOn } from '#core/calendar/lunar-day.ts';
import { readOccasion } from '#core/donations/dedication.ts';
import { datesObservedOn, nextYearly, type Relative, type StoredOccasion } from '#core/people/family.ts';
import { honouredRelative } from '#core/people/honoured-relative.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { getTemplePlace } from '../calendar/calendar-queries.ts';
import type { Reminder } from '../letters/family-letter.ts';
import type { Services } from '../services.ts';

/** A lunar year with its extra month, and some days. */
const longestLunarYear = 400;

export type ComingOccasion = StoredOccasion & {
  /** Today or later; null outside the years of the calendar. */
  next: string | null;
};

export async function listRelatives(
  { db }: Services,
  { personId }: Pick<Devotee, 'personId'>,
): Promise<Relative[]> {
  return db
    .selectFrom('relatives')
    .select(['relation', 'name', 'phone', 'born_on as bornOn'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .execute();
}

export async function listOccasions(
  { db }: Pick<Services, 'db'>,
  personId: string,
): Promise<StoredOccasion[]> {
  const rows = await db
    .selectFrom('occasions')
    .select(['title', 'began_on as beganOn', 'counted_by as countedBy', 'remind', 'masa', 'tithi'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .execute();
  return rows.map(({ masa, tithi, ...row }) => ({
    ...row,
    lunar: masa === null || tithi === null ? null : { masa, tithi },
  }));
}

/** One's own occasions, each with the day on which it recurs next. */
export async function listComingOccasions(
  services: Services,
  { personId }: Devotee,
): Promise<ComingOccasion[]> {
  const today = templeDay(services.clock()) as CivilDate;
  const occasions = await listOccasions(services, personId);
  const year = occasions.some((one) => one.lunar)
    ? await lunarDaysFrom(services, today, longestLunarYear)
    : [];
  return occasions.map((one) => ({
    ...one,
    next: one.lunar
      ? (year.find(({ observed }) => comesBack(one, observed))?.date ?? null)
      : nextYearly(one.beganOn, today),
  }));
}

/** Who is to be reminded of a day: those who agreed, and marked an occasion that recurs on it. */
export async function listPeopleToRemind(
  services: Services,
  date: CivilDate,
): Promise<{ personId: string; email: string }[]> {
  const lunar = await lunarDaysOn(services, date);
  return services.db
    .selectFrom('occasions')
    .innerJoin('profiles', 'profiles.person_id', 'occasions.person_id')
    .innerJoin('people', 'people.id', 'occasions.person_id')
    .where('profiles.wants_reminders', '=', true)
    .where('occasions.remind', '=', true)
    .where('people.email', 'is not', null)
    .where((where) =>
      where.or([
        where.and([
          where('counted_by', '=', 'date'),
          where(sql`to_char(began_on, 'MM-DD')`, 'in', datesObservedOn(date)),
        ]),
        ...lunar.map(({ masa, tithi }) => where.and([where('masa', '=', masa), where('tithi', '=', tithi)])),
      ]),
    )
    .select(['people.id as personId', 'people.email'])
    .distinct()
    .$narrowType<{ email: string }>()
    .execute();
}

/**
 * For the reminder letter: the person, and what recurs on the day; null when nothing does any more.
 */
export async function findReminder(
  services: Services,
  personId: string,
  date: CivilDate,
): Promise<Reminder | null> {
  const person = await services.db
    .selectFrom('people')
    .innerJoin('profiles', 'profiles.person_id', 'people.id')
    .where('people.id', '=', personId)
    .where('profiles.wants_reminders', '=', true)
    .select('people.name')
    .executeTakeFirst();
  if (!person) return null;
  const lunar = await lunarDaysOn(services, date);
  const dates = datesObservedOn(date);
  const due = (await listOccasions(services, personId)).filter(
    (one) => one.remind && (one.lunar ? comesBack(one, lunar) : dates.includes(one.beganOn.slice(5))),
  );
  if (due.length === 0) return null;
  const titles = due.map(({ title }) => title);
  const relatives = await listRelatives(services, { personId });
  const occasion = readOccasion(titles.join(', '));
  const dedication = {
    inNameOf: honouredRelative(titles, relatives, dates) ?? '',
    // Several long ones are too much for the field.
    occasion: occasion.ok ? occasion.value : '',
    sevaDate: date,
  };
  return { name: person.name, titles, dedication };
}

function comesBack({ lunar }: StoredOccasion, observed: readonly LunarDay[]): boolean {
  return lunar !== null && observed.some((day) => isSameLunarDay(day, lunar));
}

async function lunarDaysOn(services: Services, date: CivilDate): Promise<LunarDay[]> {
  return (await lunarDaysFrom(services, date, 1))[0]?.observed ?? [];
}

/** The occasions of each of so many days; nothing outside the years of the calendar. */
async function lunarDaysFrom(
  services: Services,
  from: CivilDate,
  count: number,
): Promise<{ date: CivilDate; observed: LunarDay[] }[]> {
  const days = services.almanac.daysNow({
    place: await getTemplePlace(services),
    from,
    to: civilDate(dayNumberOf(from) + count),
  });
  if (!days.ok) return [];
  return days.value.slice(0, count).map((day, at) => {
    const tomorrow = days.value[at + 1] ?? day;
    return { date: day.date, observed: lunarDaysObservedOn(day, tomorrow) };
  });
}
