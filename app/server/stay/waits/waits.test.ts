import { expect, it } from 'vitest';
import { keeper } from '../desk/test-desk.ts';
import { blockRoom, liftBlock } from '../house/block-room.ts';
import { countFree } from '../nights/count-free.ts';
import { makeTestHouse, sendStay } from '../test-stays.ts';
import { leaveWaits } from './leave-waits.ts';
import { openWaitingHouse } from './test-waits.ts';
import { findWait, waitKey } from './wait-queries.ts';
import { offerByHand } from './waits-by-desk.ts';

const { db, of, day, nights, now, setNow, run, states, idOf, blocks, full, join, book } = openWaitingHouse();

const isFree = async () => (await countFree(db(), nights(), { now: now() })).get('cell') === 1;

/** How many bookings of offers of these nights count in the share of who waited. */
async function countShares() {
  const held = await db()
    .selectFrom('unproven_shares')
    .innerJoin('stay_waits', 'booking_id', 'holder')
    .select('pieces')
    .where('arrival', '=', nights().arrival)
    .whereRef('unproven_shares.origin', '=', 'stay_waits.origin')
    .where('ends_at', '>', now())
    .execute();
  return held.length;
}

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
  expect(await sendStay(of(), nights())).toMatchObject({ problems: [{ code: 'stay-no-room' }] });
  const letters = await db()
    .selectFrom('letters')
    .select('cause_key')
    .where('cause_key', '=', `stay-wait:${await idOf(0)}:offered`)
    .execute();
  expect(letters).toHaveLength(1);
  setNow(new Date(now().getTime() + 12 * 3_600_000));
  expect(await isFree()).toBe(true);
  await run();
  expect(await states()).toEqual(['lapsed', 'offered']);
  expect(await book(await idOf(0))).toMatchObject({ problems: [{ code: 'stay-offer-over' }] });
});

it('books the nights of an offer, once, held for as long as they can be paid', async () => {
  const free = await full();
  await join();
  await free();
  await run();
  const waitId = await idOf(0);
  const shorter = { departure: day(1), shownTotal: '100000' };
  expect(await book(waitId, shorter)).toMatchObject({ problems: [{ code: 'stay-offer-over' }] });
  const twice = await Promise.all([book(waitId), book(waitId)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const wait = await findWait(of(), waitId);
  expect(wait).toMatchObject({ state: 'taken' });
  const held = await db()
    .selectFrom('room_nights')
    .select(['until', 'wait_id'])
    .where('booking_id', '=', wait?.stayId ?? '')
    .execute();
  const until = new Date(now().getTime() + 120 * 60_000);
  expect(held).toEqual([1, 2].map(() => ({ until, wait_id: null })));
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
  // Another wish for the same nights is not passed over in silence.
  expect(await join({ phone, rooms: 2 })).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-wait-group', values: { n: 1 } }],
  });
  await makeTestHouse(db(), 1, 'tent');
  const tent = { room: 'rom_tent_1', from: nights().arrival, to: nights().departure, reason: 'Painting' };
  await blockRoom(of(), keeper, tent);
  expect(await join({ phone, kindId: 'tent' })).toMatchObject({
    problems: [{ field: 'phone', code: 'stay-waits-same' }],
  });
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
  expect(await states()).toEqual(['waiting']);
  await db()
    .insertInto('stay_waits')
    .values(
      [0, 1].map((at) => ({
        ...{ id: `swt_filler${at}`, room_type_id: 'cell', arrival: day(1), departure: day(4 + at) },
        ...{ rooms: 1, adults: 1, children: 0, meals: false, guest_name: 'M', guest_phone: phone },
        ...{ guest_email: null, language: 'en' as const, origin: 'x', made_at: now() },
      })),
    )
    .execute();
  expect(await join({ phone, arrival: day(1) })).toMatchObject({
    problems: [{ field: 'phone', code: 'stay-waits-full' }],
  });
  await db().deleteFrom('stay_waits').where('id', 'like', 'swt_filler%').execute();
  await free();
  // What is free is booked, not waited for.
  expect(await join()).toMatchObject({ problems: [{ field: 'kind', code: 'stay-wait-free' }] });
});

it('takes no more entries of a kind than can hope, and none of a kind that has no rooms', async () => {
  const free = await full();
  await db()
    .insertInto('stay_waits')
    .values(
      Array.from({ length: 200 }, (_, at) => ({
        ...{ id: `swt_line${at}`, room_type_id: 'cell', rooms: 1, adults: 1, children: 0, meals: false },
        ...{ arrival: '2027-02-01', departure: '2027-02-03', guest_name: 'M', guest_phone: `+91${at}` },
        ...{ guest_email: null, language: 'en' as const, origin: 'x', made_at: now() },
      })),
    )
    .execute();
  expect(await join()).toMatchObject({ problems: [{ field: 'kind', code: 'stay-line-full' }] });
  await db().deleteFrom('stay_waits').where('id', 'like', 'swt_line%').execute();
  await makeTestHouse(db(), 1, 'roofless');
  await db().updateTable('rooms').set({ closed: true }).where('id', '=', 'rom_roofless_1').execute();
  expect(await join({ kindId: 'roofless' })).toMatchObject({
    problems: [{ field: 'kind', code: 'stay-wait-none' }],
  });
  await free();
});

