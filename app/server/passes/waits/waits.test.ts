import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TypedPassWait } from '#core/passes/pass-wait.ts';
import { readPassWait } from '#core/passes/pass-wait.ts';
import { visitor } from '#core/people/viewer.ts';
import { auditLedger } from '#server/db/audit.ts';
import { untilWaiting } from '#server/db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { approvePasses } from '../changes/approve-passes.ts';
import { cancelOwnPasses } from '../changes/cancel-passes.ts';
import { loadPassRules, startPasses } from '../checkout/start-passes.ts';
import { holdPlaces } from '../record/places.ts';
import { aPassInput, makeTestFestival, sendPasses } from '../test-passes.ts';
import { joinPassWaits } from './join-waits.ts';
import { leavePassWaits } from './leave-waits.ts';
import { offerPasses } from './offer-passes.ts';
import { findPassWait, passWaitKey } from './wait-queries.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const services = () => fixture.services;
const runJob = () => offerPasses.run(services(), new AbortController().signal);

beforeAll(async () => {
  test = await makeTestDatabase(4);
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  now = new Date('2026-11-20T06:00:00Z');
  await sql`truncate events, holds, pass_bookings, unproven_shares, letters cascade`.execute(test.db);
  await makeTestFestival(test.db, { seats: 4, people: 40 });
});

let waiting = 0;
const join = async (instead: Partial<TypedPassWait> = {}, from?: string) => {
  waiting += 1;
  const typed = {
    ...{ product: 'feast-free', slot: 'feast-six', quantity: '2', name: 'Lalita Devi', consent: 'on' },
    ...{ phone: String(9_100_000_000 + waiting), email: `waits${waiting}@example.com`, ...instead },
  };
  const rules = await loadPassRules(services(), visitor, 'feast');
  const wished = { eventId: 'feast', read: readPassWait(typed, rules), rules };
  const address = from ?? `10.8.0.${waiting}`;
  return joinPassWaits(services(), visitor, wished, { address, suspected: false });
};
const listed = async () => {
  const rows = await test.db.selectFrom('event_waits').select(['id', 'state']).orderBy('made_at').execute();
  return { ids: rows.map(({ id }) => id), states: rows.map(({ state }) => state) };
};
/** All four passes are somebody's. */
const fill = async (slot = 'feast-six') => {
  const started = await sendPasses(services(), { slot, counts: { 'feast-free': '4' } });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return started.value.id;
};
const book = (waitId: string | undefined, instead = {}) => {
  const input = aPassInput({ counts: { 'feast-free': '2' }, shown: { 'feast-free': '0' }, ...instead });
  const offer = { waitId: waitId ?? '' };
  return startPasses(services(), visitor, { eventId: 'feast', input }, '10.8.1.1', offer);
};

it('offers what is given back to the first, who books it; nobody overtakes', async () => {
  const id = await fill();
  expect(await join()).toMatchObject({ ok: true });
  now = new Date(now.getTime() + 60_000);
  expect(await join()).toMatchObject({ ok: true });
  await runJob();
  expect((await listed()).states).toEqual(['waiting', 'waiting']);
  await cancelOwnPasses(services(), id);
  await runJob();
  const { ids, states } = await listed();
  expect(states).toEqual(['offered', 'offered']);
  // All four are held for the two: nobody else has them.
  const stranger = await sendPasses(services(), { counts: { 'feast-free': '1' } });
  expect(stranger).toMatchObject({ problems: [{ code: 'passes-gone' }] });
  expect(await book(ids[0], { counts: { 'feast-free': '3' } })).toMatchObject({
    problems: [{ code: 'passes-offer-over' }],
  });
  const booked = await book(ids[0]);
  expect(booked).toMatchObject({ ok: true });
  expect(await findPassWait(services(), ids[0] ?? '')).toMatchObject({
    ...{ state: 'taken', bookingId: booked.ok && booked.value.id },
  });
  expect(await book(ids[0])).toMatchObject({ problems: [{ code: 'passes-offer-over' }] });
});

