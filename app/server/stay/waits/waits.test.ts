import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { accept } from '#core/result.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { startStay } from '../checkout/start-stay.ts';
import { bookByDesk } from '../desk/book-by-desk.ts';
import { cancelByDesk } from '../desk/cancel-by-desk.ts';
import { blockRoom, liftBlock } from '../house/block-room.ts';
import { countFree } from '../nights/count-free.ts';
import { aStayInput, makeTestHouse, sendStay } from '../test-stays.ts';
import { joinWaits } from './join-waits.ts';
import { leaveWaits } from './leave-waits.ts';
import { offerFreedNights } from './offer-freed-nights.ts';
import { findWait, waitKey } from './wait-queries.ts';
import { offerByHand, removeWait } from './waits-by-desk.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

/** One room of 1,000 rupees a night; an offer holds for twelve hours. */
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 1);
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

let month = 0;
let nights = { arrival: '', departure: '' };
beforeEach(() => {
  now = new Date('2026-11-20T06:00:00Z');
  month += 1;
  nights = { arrival: `2026-12-${String(month * 2).padStart(2, '0')}`, departure: '' };
  nights.departure = `2026-12-${String(month * 2 + 2).padStart(2, '0')}`;
});

const run = () => offerFreedNights.run(of(), new AbortController().signal);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** The room is somebody's; the way to free it. */
async function full(): Promise<() => Promise<unknown>> {
  const { pay: _, consent: __, shownTotal: ___, ...input } = aStayInput(nights);
  const made = await bookByDesk(of(), keeper, { ...input, member: '', request: '', idKind: '', idLast4: '' });
  if (!made.ok || !('value' in made)) throw new Error(JSON.stringify(made));
  const stayId = made.value.id;
  return () => cancelByDesk(of(), keeper, { stayId, reason: 'Illness', all: false });
}

let people = 0;
function join(
  instead: Partial<{ phone: string; address: string; suspected: boolean; arrival: string }> = {},
) {
  people += 1;
  const { phone = `+9198000000${String(people).padStart(2, '0')}`, suspected = false } = instead;
  const address = instead.address ?? `10.3.0.${people}`;
  now = new Date(now.getTime() + 1_000);
  const asked = { ...nights, adults: 2, children: 0, rooms: 1, meals: false, kindId: 'cell' };
  const who = { name: 'Mira Devi', phone, email: `mira${people}@example.com` };
  const wait = { ...asked, ...(instead.arrival && { arrival: instead.arrival }), ...who };
  return joinWaits(of(), visitor, accept(wait), { address, suspected });
}

/** Who waits for these nights, in their order. */
async function list() {
  return test.db
    .selectFrom('stay_waits')
    .select(['id', 'state', 'offer_until'])
    .where('arrival', '=', nights.arrival)
    .orderBy('made_at')
    .execute();
}
const states = async () => (await list()).map(({ state }) => state);
const idOf = async (place: number) => (await list())[place]?.id ?? '';
const isFree = async () => (await countFree(test.db, nights, { now })).get('cell') === 1;
const book = (waitId: string | null, instead = {}) => {
  const input = aStayInput({ ...nights, shownTotal: '200000', ...instead });
  return startStay(of(), visitor, input, '10.4.0.1', waitId === null ? null : { waitId });
};

it('offers freed nights to the first, holds them, and goes on to the next when the time is over', async () => {
  const free = await full();
  await join();
  await join();
  await run();
  expect(await states()).toEqual(['waiting', 'waiting']);
  await free();
  await run();
  await run();
  expect(await states()).toEqual(['offered', 'waiting']);
  expect(await isFree()).toBe(false);
  expect(await sendStay(of(), nights)).toMatchObject({ problems: [{ code: 'stay-no-room' }] });
  const letters = await test.db
    .selectFrom('letters')
    .select('cause_key')
    .where('cause_key', '=', `stay-wait:${await idOf(0)}:offered`)
    .execute();
  expect(letters).toHaveLength(1);
  later(12);
  expect(await isFree()).toBe(true);
  await run();
  expect(await states()).toEqual(['lapsed', 'offered']);
  expect(await book(await idOf(0))).toMatchObject({ problems: [{ code: 'stay-offer-over' }] });
});

