import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstCursor, type GateCursor, type MeetAnswer } from '#core/passes/gate/gate-wire.ts';
import { openSession } from './session.ts';
import { openStore, type StoredDevice } from './store.ts';
import { makeTestIndexedDb } from './test-indexed-db.ts';

const aDevice = (secret = 'first'): StoredDevice => ({
  ...{ secret, cursor: firstCursor, facts: null, skew: 0, metAt: null, complete: false },
});
const facts = {
  ...{ device: 'dev_1', gate: 1, event: { title: 'Feast', mark: 'feast' } },
  ...{ gates: [{ number: 1, name: 'East gate' }], keys: [] },
};
const cursorAt = (from: number): GateCursor => ({ ...firstCursor, from });

/** The site's answer: one pass more. */
const answerOf = (at: number): MeetAnswer => ({
  ...{ now: Date.now(), facts, answers: [], cursor: cursorAt(at), more: false, restart: false },
  changes: {
    ...{ titles: ['Seat'], times: [[29_000_000, 60, [1]]], scans: [] },
    passes: [[`code${at}`, at, 'seat', 1, 0, 0, 0]],
  },
});

/** Where the cursor of each meeting was. */
let asked: number[] = [];
let beforeAnswer = async (): Promise<void> => {};

beforeEach(() => {
  asked = [];
  beforeAnswer = async () => {};
  vi.stubGlobal('indexedDB', makeTestIndexedDb());
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).cursor.from);
    await beforeAnswer();
    return Response.json(answerOf(asked.length));
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function aSession() {
  const store = await openStore();
  await store.pair(aDevice());
  return { store, session: await openSession(store, { device: aDevice(), changes: [], scans: [] }) };
}

it('a telephone that is full says so, and hears again what it could not store', async () => {
  const { store } = await aSession();
  let room = false;
  const keepMeeting: typeof store.keepMeeting = async (...heard) => {
    if (!room) throw new DOMException('full', 'QuotaExceededError');
    return store.keepMeeting(...heard);
  };
  const session = await openSession({ ...store, keepMeeting }, { device: aDevice(), changes: [], scans: [] });
  expect(await session.meet()).toBe('not-stored');
  expect([session.isFull(), session.passCount()]).toEqual([true, 0]);
  room = true;
  expect(await session.meet()).toBe('met');
  expect([session.isFull(), session.passCount()]).toEqual([false, 1]);
  await session.meet();
  expect(asked).toEqual([0, 0, 2]);
  expect((await store.load()).device).toMatchObject({ cursor: { from: 3 } });
});

it('what was deleted while a meeting was under way stays deleted', async () => {
  const { store, session } = await aSession();
  beforeAnswer = () => session.wipe();
  await session.meet();
  expect(await store.load()).toEqual({ device: null, changes: [], scans: [] });
});

it('nothing of a former pairing comes into a new one', async () => {
  const { store, session } = await aSession();
  beforeAnswer = () => store.pair(aDevice('second'));
  await session.meet();
  await session.wipe();
  expect(await store.load()).toMatchObject({
    device: { secret: 'second', cursor: firstCursor },
    changes: [],
  });
});

it('a meeting stores what it brought, with its cursor', async () => {
  const { store, session } = await aSession();
  expect(await session.meet()).toBe('met');
  const stored = await store.load();
  expect(stored).toMatchObject({ device: { cursor: { from: 1 }, complete: true }, changes: [{}] });
});
