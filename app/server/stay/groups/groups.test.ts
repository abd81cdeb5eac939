import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barsIn } from '#core/stay/tape-chart.ts';
import { auditLedger } from '#server/db/audit.ts';
import { untilWaiting } from '#server/db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { bookByDesk } from '../desk/book-by-desk.ts';
import { aDeskInput } from '../desk/test-desk.ts';
import { blockRoom } from '../house/block-room.ts';
import { countFree } from '../nights/count-free.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { findStay } from '../queries/stay-queries.ts';
import { readTapeChart } from '../queries/tape-chart.ts';
import { forgetPastStays } from '../record/forget-past-stays.ts';
import { captureOf, makeTestHouse, sendStay, toPay } from '../test-stays.ts';
import { offerFreedNights } from '../waits/offer-freed-nights.ts';
import { isOpenGroup } from './draw-from-group.ts';
import { closeGroupLink, findLinkedGroup, groupKey, openGroupLink } from './group-link.ts';
import { countGroupRooms, listGroups } from './group-queries.ts';
import { keepRooms, releaseRooms } from './keep-rooms.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const nights = { arrival: '2026-12-10', departure: '2026-12-13' };
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 4, 'suite');
  await makeTestHouse(test.db, 3, 'cell');
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});

const typed = (instead = {}) => ({
  intentKey: `office_${crypto.randomUUID()}`,
  ...{ name: 'Yatra from Pune', ...nights, releaseDay: '2026-12-01', note: '' },
  ...{ kinds: ['suite', 'cell'], counts: ['3', '1'], ...instead },
});
const ofGroup = (group: string, instead = {}) =>
  bookByDesk(of(), keeper, { ...aDeskInput({ ...nights, kind: 'suite' }), group, ...instead });
const keptNow = async (arrival = nights.arrival) => {
  const groups = await listGroups(of(), '2026-11-20');
  return groups.filter((group) => group.arrival === arrival);
};
const free = async () => Object.fromEntries(await countFree(test.db, nights, { now }));
const heldBy = async (column: 'group_id' | 'booking_id') => {
  const rows = await test.db.selectFrom('room_nights').select(column).where(column, 'is not', null).execute();
  return rows.length;
};

it('keeps rooms of several kinds, all or none', async () => {
  expect(await keepRooms(of(), keeper, typed({ counts: ['3', '4'] }))).toMatchObject({
    problems: [{ field: 'count.1', code: 'stay-fewer-rooms', values: { n: 3 } }],
  });
  expect(await free()).toEqual({ suite: 4, cell: 3 });
  const form = typed();
  expect(await keepRooms(of(), keeper, form)).toMatchObject({ ok: true });
  // The form sent twice.
  expect(await keepRooms(of(), keeper, form)).toMatchObject({ ok: true });
  // Gone back to, changed and sent again: nothing that looks done and is not.
  expect(await keepRooms(of(), keeper, { ...form, name: 'Yatra from Nagpur' })).toMatchObject({
    problems: [{ code: 'intent-reused' }],
  });
  expect(await free()).toEqual({ suite: 1, cell: 2 });
  const { runs } = await readTapeChart(of(), { from: '2026-12-01', nights: 14 }, 'cell');
  const bars = barsIn({ from: '2026-12-01', nights: 14 }, runs).filter(({ of: who }) => who.kind === 'group');
  expect(bars).toHaveLength(4);
  expect(bars[0]).toMatchObject({ at: 9, nights: 3, of: { name: 'Yatra from Pune' }, whole: nights });
});

