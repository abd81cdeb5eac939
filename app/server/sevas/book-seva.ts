import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { heldUntil } from '#core/bookings/hold.ts';
import { mostSevaPlaces, mostUnproven } from '#core/bookings/unproven-share.ts';
import { sittingsOn } from '#core/hours/opening-hours.ts';
import { referenceOf } from '#core/requests/reference.ts';
import { accept, type FormOutcome, invalid, invalidField, type Problem } from '#core/result.ts';
import {
  hoursToCome,
  readSevaInput,
  type SevaInput,
  type SevaMode,
  type SevaState,
  type SevaTexts,
} from '#core/sevas/seva-booking.ts';
import { language } from '#messages/language.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { takeTry } from '../auth/tries.ts';
import { originOf, takeShare } from '../bookings/unproven-shares.ts';
import { againAfterLoss } from '../db/patience.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { lockPlaces } from './seva-places.ts';
import { listSevas, offered } from './seva-queries.ts';

type Booked = { id: string };
export type BookingOutcome = FormOutcome<Booked> | TurnRefused;

/**
 * Books places in a seva: confirmed at once, never more people than places (the seva's row is
 * locked while the slot is counted). A repeated booking of the same person and hour returns the one
 * that was just made; an older one is refused, since its page cancels it and who repeats it may be
 * somebody who knows the person. Suspected spam is only a request: it takes no place and writes no
 * letters, and its page says so, since it may be a person's.
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
  const read = readSevaInput(mode, typed, { now, hours, sevaIds });
  if (!read.ok) return read;
  const input = read.value;
  const turn = await takeTurn(services, 'request', origin);
  if (!turn.ok) return turn;
  const mayWrite =
    !origin.suspected &&
    (!input.email || (await takeTry(services, 'request:email', input.email.toLowerCase())));
  const state = origin.suspected ? 'asked' : 'confirmed';
  // A share of the slot is recorded before the limit of all sevas can refuse: then both are rolled
  // back.
  const book = () =>
    inTransaction(services, async ({ trx, wake }): Promise<BookingOutcome> => {
      const { places, left, leftIn } = await lockPlaces(trx, input);
      const known = await findSame(trx, input);
      if (known && (known.state === 'confirmed' || origin.suspected))
        return isJustMade(known.bookedAt, now) ? accept({ id: known.id }) : invalidField('', 'seva-booked');
      if (left < input.people) {
        const free = hoursToCome(input.day, now, sittingsOn(hours, input.day)).filter(
          (hour) => leftIn(hour) > 0,
        );
        return slotFull(mode, free, left);
      }
      const id = known?.id ?? services.ids('svb');
      const mayHold =
        state === 'asked'
          ? null
          : await sharePlaces(trx, services, { id, input, origin: originOf(services, origin), places });
      if (mayHold !== null) return tooMany(mode, mayHold);
      // A suspected visitor who sends the form once more is a person; the new input replaces the
      // old.
      if (known) {
        const { people, coordinator } = input;
        await trx
          .updateTable('seva_bookings')
          .set({ state, people, coordinator })
          .where('id', '=', id)
          .execute();
      }
      if (!known) await insert(trx, services, { id, input, state });
      if (mayWrite) await writeLetters(trx, services, { id, input, admin: contact.email });
      wake('send-letters');
      return accept({ id });
    });
  // What the first try may have booked is found, as by a repeated form.
  return againAfterLoss(book);
}

/** As long as a held seat: who presses twice or reloads does so by then. */
function isJustMade(bookedAt: Date, now: Date): boolean {
  return heldUntil(bookedAt) > now;
}

type Sharing = { id: string; input: SevaInput; origin: string; places: number };

/**
 * How many more places this origin may hold, in the slot and in all future sevas; null: as many as
 * requested.
 */
async function sharePlaces(
  trx: Transaction,
  services: Services,
  { id, input, origin, places }: Sharing,
): Promise<number | null> {
  const { sevaId, mode, day, time, people } = input;
  const now = services.clock();
  const endsAt = new Date(Date.parse(day) + 24 * 3_600_000);
  const share = { holder: id, origin, pieces: people, endsAt };
  const slot = ['seva', sevaId, mode, day, time?.slice(0, 2) ?? ''].join(':');
  return (
    (await takeShare(trx, { ...share, unit: slot }, { most: mostUnproven('seva', places), now })) ??
    (await takeShare(trx, { ...share, unit: 'seva' }, { most: mostSevaPlaces, now }))
  );
}

function tooMany(mode: SevaMode, left: number): FormOutcome<never> {
  const field = mode === 'inperson' ? 'people' : 'date';
  return invalidField(field, 'seva-share', { n: left });
}

/**
 * The problem beside the field that would help: the hours of that day with room, how many more can
 * come, another day.
 */
function slotFull(mode: SevaMode, hours: string[], placesLeft: number): FormOutcome<never> {
  const problems: Problem[] =
    mode === 'inperson'
      ? placesLeft > 0
        ? [{ field: 'people', code: 'seva-day-short', values: { n: placesLeft } }]
        : [{ field: 'visitDate', code: 'seva-day-full' }]
      : hours.length > 0
        ? [{ field: 'time', code: 'seva-hour-full', values: { hours: hours.join(', ') } }]
        : [{ field: 'date', code: 'seva-day-full' }];
  return invalid(problems);
}

async function findSame(
  trx: Transaction,
  input: SevaInput,
): Promise<{ id: string; state: SevaState; bookedAt: Date } | undefined> {
  return trx
    .selectFrom('seva_bookings')
    .select(['id', 'state', 'booked_at as bookedAt'])
    .where('seva_id', '=', input.sevaId)
    .where('mode', '=', input.mode)
    .where('day', '=', input.day)
    .where('begins', 'is not distinct from', input.time)
    .where(sql`lower(name)`, '=', input.name.toLowerCase())
    .where('phone', 'is not distinct from', input.phone)
    .where(sql`lower(email)`, 'is not distinct from', input.email?.toLowerCase() ?? null)
    .where('state', '<>', 'cancelled')
    .forUpdate()
    .executeTakeFirst();
}

async function insert(
  trx: Transaction,
  { clock }: Services,
  { id, input, state }: { id: string; input: SevaInput; state: SevaState },
): Promise<void> {
  await trx
    .insertInto('seva_bookings')
    .values({
      id,
      reference: referenceOf(randomBytes(6)),
      seva_id: input.sevaId,
      mode: input.mode,
      day: input.day,
      begins: input.time,
      people: input.people,
      name: input.name,
      phone: input.phone,
      email: input.email,
      coordinator: input.coordinator,
      language,
      state,
      booked_at: clock(),
    })
    .execute();
}

type Writing = { id: string; input: SevaInput; admin: string };

async function writeLetters(
  trx: Transaction,
  { ids }: Services,
  { id, input, admin }: Writing,
): Promise<void> {
  const letter = { kind: 'seva', bookingId: id } as const;
  await queueLetter(trx, ids, {
    to: admin,
    causeKey: `seva-office:${id}`,
    letter: { ...letter, says: 'booked-office' },
  });
  if (!input.email) return;
  await queueLetter(trx, ids, {
    to: input.email,
    causeKey: `seva-booked:${id}`,
    letter: { ...letter, says: 'booked' },
  });
}
