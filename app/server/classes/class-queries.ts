import { sql } from 'kysely';
import type { TempleClass } from '#core/content/temple-class.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';
import { waitingCount } from './waiting-list.ts';

/**
 * Published classes in the order that the staff sets; whether one is open, full or over is decided
 * in core/content/temple-class.ts.
 */
export async function listClasses(services: Services): Promise<TempleClass[]> {
  const rows = await selectClasses(services).orderBy('position').orderBy('id').execute();
  return translated(services, 'classes', rows);
}

export async function findClass(services: Services, id: string): Promise<TempleClass | null> {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return null;
  const row = await selectClasses(services).where('id', '=', id).executeTakeFirst();
  return (await translatedText(services, 'classes', row, 'description')) ?? null;
}

const clockTimes = [
  sql<string>`left(starts_at::text, 5)`.as('from'),
  sql<string>`left(ends_at::text, 5)`.as('to'),
] as const;

function selectClasses({ db }: Services) {
  return (
    db
      .selectFrom('classes')
      .select(['id', 'title', 'description', 'teacher', 'venue', 'language', 'days', 'seats', 'image'])
      .select([
        'starts_on as startsOn',
        'ends_on as endsOn',
        'age_min as ageMin',
        'fee_paise as fee',
        'pay_by as payBy',
      ])
      .select(clockTimes)
      .select(sql<boolean>`called_off_at is not null`.as('calledOff'))
      .select(sql<string>`coalesce(called_off_words, '')`.as('calledOffWords'))
      // A free seat for which somebody waits is theirs.
      .select(sql<number>`greatest(0, seats - seats_taken - ${waitingCount})`.as('seatsLeft'))
      .where('published', '=', true)
  );
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
    .select(['classes.id as classId', 'title', 'sender_name as name', 'reference', 'venue'])
    .select('starts_on as startsOn')
    .select(clockTimes)
    .where('requests.id', '=', requestId)
    .where('requests.state', '<>', 'declined')
    .where(sql<boolean>`requests.details ->> 'place' = 'seat'`)
    .executeTakeFirst();
  return row ?? null;
}
