import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstCursor } from '#core/passes/gate/gate-wire.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { countDoubles, listDoubles } from './double-queries.ts';
import { meetGate } from './meet-gate.ts';
import { noteDouble } from './note-double.ts';
import { pairGate } from './pair-gate.ts';
import { givePasses, makeGateEvent, makePairCode } from './test-gate-rows.ts';

let test: TestDatabase;
let services: Services;
let now = new Date('2026-09-04T12:00:00Z');
let codes: string[];
const secrets: Record<string, string> = {};
const organiser = staffOf('per_organiser', 'event-organiser');

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db, { clock: () => now });
  await makeGateEvent(services, 'feast');
  codes = (await givePasses(services, 'feast', [{ people: 4 }, { people: 1 }])).map(({ code }) => code);
  for (const [id, gate] of [
    ['east', 1],
    ['west', 2],
  ] as const) {
    await makePairCode(services, { id, event: 'feast', gate, code: `${id}-2345` });
    const paired = await pairGate(services, { code: `${id}-2345` }, 'office');
    if (paired.ok) secrets[id] = paired.value.secret;
  }
  now = new Date('2026-09-04T13:00:00Z');
});
afterAll(() => test.close());

let scans = 0;
/** A gate that was without a line sends that it let somebody in so many minutes ago. */
async function meet(
  id: string,
  code: string,
  ago: number,
  nonce = `nonce-of-a-test-${++scans}`,
  undone = false,
) {
  const scan = { nonce, code, at: now.getTime() - ago * 60_000, offline: true, undone };
  const body = { cursor: firstCursor, scans: [scan] };
  expect(
    await meetGate(services, { authorization: `Bearer ${secrets[id]}`, address: 'gate', body }),
  ).toMatchObject({ ok: true });
  return nonce;
}
const list = () => listDoubles(services, 'feast');
const note = (instead: Partial<Parameters<typeof noteDouble>[3]> = {}, who = organiser) =>
  noteDouble(services, who, 'feast', { code: codes[0] ?? '', upTo: '', note: 'By two gates', ...instead });

it('what two gates let in is there once they have met, with who, where, when and how many', async () => {
  await meet('west', codes[0] ?? '', 5);
  expect(await list()).toEqual([]);
  expect(await countDoubles(services, 'feast')).toEqual({ open: 0, all: 0, peopleOver: 0 });
  await meet('east', codes[0] ?? '', 9);
  expect(await list()).toMatchObject([
    {
      ...{ code: codes[0], title: 'Family pass', over: 4, isOpen: true, notes: [] },
      booking: { id: 'psb_feast', holder: 'Mira Devi' },
      entries: [
        { gate: 'East gate', phone: 'east', at: new Date('2026-09-04T12:51:00Z'), offline: true },
        { gate: 'West gate', phone: 'west' },
      ],
    },
  ]);
  expect(await countDoubles(services, 'feast')).toEqual({ open: 1, all: 1, peopleOver: 4 });
  expect(await countDoubles(services, 'camp')).toEqual({ open: 0, all: 0, peopleOver: 0 });
});

it('is looked into with a note, by who may, as it was shown; a later scan opens it again', async () => {
  const [shown] = await list();
  const upTo = String(shown?.upTo);
  expect(await note({ upTo, note: ' ' })).toMatchObject({ problems: [{ field: 'note' }] });
  expect(await note({ upTo }, staffOf('per_steward', 'gate-steward'))).toMatchObject({ code: 'not-allowed' });
  for (const wrong of [
    { upTo: '1' },
    { upTo: 'x' },
    { upTo, code: codes[1] ?? '' },
    { upTo, code: 'nobody' },
  ])
    expect(await note(wrong)).toMatchObject({ code: 'changed-meanwhile' });
  expect(await note({ upTo })).toMatchObject({ ok: true });
  expect(await list()).toMatchObject([{ isOpen: false, notes: [{ note: 'By two gates' }] }]);
  expect(await countDoubles(services, 'feast')).toEqual({ open: 0, all: 1, peopleOver: 4 });
  // Earlier than both, heard later.
  const nonce = await meet('west', codes[0] ?? '', 20);
  expect(await list()).toMatchObject([{ over: 8, isOpen: true, notes: [{}] }]);
  await meet('west', codes[0] ?? '', 20, nonce, true);
  expect(await list()).toMatchObject([{ over: 4, isOpen: false }]);
  expect(await auditLedger(test.db)).toEqual([]);
});
