import { beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { planChange } from '../queries/plan-change.ts';
import { findStay } from '../queries/stay-queries.ts';
import { makeTestHouse, withShown } from '../test-stays.ts';
import { checkIn, checkOut } from './advance-stay.ts';
import { cancelByDesk } from './cancel-by-desk.ts';
import { changeDatesByDesk } from './change-dates-by-desk.ts';
import { extendStay } from './extend-stay.ts';
import { moveRoom } from './move-room.ts';
import { bookedByDesk, keeper } from './test-desk.ts';

const accountant = staffOf('per_accounts', 'accounts');
let now = new Date('2026-11-30T06:00:00Z');
const of = () => fixture.services;

const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 3);
  await makeTestHouse(fixture.db, 1, 'suite');
  await makeTestHouse(fixture.db, 1, 'bed');
  await fixture.db.updateTable('room_types').set({ sleeps: 1 }).where('id', '=', 'bed').execute();
});

const book = (arrival: string, departure: string) => bookedByDesk(of(), { arrival, departure });

async function cellsOf(id: string): Promise<string[]> {
  const rows = await fixture.db.selectFrom('room_nights').selectAll().where('booking_id', '=', id).execute();
  return rows.map((row) => `${row.room_id} ${row.night}`).sort();
}

async function dirtyRooms(): Promise<string[]> {
  const rows = await fixture.db
    .selectFrom('rooms')
    .select('id')
    .where('housekeeping', '=', 'dirty')
    .execute();
  return rows.map(({ id }) => id).sort();
}

const papers = { idKind: 'passport', idLast4: 'z123' };

it('moves a whole stay before arrival, also into a better kind at its price, which other dates keep', async () => {
  const id = await book('2026-12-10', '2026-12-12');
  const move = { stayId: id, from: 'rom_cell_1', to: 'rom_suite_1' };
  expect(await moveRoom(of(), accountant, move)).toEqual({ ok: false, code: 'not-allowed' });
  expect(await moveRoom(of(), keeper, move)).toMatchObject({ ok: true });
  expect(await cellsOf(id)).toEqual(['rom_suite_1 2026-12-10', 'rom_suite_1 2026-12-11']);
  expect(await findStay(of(), id)).toMatchObject({ kindId: 'cell', price: { total: rupees(2_000) } });
  expect(await dirtyRooms()).toEqual([]);
  const dates = { arrival: '2026-12-11', departure: '2026-12-13' };
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: id, ...dates })),
  ).toMatchObject({ ok: true });
  expect(await cellsOf(id)).toEqual(['rom_suite_1 2026-12-11', 'rom_suite_1 2026-12-12']);
  const event = await fixture.db
    .selectFrom('stay_events')
    .select(['kind', 'note'])
    .where('booking_id', '=', id)
    .where('kind', '=', 'room-changed')
    .executeTakeFirst();
  expect(event?.note).toBe('cell 1 → suite 1, 2026-12-10');
});

it.each([
  ['a room that is somebody’s', 'rom_cell_2', 'room-taken'],
  ['a room that sleeps fewer', 'rom_bed_1', 'room-smaller'],
  ['its own room', 'rom_cell_1', 'choice-invalid'],
  ['a room that is not let any more', 'rom_cell_3', 'choice-invalid'],
  ['a room that there is not', 'rom_nowhere', 'choice-invalid'],
])('refuses %s, and changes nothing', async (_, to, code) => {
  const id = await book('2027-02-01', '2027-02-03');
  const other = await book('2027-02-02', '2027-02-04');
  await fixture.db.updateTable('rooms').set({ closed: true }).where('id', '=', 'rom_cell_3').execute();
  const before = await cellsOf(id);
  expect(await moveRoom(of(), keeper, { stayId: id, from: 'rom_cell_1', to })).toMatchObject({
    problems: [{ field: 'to', code }],
  });
  expect(await cellsOf(id)).toEqual(before);
  await fixture.db.updateTable('rooms').set({ closed: false }).where('id', '=', 'rom_cell_3').execute();
  for (const stayId of [id, other])
    expect(await cancelByDesk(of(), keeper, { stayId, reason: 'Only tried', all: false })).toMatchObject({
      ok: true,
    });
});

