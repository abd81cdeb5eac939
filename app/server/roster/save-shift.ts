import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { readShift, type TypedShift } from '#core/roster/shift.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findEventHead } from '../content/event-heads.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { findIntent, hashInput, reusedIntent } from '../write/intent.ts';
import { staffWrite } from '../write/staff-write.ts';

/** Help is needed from three weeks before an event (stalls, lights) to a week after its end. */
export function shiftDays({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) {
  return {
    from: templeDay(new Date(startsAt.getTime() - 21 * 86_400_000)),
    to: templeDay(new Date((endsAt ?? startsAt).getTime() + 7 * 86_400_000)),
  };
}

/** Adds a shift to an event. The same form twice is one shift. */
export const addShift = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, services, audit },
    eventId: string,
    typed: TypedShift,
  ): Promise<FormOutcome<{ id: string }> | Refusal<'roster-no-event'>> => {
    const event = await findEventHead({ db: trx }, eventId);
    if (!event) return refuse('roster-no-event');
    const read = readShift(typed, shiftDays(event));
    if (!read.ok) return read;
    const { intentKey, startsAt, endsAt, ...shift } = read.value;
    const id = services.ids('shf');
    const hash = hashInput({ ...typed, eventId });
    const made = await trx
      .insertInto('shifts')
      .values({
        ...{ id, event_id: eventId, intent_key: intentKey, intent_hash: hash },
        ...{ starts_at: startsAt, ends_at: endsAt, ...shift, created_at: services.clock() },
      })
      .onConflict((conflict) => conflict.column('intent_key').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) {
      return (await findIntent(trx, { table: 'shifts', key: intentKey, hash })) ?? reusedIntent();
    }
    await audit({ action: 'shift.made', subject: id, details: { event: eventId, duty: shift.duty } });
    return accept({ id });
  },
});

type NotChanged = Refusal<'roster-no-shift' | 'changed-meanwhile'>;

/**
 * Changes a shift; `most` not below those who have accepted. Who is asked or comes hears what is
 * new, and is reminded of the new day.
 */
export const changeShift = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, services, audit, wake },
    shiftId: string,
    typed: TypedShift & { version: string },
  ): Promise<FormOutcome<null> | NotChanged> => {
    const shift = await trx
      .selectFrom('shifts')
      .select(['event_id', 'version', 'accepted', 'duty', 'place', 'starts_at', 'ends_at'])
      .where('id', '=', shiftId)
      .forUpdate()
      .executeTakeFirst();
    const event = shift && (await findEventHead({ db: trx }, shift.event_id));
    if (!shift || !event) return refuse('roster-no-shift');
    if (String(shift.version) !== typed.version) return refuse('changed-meanwhile');
    const read = readShift(typed, shiftDays(event));
    if (!read.ok) return read;
    const { intentKey: _, startsAt, endsAt, ...changed } = read.value;
    if (changed.most < shift.accepted) {
      return invalidField('most', 'roster-below-accepted', { accepted: shift.accepted });
    }
    await trx
      .updateTable('shifts')
      .set({ ...changed, starts_at: startsAt, ends_at: endsAt, version: shift.version + 1 })
      .where('id', '=', shiftId)
      .execute();
    const isMoved = Number(startsAt) !== Number(shift.starts_at) || Number(endsAt) !== Number(shift.ends_at);
    if (isMoved || changed.duty !== shift.duty || changed.place !== shift.place) {
      await notifyVolunteers(trx, services, shiftId, shift.version + 1);
      wake('send-letters');
    }
    await audit({ action: 'shift.changed', subject: shiftId, details: { duty: changed.duty } });
    return accept(null);
  },
});

/** Each change is a letter of its own; the reminder comes again the day before. */
async function notifyVolunteers(trx: Transaction, { ids }: Services, shiftId: string, version: number) {
  const volunteers = await trx
    .updateTable('shift_volunteers')
    .set({ reminded_at: null })
    .where('shift_id', '=', shiftId)
    .where('state', 'in', ['invited', 'accepted'])
    .returning(['id', 'email', 'language'])
    .execute();
  for (const { id, email, language } of volunteers) {
    if (email === null) continue;
    await queueLetter(trx, ids, {
      to: email,
      reader: { language },
      causeKey: `shift-changed:${id}:${version}`,
      letter: { kind: 'shift', volunteerId: id, says: 'changed' },
    });
  }
}

/** Deletes a shift for which nobody was asked, or nobody accepted. */
export const deleteShift = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, audit },
    shiftId: string,
  ): Promise<Outcome<null, 'roster-no-shift' | 'roster-has-people'>> => {
    const shift = await trx
      .selectFrom('shifts')
      .select(['duty', 'accepted'])
      .where('id', '=', shiftId)
      .forUpdate()
      .executeTakeFirst();
    if (!shift) return refuse('roster-no-shift');
    if (shift.accepted > 0) return refuse('roster-has-people');
    await trx.deleteFrom('shifts').where('id', '=', shiftId).execute();
    await audit({ action: 'shift.deleted', subject: shiftId, details: { duty: shift.duty } });
    return accept(null);
  },
});
