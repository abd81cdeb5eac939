import { sql } from 'kysely';
import type { ClassCertificate } from '#core/classes/class-certificate.ts';
import { attendsEnough, lessonDays } from '#core/classes/lesson-days.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Db } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

export type AttendingClass = {
  id: string;
  title: string;
  teacher: string;
  startsOn: string;
  endsOn: string;
  days: number[];
  fee: Paise;
  payBy: 'lesson' | 'online';
  certificatePercent: number;
};

/** Somebody who has a seat in the class. */
export type Pupil = {
  requestId: string;
  name: string;
  phone: string | null;
  age: number;
  guardian: string | null;
  /** The days on which they came. */
  came: string[];
  /** What they paid on the site; null: nothing is paid there. */
  paid: Paise | null;
  seatId: string | null;
  certificate: { id: string; number: string } | null;
  enough: boolean;
};

export type Attendance = {
  klass: AttendingClass;
  /** Of the lessons that were, the last first. */
  days: string[];
  lessons: number;
  pupils: Pupil[];
};

/** A class with its pupils in the order of their names; null where there is none such. */
export async function findAttendance(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  classId: string,
): Promise<Attendance | null> {
  const klass = await findAttendingClass(db, classId);
  if (!klass) return null;
  const all = lessonDays(klass);
  const today = templeDay(clock());
  const rows = await selectPupils(db, classId);
  return {
    klass,
    days: all.filter((day) => day <= today).reverse(),
    lessons: all.length,
    pupils: rows.map(({ paid, ...pupil }) => ({
      ...pupil,
      paid: paid === null ? null : paise(paid),
      enough: attendsEnough(pupil.came.length, all.length, klass.certificatePercent),
    })),
  };
}

export async function findAttendingClass(db: Db, classId: string): Promise<AttendingClass | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(classId)) return null;
  const row = await db
    .selectFrom('classes')
    .select(['id', 'title', 'teacher', 'days', 'starts_on as startsOn', 'ends_on as endsOn'])
    .select(['fee_paise as fee', 'pay_by as payBy', 'certificate_percent as certificatePercent'])
    .where('id', '=', classId)
    .executeTakeFirst();
  return row ?? null;
}

async function selectPupils(db: Db, classId: string) {
  const { rows } = await sql<Omit<Pupil, 'enough' | 'paid'> & { paid: number | null }>`
    select requests.id as "requestId", sender_name as name, sender_phone as phone,
      (requests.details ->> 'age')::int as age, requests.details ->> 'guardian' as guardian,
      coalesce((select array_agg(day::text order by day) from class_attendance
        where request_id = requests.id), '{}') as came,
      seat.id as "seatId", (select sum(amount_paise - refunded_paise)::bigint from payments
        where seat_id = seat.id and role = 'settling') as paid,
      case when given.id is not null then json_build_object('id', given.id, 'number', given.number) end as certificate
    from requests left join seat_bookings as seat on seat.request_id = requests.id
    left join class_certificates as given on given.request_id = requests.id
    where requests.kind = 'class-enrolment' and requests.details ->> 'classId' = ${classId}
      and requests.details ->> 'place' = 'seat' and requests.state <> 'declined'
      and (not requests.suspected or requests.state <> 'new')
    order by lower(sender_name), requests.id`.execute(db);
  return rows;
}

/** A certificate as it was issued; null where there is none, or its person was erased. */
export async function findClassCertificate({ db }: Services, id: string): Promise<ClassCertificate | null> {
  if (!/^ccf_[\w-]{22}$/.test(id)) return null;
  const row = await db
    .selectFrom('class_certificates')
    .select(['number', 'issued_on as issuedOn', 'facts'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.facts ? { ...row, facts: row.facts } : null;
}
