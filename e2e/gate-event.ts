import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  givePasses,
  makeGateEvent,
  makePairCode,
  voidTestPass,
} from '../app/server/passes/gate/test-gate-rows.ts';
import type { Services } from '../app/server/services.ts';

/** What the tests of the gate know of the site's passes. */
export type GateEvent = { valid: Named[]; foreign: Named; void: Named; later: Named; west: Named };
type Named = { code: string; number: number; token: string };

/** Codes that pair, each once: enough for every test that has a telephone. */
export const pairCodes = Array.from({ length: 12 }, (_, at) => `GATE-${String(at).padStart(4, '0')}`);

export const gateEventFile = (dataFolder: string) => path.join(dataFolder, 'gate-event.json');

/** An event with two gates, passes of every kind, and telephones to be paired. */
export async function makeEventWithGates(services: Services, dataFolder: string): Promise<void> {
  await makeGateEvent(services, 'gate-feast', 'Janmashtami at the gates');
  await makeGateEvent(services, 'gate-camp', 'Another event');
  await publishNames(services, 'events', { title: hindiNames.event });
  await publishNames(services, 'event_passes', {
    'gate.1': hindiNames.gate,
    'pass.prd_gate-feast': hindiNames.pass,
  });
  const day = 86_400_000;
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const long = { from: new Date(now - day), until: new Date(now + day) };
  const valid = await givePasses(
    services,
    'gate-feast',
    Array.from({ length: 40 }, () => long),
  );
  const [voided, later, west] = await givePasses(services, 'gate-feast', [
    long,
    { from: new Date(now + day), until: new Date(now + 2 * day) },
    { ...long, gates: [2] },
  ]);
  const [foreign] = await givePasses(services, 'gate-camp', [long]);
  if (!voided || !later || !west || !foreign) throw new Error('no passes');
  await voidTestPass(services, 'gate-feast', voided.code);
  for (const [at, code] of pairCodes.entries()) {
    await makePairCode(services, { id: `gate_${at}`, event: 'gate-feast', gate: (at % 2) + 1, code });
  }
  const told: GateEvent = { valid, foreign, void: voided, later, west };
  writeFileSync(gateEventFile(dataFolder), JSON.stringify(told));
}

/** The gate in the west has no name in Hindi. */
export const hindiNames = {
  event: 'द्वारों पर जन्माष्टमी',
  gate: 'पूर्वी द्वार',
  pass: 'परिवार पास',
};

async function publishNames({ db, clock }: Services, kind: string, words: Record<string, string>) {
  await db
    .insertInto('translations')
    .values({
      ...{ kind, row_id: 'gate-feast', language: 'hi', source: '{}', state: 'live' },
      ...{ fields: '{}', published: JSON.stringify(words), version: 1, updated_at: clock() },
    })
    .execute();
}
