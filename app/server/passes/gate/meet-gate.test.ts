import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstCursor, type GateCursor, type MeetAnswer, type SentScan } from '#core/passes/gate/gate-wire.ts';
import { untilWaiting } from '../../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Services } from '../../services.ts';
import { makeTestServices } from '../../test-services.ts';
import { meetGate } from './meet-gate.ts';
import { pairGate } from './pair-gate.ts';
import { receiveScans } from './receive-scans.ts';
import {
  givePasses,
  listScans,
  makeGateEvent,
  makePairCode,
  publishWords,
  type TestPass,
  untilAllIsOver,
} from './test-gate-rows.ts';

let test: TestDatabase;
let services: Services;
const pairedAt = new Date('2026-09-04T12:00:00Z');
let now = pairedAt;
let passes: TestPass[];
let foreign: TestPass[];
let count = 0;
const secrets: Record<string, string> = {};

beforeAll(async () => {
  test = await makeTestDatabase(6);
  services = makeTestServices(test.db, { clock: () => now });
  await makeGateEvent(services, 'feast');
  await makeGateEvent(services, 'camp', 'Youth camp');
  foreign = await givePasses(services, 'camp', [{}]);
  for (const [id, event, gate] of [
    ['east', 'feast', 1],
    ['west', 'feast', 2],
    ['tent', 'camp', 1],
  ] as const) {
    await makePairCode(services, { id, event, gate, code: `${id}-2345` });
    const paired = await pairGate(services, { code: `${id}-2345` }, 'office');
    if (paired.ok) secrets[id] = paired.value.secret;
  }
});
beforeEach(async () => {
  now = new Date('2026-09-04T12:30:00Z');
  await sql`delete from tries`.execute(test.db);
  passes = await givePasses(services, 'feast', [{}, {}, {}]);
});
afterAll(() => test.close());

const codeOf = (at: number) => passes[at]?.code ?? '';
const scan = (code: string, change: Partial<SentScan> = {}): SentScan => {
  count += 1;
  return {
    nonce: `nonce-000000-${String(count).padStart(6, '0')}`,
    ...{ code, at: now.getTime(), offline: false, undone: false },
    ...change,
  };
};
const ask = (id: string, body: unknown, address = 'gate') =>
  meetGate(services, { authorization: `Bearer ${secrets[id]}`, address, body });
async function meet(
  id: string,
  scans: unknown[] = [],
  cursor: GateCursor = firstCursor,
): Promise<MeetAnswer> {
  const answer = await ask(id, { cursor, scans });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
/** Where a telephone is that has heard everything. */
async function upToDate(id: string): Promise<GateCursor> {
  let answer = await meet(id);
  while (answer.more) answer = await meet(id, [], answer.cursor);
  return answer.cursor;
}
const resultsOf = ({ answers }: MeetAnswer) => answers.map(({ result }) => result);
const stored = (code: string) => listScans(services, code);
const stateOf = async (code: string) =>
  (await test.db.selectFrom('passes').select('state').where('id', '=', code).executeTakeFirstOrThrow()).state;

it('a nonce that came with one pass undoes nothing with another', async () => {
  const first = scan(codeOf(0));
  await meet('east', [first]);
  await meet('east', [{ ...first, code: codeOf(1), undone: true }]);
  expect(await stored(codeOf(0))).toMatchObject([{ result: 'in' }]);
  expect(await stateOf(codeOf(1))).toBe('valid');
});

describe('a gate hears', () => {
  it('its event, gates and keys, its passes and no others, and nothing of a person', async () => {
    const answer = await meet('east');
    expect(answer.facts).toMatchObject({ gate: 1, event: { title: 'Janmashtami' } });
    expect(answer.facts.gates.map(({ name }) => name)).toEqual(['East gate', 'West gate']);
    expect(answer.facts.keys).toHaveLength(1);
    const codes = answer.changes.passes.map(([code]) => code);
    expect(codes).toEqual(expect.arrayContaining(passes.map(({ code }) => code)));
    expect(codes).not.toContain(foreign[0]?.code);
    expect(answer.changes.passes[0]).toHaveLength(7);
    expect(JSON.stringify(answer)).not.toMatch(/Mira|9876543210|per_office/);
  });

  it('the names of its event, gates and kinds of passes in other languages, where they are published', async () => {
    expect((await meet('east')).facts.words).toEqual({ hi: { gates: {}, titles: {} } });
    const words = { 'gate.1': 'पूर्वी द्वार', 'pass.prd_feast': 'परिवार पास' };
    await publishWords(services, 'event_passes', words);
    await publishWords(services, 'events', { title: 'जन्माष्टमी' });
    expect((await meet('east')).facts.words).toEqual({
      hi: {
        event: 'जन्माष्टमी',
        gates: { 1: 'पूर्वी द्वार' },
        titles: { 'Family pass': 'परिवार पास' },
      },
    });
  });

  it('of 2,500 passes each once, in parts, and afterwards only what changed', async () => {
    const many = await givePasses(
      services,
      'feast',
      Array.from({ length: 2_500 }, () => ({})),
    );
    await untilAllIsOver(test.db);
    const heard: string[] = [];
    let answer = await meet('west');
    for (;;) {
      heard.push(...answer.changes.passes.map(([code]) => code));
      if (!answer.more) break;
      answer = await meet('west', [], answer.cursor);
    }
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard).toEqual(expect.arrayContaining(many.map(({ code }) => code)));
    const { cursor } = answer;
    const [voided] = many;
    await sql`update passes set state = 'void', voided_at = now(), void_reason = 'Lost'
      where id = ${voided?.code}`.execute(test.db);
    const after = await meet('west', [], cursor);
    expect(after.changes.passes.map(([code, , , , , , isVoid]) => [code, isVoid])).toEqual([
      [voided?.code, 1],
    ]);
  });

  it('what a transaction changed that was over after a later one', async () => {
    let { cursor } = await meet('east', [], await upToDate('east'));
    const slow = await test.db.startTransaction().execute();
    await sql`update passes set title = 'Other' where id = ${codeOf(0)}`.execute(slow);
    await sql`update passes set title = 'Other' where id = ${codeOf(1)}`.execute(test.db);
    const first = await meet('east', [], cursor);
    // A transaction of another database may have it told of more: all of Postgres counts them together.
    expect(first.changes.passes.map(([code]) => code)).toContain(codeOf(1));
    await slow.commit().execute();
    cursor = first.cursor;
    const second = await meet('east', [], cursor);
    expect(second.changes.passes.map(([code]) => code)).toContain(codeOf(0));
  });

  it('everything anew, when its cursor is of another database', async () => {
    const answer = await meet('east', [], { ...firstCursor, from: 8_000_000_000_000_000 });
    expect(answer.restart).toBe(true);
    expect(answer.changes.passes.length).toBeGreaterThan(2);
  });
});