it('an offer that nobody answers, or that is declined, goes to the next', async () => {
  const id = await fill();
  await join({ quantity: '4' });
  now = new Date(now.getTime() + 60_000);
  await join({ quantity: '4' });
  await cancelOwnPasses(services(), id);
  await runJob();
  expect((await listed()).states).toEqual(['offered', 'waiting']);
  now = new Date(now.getTime() + 7 * 3_600_000);
  await runJob();
  const { ids, states } = await listed();
  expect(states).toEqual(['lapsed', 'offered']);
  expect(await book(ids[0], { counts: { 'feast-free': '4' } })).toMatchObject({ ok: false });
  const second = ids[1] ?? '';
  expect(await leavePassWaits(services(), { waitId: second, key: 'guessed' })).toMatchObject({ ok: false });
  const left = { waitId: second, key: passWaitKey(services(), second) };
  expect(await leavePassWaits(services(), left)).toMatchObject({ ok: true });
  expect((await listed()).states).toEqual(['lapsed', 'declined']);
  expect(await sendPasses(services(), { counts: { 'feast-free': '4' } })).toMatchObject({ ok: true });
});

it('nobody waits for what is free, twice for the same, or for more than could be offered', async () => {
  expect(await join()).toMatchObject({ problems: [{ code: 'pass-wait-free' }] });
  await fill();
  const phone = '9100000999';
  expect(await join({ phone })).toMatchObject({ ok: true });
  expect(await join({ phone })).toMatchObject({ ok: true });
  expect((await listed()).states).toEqual(['waiting']);
  expect(await join({ quantity: '5' })).toMatchObject({ problems: [{ code: 'number-outside' }] });
  expect(await join({ slot: '' })).toMatchObject({ problems: [{ field: 'slot' }] });
});

it('an offer of what needs the office has its place, and still waits for the office', async () => {
  const id = await fill();
  await join();
  await test.db.updateTable('event_products').set({ needs_approval: true }).execute();
  await cancelOwnPasses(services(), id);
  await runJob();
  const booked = await book((await listed()).ids[0]);
  if (!booked.ok) throw new Error(JSON.stringify(booked.problems));
  const stageOf = async () => {
    const found = test.db.selectFrom('pass_bookings').select('stage').where('id', '=', booked.value.id);
    return (await found.executeTakeFirstOrThrow()).stage;
  };
  expect(await stageOf()).toBe('asked');
  expect((await listed()).states).toEqual(['taken']);
  expect(await sendPasses(services(), { counts: { 'feast-free': '3' } })).toMatchObject({ ok: true });
  const agreed = await approvePasses(services(), staffOf('per_desk', 'seva-desk'), booked.value.id);
  expect(agreed).toMatchObject({ ok: true });
  expect(await stageOf()).toBe('confirmed');
});

it('whoever books and cancels with the address of somebody else fills no mailbox', async () => {
  const email = 'stranger@example.com';
  for (let at = 0; at < 12; at += 1) {
    const booked = await sendPasses(services(), { counts: { 'feast-free': '1' }, email });
    if (!booked.ok) throw new Error(JSON.stringify(booked.problems));
    expect(await cancelOwnPasses(services(), booked.value.id)).toMatchObject({ ok: true });
  }
  const letters = await test.db.selectFrom('letters').select('id').execute();
  expect(letters.length).toBeLessThanOrEqual(6);
});

it('one address waits for three things, whatever numbers it comes with', async () => {
  await fill();
  const email = 'flooded@example.com';
  for (let at = 0; at < 3; at += 1) expect(await join({ email })).toMatchObject({ ok: true });
  expect(await join({ email: 'Flooded@example.com' })).toMatchObject({
    problems: [{ field: 'email', code: 'pass-waits-full-email' }],
  });
});

it('keeps the list open to others, whatever numbers and addresses one origin invents', async () => {
  await fill();
  for (let at = 0; at < 8; at += 1) expect(await join({}, 'flood')).toMatchObject({ ok: true });
  expect(await join({}, 'flood')).toMatchObject({
    problems: [{ field: 'product', code: 'pass-waits-enough' }],
  });
  expect(await join()).toMatchObject({ ok: true });
});