it('moves who is in the house from tonight on, prolongs the stay in another room, and cleans what was slept in', async () => {
  const id = await book('2026-12-01', '2026-12-04');
  const next = await book('2026-12-04', '2026-12-06');
  now = new Date('2026-12-01T08:00:00Z');
  await checkIn(of(), keeper, { stayId: id, ...papers });
  now = new Date('2026-12-02T08:00:00Z');
  const move = { stayId: id, from: 'rom_cell_1', to: 'rom_cell_2' };
  expect(await moveRoom(of(), keeper, move)).toMatchObject({ ok: true });
  expect(await cellsOf(id)).toEqual([
    'rom_cell_1 2026-12-01',
    'rom_cell_2 2026-12-02',
    'rom_cell_2 2026-12-03',
  ]);
  expect(await dirtyRooms()).toEqual(['rom_cell_1']);
  expect(await findStay(of(), id)).toMatchObject({ roomNumbers: ['cell 2'] });
  // Only coming nights move.
  expect(await moveRoom(of(), keeper, move)).toMatchObject({ problems: [{ code: 'stay-moved' }] });
  expect(await moveRoom(of(), keeper, { stayId: next, from: 'rom_cell_1', to: 'rom_cell_2' })).toMatchObject({
    ok: true,
  });
  await fixture.db.updateTable('rooms').set({ housekeeping: 'clean' }).execute();

  await fixture.db
    .updateTable('room_types')
    .set({ night_paise: rupees(1_200) })
    .where('id', '=', 'cell')
    .execute();
  const plan = async (asked: Record<string, string>) => {
    const stay = await findStay(of(), id);
    return stay && (await planChange(of(), stay, new URLSearchParams(asked)));
  };
  expect(await plan({ until: '2026-12-06' })).toMatchObject({
    ...{ kind: 'longer', added: rupees(2_400), total: rupees(5_400) },
    rooms: [
      {
        number: 'cell 2',
        free: false,
        others: [{ id: 'rom_cell_1' }, { id: 'rom_cell_3' }, { id: 'rom_suite_1' }],
      },
    ],
  });
  expect(await plan({ from: 'rom_cell_2', to: 'rom_suite_1' })).toMatchObject({
    ...{
      kind: 'room',
      arrival: '2026-12-02',
      departure: '2026-12-04',
      betterKind: true,
      leavesTonight: true,
    },
  });
  expect(await plan({ from: 'rom_cell_2', to: 'rom_bed_1' })).toMatchObject({ kind: 'refused' });
  const wrongs: Record<string, string>[] = [
    { until: '2026-12-04' },
    { until: 'x' },
    { arrival: 'x', departure: 'y' },
    { arrival: '2026-12-20', departure: '2026-12-21' },
  ];
  for (const wrong of wrongs) expect(await plan(wrong)).toMatchObject({ kind: 'refused' });
  expect(await plan({})).toBe(null);
  const longer = { stayId: id, departure: '2026-12-06', rooms: [] };
  expect(
    await extendStay(of(), keeper, await withShown(of(), { ...longer, departure: '2026-12-04' })),
  ).toMatchObject({
    problems: [{ field: 'departure', code: 'stay-not-longer' }],
  });
  expect(await extendStay(of(), keeper, await withShown(of(), longer))).toMatchObject({
    problems: [{ field: 'departure', code: 'stay-room-gone' }],
  });
  const inOther = { ...longer, rooms: ['rom_cell_2 rom_cell_3'] };
  expect(await extendStay(of(), keeper, await withShown(of(), inOther))).toMatchObject({ ok: true });
  expect((await cellsOf(id)).slice(3)).toEqual(['rom_cell_3 2026-12-04', 'rom_cell_3 2026-12-05']);
  expect(await findStay(of(), id)).toMatchObject({
    ...{ departure: '2026-12-06', roomNumbers: ['cell 2', 'cell 3'] },
    ...{ price: { total: rupees(5_400) }, toPay: rupees(5_400) },
  });

  now = new Date('2026-12-06T04:00:00Z');
  expect(await checkOut(of(), keeper, id)).toMatchObject({ ok: true });
  expect(await dirtyRooms()).toEqual(['rom_cell_3']);
});