it('offers one origin no more than its share of a kind, and nobody a day that has come', async () => {
  await makeTestHouse(db(), 4, 'hut');
  await db().updateTable('rooms').set({ room_type_id: 'cell' }).where('id', 'like', 'rom_hut%').execute();
  const block = (room: string) =>
    blockRoom(of(), keeper, { room, from: nights().arrival, to: nights().departure, reason: 'Painting' });
  for (const room of ['rom_cell_1', ...[1, 2, 3, 4].map((at) => `rom_hut_${at}`)]) await block(room);
  for (let time = 0; time < 4; time += 1) await join({ address: '10.6.6.6' });
  await join();
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
  await run();
  expect(await states()).toEqual(['offered', 'offered', 'waiting', 'waiting', 'offered']);
  // What is booked and not paid counts as what was offered.
  for (const place of [0, 1]) expect(await book(await idOf(place))).toMatchObject({ ok: true });
  await run();
  expect(await states()).toEqual(['taken', 'taken', 'waiting', 'waiting', 'offered']);
  expect(await offerByHand(of(), keeper, await idOf(2))).toMatchObject({ ok: true });
  expect(await book(await idOf(2), { phone: '9811111112' })).toMatchObject({ ok: true });
  expect(await countShares()).toBe(2);
  setNow(new Date(`${nights().arrival}T06:00:00Z`));
  await run();
  expect(await states()).toEqual(['taken', 'taken', 'taken', 'over', 'lapsed']);
});

it('goes on to another origin when one lets its offers lapse or declines them', async () => {
  const rooms = ['rom_cell_1', ...[1, 2, 3, 4].map((at) => `rom_hut_${at}`)];
  const { arrival: from, departure: to } = nights();
  for (const room of rooms) await blockRoom(of(), keeper, { room, from, to, reason: 'Painting' });
  for (let time = 0; time < 4; time += 1) await join({ address: '10.6.6.7' });
  await join();
  for (const { id } of (await blocks()).slice(0, 2)) await liftBlock(of(), keeper, id);
  await run();
  expect(await states()).toEqual(['offered', 'offered', 'waiting', 'waiting', 'waiting']);
  setNow(new Date(now().getTime() + 11 * 3_600_000));
  const waitId = await idOf(0);
  await leaveWaits(of(), { waitId, key: waitKey(of(), waitId) });
  await run();
  expect(await states()).toEqual(['declined', 'offered', 'waiting', 'waiting', 'offered']);
  setNow(new Date(now().getTime() + 3_600_000));
  await run();
  expect(await states()).toEqual(['declined', 'lapsed', 'waiting', 'waiting', 'offered']);
  setNow(new Date(now().getTime() + 6 * 3_600_000));
  await run();
  expect(await states()).toEqual(['declined', 'lapsed', 'waiting', 'waiting', 'offered']);
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
});

it('gives whoever let an offer pass no other for a day, and then one behind the others', async () => {
  await makeTestHouse(db(), 1, 'cabin');
  const cabin = { room: 'rom_cabin_1', from: nights().arrival, to: nights().departure };
  await blockRoom(of(), keeper, { ...cabin, reason: 'Painting' });
  const wish = { kindId: 'cabin', address: '10.6.6.9' };
  for (const account of [undefined, 'per_turns1', 'per_turns2'])
    expect(await join(account ? { ...wish, account } : wish)).toMatchObject({ ok: true });
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
  const hoursLater = async (hours: number) => {
    setNow(new Date(now().getTime() + hours * 3_600_000));
    await run();
    return states();
  };
  expect(await hoursLater(0)).toEqual(['offered', 'waiting', 'waiting']);
  expect(await hoursLater(12)).toEqual(['lapsed', 'waiting', 'waiting']);
  expect(await hoursLater(23)).toEqual(['lapsed', 'waiting', 'waiting']);
  const room = await blockRoom(of(), keeper, { ...cabin, reason: 'Painting' });
  expect(room).toMatchObject({ ok: true });
  expect(await join({ kindId: 'cabin' })).toMatchObject({ ok: true });
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
  expect(await hoursLater(1)).toEqual(['lapsed', 'waiting', 'waiting', 'offered']);
  expect(await hoursLater(12)).toEqual(['lapsed', 'offered', 'waiting', 'lapsed']);
});

it('keeps the list of a kind open to others, whatever numbers one address invents', async () => {
  const rooms = ['rom_cell_1', ...[1, 2, 3, 4].map((at) => `rom_hut_${at}`)];
  const { arrival: from, departure: to } = nights();
  for (const room of rooms) await blockRoom(of(), keeper, { room, from, to, reason: 'Painting' });
  const address = '10.6.6.8';
  const enough = { problems: [{ field: 'kind', code: 'stay-waits-enough' }] };
  for (let time = 0; time < 8; time += 1) expect(await join({ address })).toMatchObject({ ok: true });
  expect(await join({ address })).toMatchObject(enough);
  expect(await join()).toMatchObject({ ok: true });
  // Accounts of that address have one more share together.
  setNow(new Date(now().getTime() + 3_600_000));
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8])
    expect(await join({ address, account: `per_${at % 2}` })).toMatchObject({ ok: true });
  expect(await join({ address, account: 'per_2' })).toMatchObject(enough);
  expect(await join({ account: 'per_2' })).toMatchObject({ ok: true });
});