it.each(['lapsed', 'declined'])('goes on to another origin when offers are %s', async (ended) => {
  await test.db
    .updateTable('event_products')
    .set({ on_hand: 8, quota: 8 })
    .where('id', '=', 'feast-free')
    .execute();
  const filled = [await fill(), await fill()];
  for (const from of ['by turns', 'by turns', 'by turns', undefined]) {
    expect(await join({ quantity: '4' }, from)).toMatchObject({ ok: true });
    now = new Date(now.getTime() + 60_000);
  }
  for (const id of filled) await cancelOwnPasses(services(), id);
  await runJob();
  const { ids, states } = await listed();
  expect(states).toEqual(['offered', 'offered', 'waiting', 'waiting']);
  if (ended === 'lapsed') now = new Date(now.getTime() + 6 * 3_600_000);
  else
    for (const waitId of ids.slice(0, 2))
      await leavePassWaits(services(), { waitId, key: passWaitKey(services(), waitId) });
  await runJob();
  expect((await listed()).states).toEqual([ended, ended, 'waiting', 'offered']);
  now = new Date(now.getTime() + 6 * 3_600_000);
  await runJob();
  expect((await listed()).states).toEqual([ended, ended, 'waiting', 'lapsed']);
  now = new Date(now.getTime() + 24 * 3_600_000);
  await runJob();
  expect((await listed()).states).toEqual([ended, ended, 'offered', 'lapsed']);
});

it('who leaves while the offer is made learns that it has moved on, and nothing stays held', async () => {
  await fill();
  await join();
  const waitId = (await listed()).ids[0] ?? '';
  await test.db
    .updateTable('event_products')
    .set({ on_hand: 6, quota: 10 })
    .where('id', '=', 'feast-free')
    .execute();
  const place = { product_id: 'feast-free', slot_id: 'feast-six', people: 1 };
  const until = new Date(now.getTime() + 3_600_000);
  let left: ReturnType<typeof leavePassWaits> | null = null;
  await test.db.transaction().execute(async (trx) => {
    await holdPlaces(trx, { holder: waitId, now }, [place, place], until);
    await trx
      .updateTable('event_waits')
      .set({ state: 'offered', offered_at: now, offer_until: until })
      .execute();
    left = leavePassWaits(services(), { waitId, key: passWaitKey(services(), waitId) });
    await untilWaiting(test.db);
  });
  expect(await left).toMatchObject({ code: 'pass-wait-over' });
  expect((await listed()).states).toEqual(['offered']);
});

it.each([
  ['with an end', new Date('2026-12-04T17:00:00Z')],
  ['without an end, until the end of its day', null],
])('an event %s that has begun is offered, and nobody is struck from the list', async (_how, endsAt) => {
  await test.db.updateTable('events').set({ ends_at: endsAt }).execute();
  await test.db.deleteFrom('event_slots').execute();
  await fill('');
  await join({ slot: '', quantity: '4' });
  now = new Date(now.getTime() + 60_000);
  await join({ slot: '', quantity: '4' });
  now = new Date('2026-12-04T14:00:00Z');
  await runJob();
  expect((await listed()).states).toEqual(['waiting', 'waiting']);
  await test.db
    .updateTable('event_products')
    .set({ on_hand: 4, quota: 8 })
    .where('id', '=', 'feast-free')
    .execute();
  await runJob();
  await runJob();
  const { ids, states } = await listed();
  expect(states).toEqual(['offered', 'waiting']);
  const end = endsAt ?? new Date('2026-12-04T18:30:00Z');
  expect(await findPassWait(services(), ids[0] ?? '')).toMatchObject({ offerUntil: end });
  expect(await book(ids[0], { slot: '', counts: { 'feast-free': '4' } })).toMatchObject({ ok: true });
  now = end;
  await runJob();
  expect((await listed()).states).toEqual(['taken', 'over']);
});

it('ends when the time of the event has come, and is forgotten after thirty days', async () => {
  await fill();
  await join();
  now = new Date('2026-12-05T00:00:00Z');
  await runJob();
  expect((await listed()).states).toEqual(['over']);
  now = new Date('2027-01-05T00:00:00Z');
  await runJob();
  expect((await listed()).states).toEqual([]);
});
