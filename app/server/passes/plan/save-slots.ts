import { addressNumber } from '#core/fields/address-number.ts';
import type { DateWindow } from '#core/fields/date.ts';
import { onHandAfter, takenOf } from '#core/passes/set-quota.ts';
import { readSlots, type SlotInput, type TypedSlots } from '#core/passes/slot-form.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { clockTime } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { type EventHead, findEventHead } from '#server/content/event-heads.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';

/** The days on which people may be let in: from three before an event to a week after it. */
export function slotDays({ startsAt, endsAt }: EventHead): DateWindow {
  return { from: dayAfter(templeDay(startsAt), -3), to: dayAfter(templeDay(endsAt ?? startsAt), 7) };
}

/** Adds times to an event: all of the form, or none where one is there. */
export const addSlots = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, services, audit, pagesChanged },
    eventId: string,
    typed: TypedSlots,
  ): Promise<FormOutcome<null> | Refusal<'event-gone'>> => {
    const read = await readFor(trx, eventId, typed);
    if (!read.ok) return read;
    const rows = read.value.map((slot) => ({
      ...{ id: services.ids('evs'), event_id: eventId, on_hand: slot.capacity },
      ...columnsOf(slot),
    }));
    const added = await trx
      .insertInto('event_slots')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('starts_at')
      .execute();
    const there = rows.find((row) => added.every(({ starts_at }) => +starts_at !== +row.starts_at));
    if (there) return invalidField('from', 'slot-there', { time: clockTime(there.starts_at) });
    await audit({
      ...{ action: 'event-slots.added', subject: eventId, details: { times: rows.length } },
      after: { from: rows[0]?.starts_at, to: rows.at(-1)?.ends_at, capacity: rows[0]?.capacity },
    });
    pagesChanged();
    return accept(null);
  },
});

type NotChanged = Refusal<'event-gone' | 'time-gone' | 'changed-meanwhile'>;

/**
 * Changes a time. Once passes say it, hours and gate stay, since they are signed; the capacity is
 * never less than the people who have a place or are held one.
 */
export const changeSlot = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, services, audit, pagesChanged, wake },
    eventId: string,
    typed: TypedSlots & { slotId: string; version: string },
  ): Promise<FormOutcome<null> | NotChanged> => {
    const slot = await lockSlot(trx, eventId, typed.slotId);
    if (!slot) return refuse('time-gone');
    if (slot.version !== addressNumber(typed.version)) return refuse('changed-meanwhile');
    const read = await readFor(trx, eventId, { ...typed, every: '' });
    if (!read.ok) return read;
    const [changed] = read.value;
    if (!changed) return refuse('time-gone');
    const isMoved =
      +changed.startsAt !== +slot.starts_at ||
      +changed.endsAt !== +slot.ends_at ||
      changed.gate !== slot.gate;
    if (isMoved && (await isGiven(trx, slot.id))) return invalidField('from', 'slot-given');
    if (isMoved && (await isThere(trx, eventId, slot.id, changed)))
      return invalidField('from', 'slot-there', { time: clockTime(changed.startsAt) });
    const counted = { onHand: slot.on_hand, held: slot.held, quota: slot.capacity };
    const onHand = onHandAfter(counted, changed.capacity);
    if (onHand === null)
      return invalidField('capacity', 'capacity-taken', { taken: takenOf(counted), held: slot.held });
    await trx
      .updateTable('event_slots')
      .set({ ...columnsOf(changed), on_hand: onHand, version: slot.version + 1 })
      .set({ updated_at: services.clock() })
      .where('id', '=', slot.id)
      .execute();
    const { starts_at, ends_at, gate, capacity } = slot;
    await audit({
      ...{ action: 'event-slot.changed', subject: eventId, before: { starts_at, ends_at, gate, capacity } },
      after: columnsOf(changed),
    });
    pagesChanged();
    // Whoever waits may find a place now.
    wake('offer-passes');
    return accept(null);
  },
});

/** Deletes a time of which no pass says it and for which nobody waits. */
export const deleteSlot = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, audit, pagesChanged },
    eventId: string,
    slotId: string,
  ): Promise<Outcome<null, 'time-gone' | 'slot-given'>> => {
    const slot = await lockSlot(trx, eventId, slotId);
    if (!slot) return refuse('time-gone');
    const waits = await trx.selectFrom('event_waits').select('id').where('slot_id', '=', slot.id).execute();
    if (slot.held > 0 || waits.length > 0 || (await isGiven(trx, slot.id))) return refuse('slot-given');
    await trx.deleteFrom('event_slots').where('id', '=', slot.id).execute();
    await audit({ action: 'event-slot.deleted', subject: eventId, before: { starts_at: slot.starts_at } });
    pagesChanged();
    return accept(null);
  },
});

async function readFor(
  trx: Transaction,
  eventId: string,
  typed: TypedSlots,
): Promise<FormOutcome<SlotInput[]> | Refusal<'event-gone'>> {
  const event = await findEventHead({ db: trx }, eventId);
  if (!event) return refuse('event-gone');
  const gates = await trx
    .selectFrom('event_gates')
    .select('number')
    .where('event_id', '=', eventId)
    .execute();
  return readSlots(typed, { days: slotDays(event), gates: gates.map(({ number }) => number) });
}

function columnsOf({ startsAt, endsAt, gate, capacity }: SlotInput) {
  return { starts_at: startsAt, ends_at: endsAt, gate, capacity };
}

function lockSlot(trx: Transaction, eventId: string, id: string) {
  return trx
    .selectFrom('event_slots')
    .select(['id', 'starts_at', 'ends_at', 'gate', 'capacity', 'on_hand', 'held', 'version'])
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
}

async function isGiven(trx: Transaction, slotId: string): Promise<boolean> {
  const pass = trx.selectFrom('passes').select('id').where('slot_id', '=', slotId).limit(1);
  return (await pass.executeTakeFirst()) !== undefined;
}

async function isThere(trx: Transaction, eventId: string, butId: string, slot: SlotInput): Promise<boolean> {
  const same = await trx
    .selectFrom('event_slots')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', '<>', butId)
    .where('starts_at', '=', slot.startsAt)
    .where('gate', 'is not distinct from', slot.gate)
    .executeTakeFirst();
  return same !== undefined;
}
