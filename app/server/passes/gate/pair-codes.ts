import { randomBytes } from 'node:crypto';
import { addressNumber } from '#core/fields/address-number.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { pairCodeMinutes, pairCodeOf } from '#core/passes/pair-code.ts';
import { accept, type FormOutcome, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '#server/services.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { gateHash } from './gate-secret.ts';

/**
 * A code for one telephone at a gate: it is shown once, holds for a quarter of an hour and for one
 * use. Codes that nobody used and whose time is over are deleted.
 */
export const makePairCode = staffWrite({
  permission: 'gates.pair',
  run: async (
    { services, trx, staff, audit },
    eventId: string,
    typed: { gate: string; name: string },
  ): Promise<FormOutcome<{ code: string; name: string; until: Date }>> => {
    const form = new FormReader();
    const now = services.clock();
    const gates = await trx
      .selectFrom('event_gates')
      .select('number')
      .where('event_id', '=', eventId)
      .execute();
    const gate = addressNumber(typed.gate);
    if (!gates.some(({ number }) => number === gate)) form.refuse('gate', 'gate-unknown');
    const name = form.text('name', typed.name, { min: 2, max: 40 });
    if (!form.clean || gate === null) return form.answer({ code: '', name, until: now });
    await trx
      .deleteFrom('gate_devices')
      .where('event_id', '=', eventId)
      .where('pair_until', '<=', now)
      .where('paired_at', 'is', null)
      .execute();
    const id = services.ids('gdv');
    const code = pairCodeOf(randomBytes(8));
    const until = new Date(now.getTime() + pairCodeMinutes * 60_000);
    await trx
      .insertInto('gate_devices')
      .values({
        ...{ id, event_id: eventId, gate, name, pair_hash: gateHash(code), pair_until: until },
        ...{ secret_hash: null, made_by: staff.personId, made_at: now },
        ...{ paired_at: null, seen_at: null, withdrawn_at: null },
      })
      .execute();
    await audit({ action: 'gate-device.code-made', subject: id, details: { event: eventId, gate, name } });
    return accept({ code, name, until });
  },
});

/** From then on the device is answered no more, and what it still says is not taken. */
export const withdrawDevice = staffWrite({
  permission: 'gates.pair',
  run: async (
    { services, trx, audit },
    eventId: string,
    deviceId: string,
  ): Promise<Outcome<null, 'device-gone'>> => {
    const withdrawn = await trx
      .updateTable('gate_devices')
      .set({ withdrawn_at: services.clock(), pair_hash: null, pair_until: null })
      .where('id', '=', deviceId)
      .where('event_id', '=', eventId)
      .where('withdrawn_at', 'is', null)
      .returning(['gate', 'name'])
      .executeTakeFirst();
    if (!withdrawn) return refuse('device-gone');
    await audit({
      action: 'gate-device.withdrawn',
      subject: deviceId,
      details: { event: eventId, ...withdrawn },
    });
    return accept(null);
  },
});

export type DeviceState = 'waiting' | 'lapsed' | 'paired' | 'withdrawn';

export type GateDevice = {
  id: string;
  name: string;
  gate: number;
  gateName: string;
  state: DeviceState;
  /** Until when its code can be typed in. */
  pairUntil: Date | null;
  seenAt: Date | null;
};

/** The devices of an event, those that work first. The caller checks 'gates.read'. */
export async function listGateDevices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  eventId: string,
): Promise<GateDevice[]> {
  const rows = await db
    .selectFrom('gate_devices as device')
    .innerJoin('event_gates as gate', (join) =>
      join.onRef('gate.event_id', '=', 'device.event_id').onRef('gate.number', '=', 'device.gate'),
    )
    .select(['device.id', 'device.name', 'device.gate', 'gate.name as gateName'])
    .select(['pair_until as pairUntil', 'paired_at', 'seen_at as seenAt', 'withdrawn_at'])
    .where('device.event_id', '=', eventId)
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .orderBy('device.gate')
    .orderBy('made_at')
    .execute();
  const now = clock();
  return rows.map(({ paired_at, withdrawn_at, ...device }) => {
    const isOpen = device.pairUntil !== null && device.pairUntil > now;
    const unpaired: DeviceState = isOpen ? 'waiting' : 'lapsed';
    const living: DeviceState = paired_at ? 'paired' : unpaired;
    return { ...device, state: withdrawn_at ? 'withdrawn' : living };
  });
}
