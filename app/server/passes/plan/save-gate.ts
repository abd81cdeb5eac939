import { addressNumber } from '#core/fields/address-number.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { findEventHead } from '#server/content/event-heads.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';

/** A token has a bit for each. */
const mostGates = 16;

/** A gate of an event; its number is the lowest that is free. */
export const addGate = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, audit },
    eventId: string,
    typed: { name: string },
  ): Promise<FormOutcome<null> | Refusal<'event-gone'>> => {
    if (!(await findEventHead({ db: trx }, eventId))) return refuse('event-gone');
    const gates = await lockGates(trx, eventId);
    const name = readGateName(typed.name, gates);
    if (!name.ok) return name;
    const numbers = Array.from({ length: mostGates }, (_, at) => at + 1);
    const number = numbers.find((one) => gates.every((gate) => gate.number !== one));
    if (number === undefined) return invalidField('name', 'gates-enough', { most: mostGates });
    await trx.insertInto('event_gates').values({ event_id: eventId, number, name: name.value }).execute();
    await audit({ action: 'event-gate.added', subject: eventId, after: { number, name: name.value } });
    return accept(null);
  },
});

export const renameGate = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, audit },
    eventId: string,
    typed: { gate: string; name: string },
  ): Promise<FormOutcome<null> | Refusal<'gate-unknown'>> => {
    const gates = await lockGates(trx, eventId);
    const gate = gates.find(({ number }) => number === addressNumber(typed.gate));
    if (!gate) return refuse('gate-unknown');
    const name = readGateName(
      typed.name,
      gates.filter((one) => one !== gate),
    );
    if (!name.ok) return name;
    await trx
      .updateTable('event_gates')
      .set({ name: name.value })
      .where('event_id', '=', eventId)
      .where('number', '=', gate.number)
      .execute();
    await audit({
      ...{ action: 'event-gate.changed', subject: eventId, details: { number: gate.number } },
      ...{ before: { name: gate.name }, after: { name: name.value } },
    });
    return accept(null);
  },
});

/** Deletes a gate that no time names and at which no telephone was paired. */
export const deleteGate = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, audit },
    eventId: string,
    typed: { gate: string },
  ): Promise<Outcome<null, 'gate-unknown' | 'gate-in-use'>> => {
    const gates = await lockGates(trx, eventId);
    const gate = gates.find(({ number }) => number === addressNumber(typed.gate));
    if (!gate) return refuse('gate-unknown');
    const used = await trx
      .selectFrom('event_slots')
      .select('gate')
      .where('event_id', '=', eventId)
      .where('gate', '=', gate.number)
      .unionAll(
        trx
          .selectFrom('gate_devices')
          .select('gate')
          .where('event_id', '=', eventId)
          .where('gate', '=', gate.number),
      )
      .limit(1)
      .execute();
    if (used.length > 0) return refuse('gate-in-use');
    await trx
      .deleteFrom('event_gates')
      .where('event_id', '=', eventId)
      .where('number', '=', gate.number)
      .execute();
    await audit({ action: 'event-gate.deleted', subject: eventId, before: { ...gate } });
    return accept(null);
  },
});

/** The gates of an event, each locked: who adds or deletes one waits for the other. */
async function lockGates(trx: Transaction, eventId: string) {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  return trx
    .selectFrom('event_gates')
    .select(['number', 'name'])
    .where('event_id', '=', eventId)
    .orderBy('number')
    .execute();
}

function readGateName(typed: string, others: readonly { name: string }[]): FormOutcome<string> {
  const form = new FormReader();
  const name = form.text('name', typed, { min: 2, max: 40 });
  const same = others.some((gate) => gate.name.toLowerCase() === name.toLowerCase());
  if (form.clean && same) form.refuse('name', 'gate-there');
  return form.answer(name);
}