it('gives nobody else the rooms, and the desk each of them once to the group', async () => {
  const [group] = await keptNow();
  const id = group?.id ?? '';
  expect(await sendStay(of(), { ...nights, kind: 'suite', rooms: '2' })).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-fewer-rooms', values: { n: 1 } }],
  });
  expect(await ofGroup(id, { rooms: '4', adults: '8' })).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-group-fewer', values: { n: 3 } }],
  });
  expect(await ofGroup(id, { departure: '2026-12-14' })).toMatchObject({
    problems: [{ field: 'rooms', code: 'stay-group-fewer', values: { n: 0 } }],
  });
  const before = await heldBy('group_id');
  expect(await ofGroup(id, { rooms: '2', adults: '4' })).toMatchObject({ ok: true });
  expect(await heldBy('group_id')).toBe(before - 6);
  expect(await free()).toEqual({ suite: 1, cell: 2 });
  expect((await keptNow())[0]?.kinds).toEqual([
    { id: 'cell', title: 'Kind cell', reserved: 1, booked: 0 },
    { id: 'suite', title: 'Kind suite', reserved: 1, booked: 2 },
  ]);
  // Two at once for the last one.
  const both = await Promise.all([ofGroup(id), ofGroup(id)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await free()).toEqual({ suite: 1, cell: 2 });
});

it('frees what is not booked when the release day begins, and leaves the stays', async () => {
  const booked = await heldBy('booking_id');
  const [group] = await keptNow();
  // A second before the day begins in the temple.
  now = new Date('2026-11-30T18:29:59Z');
  expect(await free()).toEqual({ suite: 1, cell: 2 });
  now = new Date('2026-11-30T18:30:00Z');
  expect(await free()).toEqual({ suite: 1, cell: 3 });
  expect(await ofGroup(group?.id ?? '', { kind: 'cell' })).toMatchObject({
    problems: [{ code: 'stay-group-over' }],
  });
  await offerFreedNights.run(of(), new AbortController().signal);
  expect([await heldBy('group_id'), await heldBy('booking_id')]).toEqual([0, booked]);
  const row = await test.db.selectFrom('stay_groups').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ released_at: now, released_by: null });
});

it('forgets what may name somebody: the note after a month, the name after a year', async () => {
  const during = now;
  const stored = async () => {
    const rows = await test.db
      .selectFrom('stay_groups')
      .select(['name', 'note'])
      .where('note', 'is not', null)
      .execute();
    const names = await test.db.selectFrom('stay_groups').select('name').where('name', '<>', '–').execute();
    return [rows.length, names.length];
  };
  const past = { arrival: '2027-03-10', departure: '2027-03-12', releaseDay: '2027-03-10' };
  await keepRooms(of(), keeper, typed({ ...past, note: 'Call Gopal Das' }));
  const [group] = await keptNow(past.arrival);
  await releaseRooms(of(), keeper, group?.id ?? '');
  const run = async (day: string) => {
    now = new Date(`${day}T06:00:00Z`);
    await forgetPastStays.run(of(), new AbortController().signal);
    return stored();
  };
  const [, names = 0] = await stored();
  expect(await run('2027-04-11')).toEqual([1, names]);
  expect(await run('2027-04-12')).toEqual([0, names]);
  expect(await run('2028-04-16')).toEqual([0, 0]);
  now = during;
});

it('is ended only while nobody else is at its rooms', async () => {
  const later = { arrival: '2027-02-10', departure: '2027-02-12', releaseDay: '2027-02-10' };
  await keepRooms(of(), keeper, typed(later));
  const [group] = await keptNow(later.arrival);
  let released: Promise<unknown> = Promise.resolve();
  await test.db.transaction().execute(async (trx) => {
    await lockRooms(trx, 'cell');
    released = releaseRooms(of(), keeper, group?.id ?? '');
    await untilWaiting(test.db);
    expect(await isOpenGroup(trx, group?.id ?? '', now)).toBe(true);
  });
  expect(await released).toMatchObject({ ok: true });
});

it('releases by hand, once', async () => {
  const later = { arrival: '2027-01-10', departure: '2027-01-12', releaseDay: '2027-01-10' };
  await keepRooms(of(), keeper, typed(later));
  const [group] = await keptNow(later.arrival);
  expect(await releaseRooms(of(), keeper, group?.id ?? '')).toMatchObject({ ok: true });
  expect(await heldBy('group_id')).toBe(0);
  expect(await releaseRooms(of(), keeper, group?.id ?? '')).toMatchObject({
    problems: [{ code: 'stay-group-over' }],
  });
});

