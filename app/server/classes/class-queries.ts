import type { Selectable } from 'kysely';
import type { TempleClass } from '#core/content/temple-class.ts';
import type { ClassesTable } from '../db/schema/classes.ts';
import type { Services } from '../services.ts';

/** Published classes in the office's order; whether one is open, full or over is core/content/temple-class. */
export async function listClasses({ db }: Services): Promise<TempleClass[]> {
  const rows = await db
    .selectFrom('classes')
    .selectAll()
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
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst();
  return row ? toClass(row) : null;
}

function toClass(row: Selectable<ClassesTable>): TempleClass {
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
    seatsLeft: row.seats - row.seats_taken,
    image: row.image,
  };
}
