import type { GateFacts, GateRefusal, MeetAnswer } from '#core/passes/gate/gate-wire.ts';
import { readMeeting } from '#core/passes/gate/read-meeting.ts';
import { passMark } from '#core/passes/pass-keys.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Db } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../write/in-transaction.ts';
import { listPassKeys } from '../pass-signer.ts';
import { findGateDevice, type GateDevice } from './find-gate-device.ts';
import { listGateChanges } from './gate-changes.ts';
import { readGateNames } from './gate-names.ts';
import { receiveScans } from './receive-scans.ts';

export type MeetRequestParts = { authorization: string | null; address: string; body: unknown };

/** A telephone that was seen is noted no more often. */
const seenEveryMs = 30_000;

/**
 * A gate's telephone gives what it saw and hears what changed. It may be sent again after a lost
 * answer: scans are stored once, and its cursor moves only when it has the answer.
 */
export async function meetGate(
  services: Services,
  { authorization, address, body }: MeetRequestParts,
): Promise<Outcome<MeetAnswer, GateRefusal>> {
  const found = await findGateDevice(services, authorization, address);
  if (!found.ok) return found;
  const device = found.value;
  const meeting = readMeeting(body);
  if (!meeting) return refuse('unreadable');
  const stored = await inTransaction(services, async ({ trx }) => {
    const now = services.clock();
    await noteSeen(trx, device, now);
    return accept(await receiveScans(trx, device, meeting.scans, now));
  });
  const heard = await listGateChanges(services.db, device, meeting.cursor);
  const facts = await readFacts(services.db, device);
  return accept({ now: services.clock().getTime(), facts, answers: stored.value, ...heard });
}

async function noteSeen(db: Db, { id }: GateDevice, now: Date): Promise<void> {
  await db
    .updateTable('gate_devices')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', '<', new Date(now.getTime() - seenEveryMs))
    .execute();
}

async function readFacts(db: Db, { name, gate, event }: GateDevice): Promise<GateFacts> {
  const { title } = await db
    .selectFrom('events')
    .select('title')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const gates = await db
    .selectFrom('event_gates')
    .select(['number', 'name'])
    .where('event_id', '=', event)
    .orderBy('number')
    .execute();
  return {
    device: name,
    gate,
    event: { title, mark: await passMark(event) },
    gates,
    keys: await listPassKeys(db),
    words: await readGateNames({ db }, event, gates),
  };
}