describe('scans', () => {
  it('are stored once, however often they are sent, and answered the same', async () => {
    const sent = [scan(codeOf(0)), scan(codeOf(1))];
    const [first, again] = [await meet('east', sent), await meet('east', sent)];
    expect(resultsOf(first)).toEqual(['in', 'in']);
    expect(again.answers).toEqual(first.answers);
    expect(await stored(codeOf(0))).toMatchObject([{ device_id: 'east', result: 'in', gate: 1 }]);
    expect(await stateOf(codeOf(0))).toBe('used');
  });

  it('of two gates that were both offline: the later is a double, at both and in the office', async () => {
    const early = scan(codeOf(0), { at: now.getTime() - 600_000, offline: true });
    const late = scan(codeOf(0), { at: now.getTime() - 60_000, offline: true });
    expect(resultsOf(await meet('west', [late]))).toEqual(['in']);
    expect(resultsOf(await meet('east', [early]))).toEqual(['in']);
    expect(await stored(codeOf(0))).toMatchObject([
      { device_id: 'west', result: 'double' },
      { device_id: 'east', result: 'in' },
    ]);
    for (const id of ['west', 'east']) {
      const { changes } = await meet(id, [], { ...firstCursor, pass: 'ZZZZZZZZZZZZZZZZ' });
      const seen = changes.scans.filter(([, code]) => code === codeOf(0));
      expect(seen.map(([, , gate, , result]) => [gate, result])).toEqual([
        [2, 'double'],
        [1, 'in'],
      ]);
    }
  });

  it('that two gates send at once: the second waits for the first, and is a double', async () => {
    const first = await test.db.startTransaction().execute();
    const east = { id: 'east', name: 'east', event: 'feast', gate: 1, pairedAt };
    const [one, other] = [scan(codeOf(0)), scan(codeOf(0), { at: now.getTime() + 1 })];
    await receiveScans(first, east, [{ nonce: one.nonce, scan: one }], now);
    const second = meet('west', [other]);
    await untilWaiting(test.db);
    await first.commit().execute();
    expect(resultsOf(await second)).toEqual(['double']);
    expect((await stored(codeOf(0))).map(({ result }) => result)).toEqual(['in', 'double']);
  });

  it('that are undone: the pass is valid, and what was a double is in', async () => {
    const [first, second] = [scan(codeOf(0)), scan(codeOf(0), { at: now.getTime() + 1 })];
    await meet('east', [first]);
    expect(resultsOf(await meet('west', [second]))).toEqual(['double']);
    expect(resultsOf(await meet('east', [{ ...first, undone: true }]))).toEqual(['undone']);
    // An older copy of the same scan, late: it stays undone.
    expect(resultsOf(await meet('east', [first]))).toEqual(['undone']);
    expect((await stored(codeOf(0))).map(({ result }) => result)).toEqual(['undone', 'in']);
    await meet('west', [{ ...second, undone: true }]);
    expect(await stateOf(codeOf(0))).toBe('valid');
  });

  it('of a pass that was withdrawn meanwhile are stored, and it stays void', async () => {
    await sql`update passes set state = 'void', voided_at = now(), void_reason = '-'
      where id = ${codeOf(0)}`.execute(test.db);
    expect(resultsOf(await meet('east', [scan(codeOf(0))]))).toEqual(['in']);
    expect(await stateOf(codeOf(0))).toBe('void');
  });

  it('that are none are refused row by row', async () => {
    const nobody = 'ZZZZZZZZZZZZZZZZ';
    const rows: [unknown, string][] = [
      [scan(codeOf(0)), 'in'],
      [scan(foreign[0]?.code ?? ''), 'other-event'],
      [scan(nobody), 'unknown'],
      [null, 'unreadable'],
      ['scan', 'unreadable'],
      [[], 'unreadable'],
      [{ ...scan(codeOf(1)), nonce: 'short' }, 'unreadable'],
      [{ ...scan(codeOf(1)), code: `${codeOf(1)}'--` }, 'unreadable'],
      [{ ...scan(codeOf(1)), at: Number.NaN }, 'unreadable'],
      [{ ...scan(codeOf(1)), at: 1e300 }, 'unreadable'],
      [{ ...scan(codeOf(1)), undone: 'no' }, 'unreadable'],
      [scan(codeOf(2)), 'in'],
    ];
    const answer = await meet(
      'east',
      rows.map(([row]) => row),
    );
    expect(resultsOf(answer)).toEqual(rows.map(([, result]) => result));
    expect(await stored(codeOf(1))).toEqual([]);
    expect(await stored(codeOf(2))).toHaveLength(1);
    expect(await stored(foreign[0]?.code ?? '')).toEqual([]);
  });

  it('with one nonce twice are one, and no scan is from the future or from before the pairing', async () => {
    const one = scan(codeOf(0), { at: now.getTime() + 86_400_000 });
    await meet('east', [one, { ...one, code: codeOf(1) }, scan(codeOf(2), { at: 0 })]);
    expect((await stored(codeOf(0))).map(({ at }) => at)).toEqual([now]);
    expect(await stored(codeOf(1))).toEqual([]);
    expect((await stored(codeOf(2))).map(({ at }) => at)).toEqual([pairedAt]);
  });
});