describe('a link for the guests of a group', () => {
  const days = { arrival: '2027-01-10', departure: '2027-01-12' };
  let id: string;
  let key: string;
  const linked = () => findLinkedGroup(of(), id, key);
  const book = (instead = {}) => sendStay(of(), { ...days, kind: 'suite', ...instead }, undefined, id);
  const left = async () => Object.fromEntries(await countGroupRooms(of(), id, days));
  const openFree = async () => (await countFree(test.db, days, { now })).get('suite');

  beforeAll(async () => {
    now = new Date('2026-12-20T06:00:00Z');
    const form = typed({ ...days, releaseDay: '2027-01-05', counts: ['2', '0'], name: 'Yatra from Nashik' });
    const made = await keepRooms(of(), keeper, form);
    if (!made.ok || !('value' in made)) throw new Error(JSON.stringify(made));
    id = made.value.id;
  });

  it('opens nothing before it is made, when it is altered or closed, and each is another', async () => {
    const group = async () => {
      const found = (await listGroups(of(), '2026-12-20')).find((one) => one.id === id);
      if (!found) throw new Error('no group');
      return found;
    };
    key = groupKey(of(), await group());
    expect(await linked()).toBeNull();
    expect(await openGroupLink(of(), staffOf('per_a', 'accounts'), id)).toMatchObject({
      code: 'not-allowed',
    });
    expect(await openGroupLink(of(), keeper, id)).toMatchObject({ ok: true });
    expect(await linked()).toBeNull();
    key = groupKey(of(), await group());
    expect(await linked()).toMatchObject({ name: 'Yatra from Nashik' });
    expect(await findLinkedGroup(of(), id, `${key.slice(0, -1)}x`)).toBeNull();
    expect(await closeGroupLink(of(), keeper, id)).toMatchObject({ ok: true });
    expect(await linked()).toBeNull();
    expect(await openGroupLink(of(), keeper, id)).toMatchObject({ ok: true });
    expect(await linked()).toBeNull();
    key = groupKey(of(), await group());
    expect(await linked()).not.toBeNull();
  });

  it('takes from the block alone, and gives back to it what nobody paid', async () => {
    const before = await openFree();
    expect(await left()).toEqual({ suite: 2 });
    const first = await book();
    if (!first.ok) throw new Error(JSON.stringify(first));
    expect(await left()).toEqual({ suite: 1 });
    expect(await openFree()).toBe(before);
    expect(await book({ rooms: '2' })).toMatchObject({
      problems: [{ field: 'rooms', code: 'stay-group-fewer', values: { n: 1 } }],
    });
    expect(await book({ departure: '2027-01-13' })).toMatchObject({
      problems: [{ code: 'stay-group-fewer' }],
    });
    now = new Date('2026-12-20T06:20:00Z');
    const { room_id: room } = await test.db
      .selectFrom('room_nights')
      .select('room_id')
      .where('booking_id', '=', first.value.id)
      .executeTakeFirstOrThrow();
    const block = { room, from: days.arrival, to: days.departure, reason: 'A new door' };
    expect(await blockRoom(of(), keeper, block)).toMatchObject({ problems: [{ code: 'room-taken' }] });
    // Somebody else looks for all rooms of the kind: those of the group stay its own.
    expect(await sendStay(of(), { ...days, kind: 'suite', rooms: '3' })).toMatchObject({ ok: false });
    await offerFreedNights.run(of(), new AbortController().signal);
    expect(await left()).toEqual({ suite: 2 });
    // Who held it pays late, and draws from the block again.
    const late = await toPay(of(), first.value.id);
    await settlePayment(of(), { snapshot: captureOf(late, { capturedAt: now }), event: null });
    expect(await left()).toEqual({ suite: 1 });
    expect((await findStay(of(), first.value.id))?.stage).toBe('booked');
    expect(await openFree()).toBe(before);
  });
});
