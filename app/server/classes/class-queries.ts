import { type Selectable, sql } from 'kysely';
import type { TempleClass } from '#core/content/temple-class.ts';
import type { ClassesTable } from '../db/schema/visits.ts';
import type { Services } from '../services.ts';
import { waitingCount } from './waiting-list.ts';

/**
 * Published classes in the order that the staff sets; whether one is open, full or over is decided
 * in core/content/temple-class.ts.
 */
export async function listClasses({ db }: Services): Promise<TempleClass[]> {
  const rows = await db
    .selectFrom('classes')
    .selectAll()
    .select(waitingCount.as('waiting'))
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toClass);
}

export async function findClass({ db }: Services, id: string): Promise<TempleClass | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return null;
  const row = await db
    .selectFrom('classes')
    .selectAll()
    .select(waitingCount.as('waiting'))
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return row ? toClass(row) : null;
}

function toClass(row: Selectable<ClassesTable> & { waiting: number }): TempleClass {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    teacher: row.teacher,
    venue: row.venue,
    language: row.language,
    days: row.days,
    from: row.starts_at.slice(0, 5),
    to: row.ends_at.slice(0, 5),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    ageMin: row.age_min,
    fee: row.fee_paise,
    seats: row.seats,
    // A free seat for which somebody waits is theirs.
    seatsLeft: Math.max(0, row.seats - row.seats_taken - row.waiting),
    image: row.image,
  };
}

/** The facts for the letter about a seat from the waiting list. */
export type ClassSeat = {
  classId: string;
  title: string;
  name: string;
  reference: string;
  startsOn: string;
  from: string;
  to: string;
  venue: string;
};

/** null once the seat is given back. */
export async function findClassSeat({ db }: Services, requestId: string): Promise<ClassSeat | null> {
  const row = await db
    .selectFrom('requests')
    .innerJoin('classes', (join) => join.on(sql<boolean>`classes.id = requests.details ->> 'classId'`))
    .select(['classes.id', 'title', 'sender_name', 'reference', 'starts_on', 'starts_at', 'ends_at', 'venue'])
    .where('requests.id', '=', requestId)
    .where('requests.state', '<>', 'declined')
    .where(sql<boolean>`requests.details ->> 'place' = 'seat'`)
    .executeTakeFirst();
  if (!row) return null;
  return {
    classId: row.id,
    title: row.title,
    name: row.sender_name,
    reference: row.reference,
    startsOn: row.starts_on,
    from: row.starts_at.slice(0, 5),
    to: row.ends_at.slice(0, 5),
    venue: row.venue,
  };
}