describe('a telephone', () => {
  it.each([
    ['no cursor', { scans: [] }],
    ['a cursor that is SQL', { cursor: { ...firstCursor, pass: "' or 1=1" }, scans: [] }],
    ['scans that are no list', { cursor: firstCursor, scans: {} }],
    ['more scans than it may', { cursor: firstCursor, scans: Array(501).fill(null) }],
    ['nothing', null],
    ['a number', 7],
  ])('that sends %s is refused whole', async (_, body) => {
    expect(await ask('east', body)).toMatchObject({ ok: false, code: 'unreadable' });
  });

  it('that nobody paired is refused, and after sixty tries its address is', async () => {
    const strange = (authorization: string | null) =>
      meetGate(services, { authorization, address: 'stranger', body: null });
    for (const authorization of [null, 'Bearer', `Bearer ${'A'.repeat(43)}`, `Basic ${secrets.east}`])
      expect(await strange(authorization)).toMatchObject({ code: 'unknown-device' });
    for (let at = 0; at < 56; at += 1) await strange(null);
    expect(await strange(null)).toMatchObject({ code: 'too-often' });
    // Its neighbour behind the same address goes on.
    expect(await ask('east', { cursor: firstCursor, scans: [] }, 'stranger')).toMatchObject({ ok: true });
  });

  it('that asks without end is slowed, and the others are not', async () => {
    await meet('tent');
    await sql`update tries set count = 300 where key like 'gate-meet:%'`.execute(test.db);
    expect(await ask('tent', { cursor: firstCursor, scans: [] })).toMatchObject({ code: 'too-often' });
    expect(await ask('east', { cursor: firstCursor, scans: [] })).toMatchObject({ ok: true });
  });

  it('that the office withdrew is told so, and its scans are not taken', async () => {
    await sql`update gate_devices set withdrawn_at = now() where id = 'tent'`.execute(test.db);
    const scans = [scan(foreign[0]?.code ?? '')];
    expect(await ask('tent', { cursor: firstCursor, scans })).toMatchObject({ code: 'withdrawn' });
    expect(await stored(foreign[0]?.code ?? '')).toEqual([]);
  });
});