it('books the nights of an offer, once, held at least until the offer would have ended', async () => {
  const free = await full();
  await join();
  await free();
  await run();
  const waitId = await idOf(0);
  const shorter = { departure: `2026-12-${String(month * 2 + 1).padStart(2, '0')}`, shownTotal: '100000' };
  expect(await book(waitId, shorter)).toMatchObject({ problems: [{ code: 'stay-offer-over' }] });
  const twice = await Promise.all([book(waitId), book(waitId)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const wait = await findWait(of(), waitId);
  expect(wait).toMatchObject({ state: 'taken' });
  const held = await test.db
    .selectFrom('room_nights')
    .select(['until', 'wait_id'])
    .where('booking_id', '=', wait?.stayId ?? '')
    .execute();
  expect(held).toEqual([1, 2].map(() => ({ until: wait?.offerUntil, wait_id: null })));
});

it('gives the next a turn when the first declines, and only with the key of the link', async () => {
  const free = await full();
  await join();
  await join();
  await free();
  await run();
  const waitId = await idOf(0);
  const forged = waitKey(of(), await idOf(1));
  expect(await leaveWaits(of(), { waitId, key: forged })).toEqual({ ok: false, code: 'stay-wait-over' });
  expect(await leaveWaits(of(), { waitId, key: waitKey(of(), waitId) })).toMatchObject({ ok: true });
  await run();
  expect(await states()).toEqual(['declined', 'offered']);
});

it('stores one entry for a number and dates, three for a number, and none of a robot', async () => {
  const free = await full();
  const phone = '+919811111111';
  for (let time = 0; time < 3; time += 1) expect(await join({ phone })).toMatchObject({ ok: true });
  await join({ suspected: true });
  expect(await states()).toEqual(['waiting']);
  const day = (after: number) => `2026-12-${String(month * 2 + after).padStart(2, '0')}`;
  await test.db
    .insertInto('stay_waits')
    .values(
      [0, 1].map((at) => ({
        ...{ id: `swt_filler${at}`, room_type_id: 'cell', arrival: day(1), departure: day(4 + at) },
        ...{ rooms: 1, adults: 1, children: 0, meals: false, guest_name: 'M', guest_phone: phone },
        ...{ guest_email: null, language: 'en' as const, origin: 'x', made_at: now },
      })),
    )
    .execute();
  expect(await join({ phone, arrival: day(1) })).toMatchObject({
    problems: [{ field: 'phone', code: 'stay-waits-full' }],
  });
  await test.db.deleteFrom('stay_waits').where('id', 'like', 'swt_filler%').execute();
  await free();
  // What is free is booked, not waited for.
  expect(await join()).toMatchObject({ problems: [{ field: 'kind', code: 'stay-wait-free' }] });
});

it('lets the office offer out of turn and remove, and offers again when a block is lifted', async () => {
  const block = { room: 'rom_cell_1', from: nights.arrival, to: nights.departure, reason: 'Painting' };
  expect(await blockRoom(of(), keeper, block)).toMatchObject({ ok: true });
  await join();
  await join();
  expect(await offerByHand(of(), keeper, await idOf(1))).toMatchObject({
    problems: [{ code: 'stay-no-room' }],
  });
  const { id } = await test.db
    .selectFrom('stay_blocks')
    .select('id')
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  await liftBlock(of(), keeper, id);
  expect(await offerByHand(of(), keeper, await idOf(1))).toMatchObject({ ok: true });
  expect(await states()).toEqual(['waiting', 'offered']);
  expect(await removeWait(of(), keeper, await idOf(1))).toMatchObject({ ok: true });
  await run();
  expect(await states()).toEqual(['offered', 'removed']);
});

it('offers one origin no more than its share of a kind, and nobody a day that has come', async () => {
  await makeTestHouse(test.db, 4, 'hut');
  await test.db.updateTable('rooms').set({ room_type_id: 'cell' }).where('id', 'like', 'rom_hut%').execute();
  const block = (room: string) =>
    blockRoom(of(), keeper, { room, from: nights.arrival, to: nights.departure, reason: 'Painting' });
  for (const room of ['rom_cell_1', ...[1, 2, 3, 4].map((at) => `rom_hut_${at}`)]) await block(room);
  for (let time = 0; time < 4; time += 1) await join({ address: '10.6.6.6' });
  await join();
  const blocks = await test.db
    .selectFrom('stay_blocks')
    .select('id')
    .where('lifted_at', 'is', null)
    .execute();
  for (const { id } of blocks) await liftBlock(of(), keeper, id);
  await run();
  expect(await states()).toEqual(['offered', 'offered', 'waiting', 'waiting', 'offered']);
  now = new Date(`${nights.arrival}T06:00:00Z`);
  await run();
  expect(await states()).toEqual(['lapsed', 'lapsed', 'over', 'over', 'lapsed']);
});
