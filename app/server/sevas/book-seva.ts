import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { sittingsOn } from '#core/hours/opening-hours.ts';
import { referenceOf } from '#core/requests/reference.ts';
import { accept, type FormOutcome, type Problem, type Refusal, refuse } from '#core/result.ts';
import {
  hoursToCome,
  readSevaWish,
  type SevaMode,
  type SevaTexts,
  type SevaWish,
} from '#core/sevas/seva-booking.ts';
import { takeTry } from '../auth/tries.ts';
import { getTempleSettings } from '../content/settings-queries.ts';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { listSevas, offered, placesOf } from './seva-queries.ts';

type Booked = { id: string };
export type BookingOutcome = FormOutcome<Booked> | Refusal<'too-many-requests'>;

/**
 * Books a place in a seva: confirmed at once, never more people than places (the seva's row is locked while the slot is
 * counted). The same person asking for the same hour again gets the booking that stands.
 */
export async function bookSeva(
  services: Services,
  mode: SevaMode,
  typed: SevaTexts,
  origin: RequestOrigin,
): Promise<BookingOutcome> {
  const [sevas, { openingHours: hours, contact }] = await Promise.all([
    listSevas(services),
    getTempleSettings(services),
  ]);
  const now = services.clock();
  const sevaIds = offered(sevas, mode).map(({ id }) => id);
  const read = readSevaWish(mode, typed, { now, hours, sevaIds });
  if (!read.ok) return read;
  const wish = read.value;
  if (!(await takeTry(services, 'request:address', origin.address))) return refuse('too-many-requests');
  const mayWrite =
    !origin.suspected &&
    (!wish.email || (await takeTry(services, 'request:email', wish.email.toLowerCase())));
  const id = services.ids('svb');
  const outcome = await services.db.transaction().execute(async (trx) => {
    const seva = await trx
      .selectFrom('sevas')
      .select(['online_places', 'in_person_places'])
      .where('id', '=', wish.sevaId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = await findSame(trx, wish);
    if (known) return accept({ id: known });
    const places = placesOf(
      { onlinePlaces: seva.online_places, inPersonPlaces: seva.in_person_places },
      mode,
    );
    const taken = await countTaken(trx, wish);
    const hour = wish.time ? `${wish.time.slice(0, 2)}:00` : '';
    if (places - (taken.get(hour) ?? 0) < wish.people) {
      const free = hoursToCome(wish.day, now, sittingsOn(hours, wish.day)).filter(
        (other) => places > (taken.get(other) ?? 0),
      );
      return slotFull(mode, free, places - (taken.get('') ?? 0));
    }
    await insert(trx, services, id, wish);
    if (mayWrite) await writeLetters(trx, services, { id, wish, office: contact.email });
    return accept({ id });
  });
  services.alarm.wake('send-letters');
  return outcome;
}

/** Beside the field that would help: the hours of that day which still have room, how many more can come, another day. */
function slotFull(mode: SevaMode, hours: string[], placesLeft: number): FormOutcome<never> {
  const problems: Problem[] =
    mode === 'inperson'
      ? placesLeft > 0
        ? [{ field: 'people', code: 'seva-day-short', values: { n: placesLeft } }]
        : [{ field: 'visitDate', code: 'seva-day-full' }]
      : hours.length > 0
        ? [{ field: 'time', code: 'seva-hour-full', values: { hours: hours.join(', ') } }]
        : [{ field: 'date', code: 'seva-day-full' }];
  return { ok: false, code: 'invalid', problems };
}

async function findSame(trx: Transaction<Database>, wish: SevaWish): Promise<string | null> {
  const same = await trx
    .selectFrom('seva_bookings')
    .select('id')
    .where('seva_id', '=', wish.sevaId)
    .where('mode', '=', wish.mode)
    .where('day', '=', wish.day)
    .where('begins', 'is not distinct from', wish.time)
    .where(sql`lower(name)`, '=', wish.name.toLowerCase())
    .where('phone', 'is not distinct from', wish.phone)
    .where(sql`lower(email)`, 'is not distinct from', wish.email?.toLowerCase() ?? null)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return same?.id ?? null;
}

/** People booked on the wish's day, by full hour; at the temple, where there are no hours, under ''. */
async function countTaken(trx: Transaction<Database>, wish: SevaWish): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('seva_bookings')
    .select(sql<string>`coalesce(left(begins, 2) || ':00', '')`.as('hour'))
    .select((row) => row.fn.sum<number>('people').as('people'))
    .where('seva_id', '=', wish.sevaId)
    .where('mode', '=', wish.mode)
    .where('day', '=', wish.day)
    .where('state', '=', 'confirmed')
    .groupBy('hour')
    .execute();
  return new Map(rows.map(({ hour, people }) => [hour, Number(people)]));
}

async function insert(
  trx: Transaction<Database>,
  { clock }: Services,
  id: string,
  wish: SevaWish,
): Promise<void> {
  await trx
    .insertInto('seva_bookings')
    .values({
      id,
      reference: referenceOf(randomBytes(6)),
      seva_id: wish.sevaId,
      mode: wish.mode,
      day: wish.day,
      begins: wish.time,
      people: wish.people,
      name: wish.name,
      phone: wish.phone,
      email: wish.email,
      coordinator: wish.coordinator,
      booked_at: clock(),
      cancelled_at: null,
      reminded_at: null,
    })
    .execute();
}

type Writing = { id: string; wish: SevaWish; office: string };

async function writeLetters(
  trx: Transaction<Database>,
  { ids }: Services,
  { id, wish, office }: Writing,
): Promise<void> {
  const letter = { kind: 'seva', bookingId: id } as const;
  await queueLetter(trx, ids, {
    to: office,
    causeKey: `seva-office:${id}`,
    letter: { ...letter, says: 'booked-office' },
  });
  if (!wish.email) return;
  await queueLetter(trx, ids, {
    to: wish.email,
    causeKey: `seva-booked:${id}`,
    letter: { ...letter, says: 'booked' },
  });
}
