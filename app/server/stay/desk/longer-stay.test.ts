import { beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
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

let now = new Date('2026-11-30T06:00:00Z');
const of = () => fixture.services;

const fixture = openFixture({ clock: () => now }, { empty: true });
beforeAll(async () => {
  await makeTestHouse(fixture.db, 2);
  await makeTestHouse(fixture.db, 1, 'suite');
});

const book = (arrival: string, departure: string) => bookedByDesk(of(), { arrival, departure });
async function inHouse(arrival: string, departure: string): Promise<string> {
  now = new Date(`${arrival}T08:00:00Z`);
  const stayId = await book(arrival, departure);
  const papers = { stayId, idKind: 'passport', idLast4: 'z123' };
  expect(await checkIn(of(), keeper, papers)).toMatchObject({ ok: true });
  return stayId;
}
async function plan(id: string, asked: Record<string, string>) {
  const stay = await findStay(of(), id);
  return stay && (await planChange(of(), stay, new URLSearchParams(asked)));
}
const cancel = (stayId: string) => cancelByDesk(of(), keeper, { stayId, reason: 'Only tried', all: false });
const close = (room: string, closed: boolean) =>
  fixture.db.updateTable('rooms').set({ closed }).where('id', '=', room).execute();

it.each([
  ['on the day of departure', '2026-12-01', '2026-12-03', '2026-12-03'],
  ['of a guest who should have left yesterday', '2026-12-05', '2026-12-06', '2026-12-07'],
])(
  'offers the rooms of the last night %s, and others where they are taken',
  async (_, arrival, departure, today) => {
    const id = await inHouse(arrival, departure);
    now = new Date(`${today}T04:00:00Z`);
    const until = dayAfter(today, 1);
    expect(await plan(id, { until })).toMatchObject({
      kind: 'longer',
      rooms: [{ id: 'rom_cell_1', free: true, others: [{ id: 'rom_cell_2' }, { id: 'rom_suite_1' }] }],
    });
    const next = await book(today, until);
    await moveRoom(of(), keeper, { stayId: next, from: 'rom_cell_2', to: 'rom_cell_1' });
    const taken = await plan(id, { until });
    expect(taken).toMatchObject({
      rooms: [{ id: 'rom_cell_1', free: false, others: [{ id: 'rom_cell_2' }, { id: 'rom_suite_1' }] }],
    });
    const longer = { stayId: id, departure: until, rooms: ['rom_cell_1 rom_cell_2'] };
    expect(await extendStay(of(), keeper, await withShown(of(), longer))).toMatchObject({ ok: true });
    expect(await checkOut(of(), keeper, id)).toMatchObject({ ok: true });
    await cancel(next);
  },
);

it('bills what a longer stay costs, and makes none longer that is billed', async () => {
  const id = await inHouse('2026-12-10', '2026-12-11');
  await fixture.db
    .updateTable('room_types')
    .set({ night_paise: rupees(1_200) })
    .where('id', '=', 'cell')
    .execute();
  now = new Date('2026-12-11T04:00:00Z');
  const longer = { stayId: id, departure: '2026-12-13', rooms: [] };
  expect(await extendStay(of(), keeper, await withShown(of(), longer))).toMatchObject({ ok: true });
  now = new Date('2026-12-13T04:00:00Z');
  expect(await checkOut(of(), keeper, id)).toMatchObject({ ok: true });
  const stay = await findStay(of(), id);
  expect(stay?.price.total).toBe(rupees(3_400));
  expect(stay?.bills).toHaveLength(1);
  const bill = await fixture.db.selectFrom('bills').select('total_paise').where('stay_id', '=', id).execute();
  expect(bill).toEqual([{ total_paise: rupees(3_400) }]);
  const refused = { ok: false, problems: [{ code: 'stay-moved' }] };
  expect(
    await extendStay(of(), keeper, await withShown(of(), { ...longer, departure: '2026-12-14' })),
  ).toMatchObject(refused);
  expect(await plan(id, { until: '2026-12-14' })).toMatchObject({
    kind: 'refused',
    problems: refused.problems,
  });
});

it('goes on in a room that was closed meanwhile, and says so before', async () => {
  const id = await inHouse('2026-12-20', '2026-12-21');
  await close('rom_cell_1', true);
  expect(await plan(id, { until: '2026-12-22' })).toMatchObject({
    rooms: [{ id: 'rom_cell_1', free: true, others: [{ id: 'rom_cell_2' }, { id: 'rom_suite_1' }] }],
  });
  const longer = { stayId: id, departure: '2026-12-22', rooms: [] };
  expect(await extendStay(of(), keeper, await withShown(of(), longer))).toMatchObject({ ok: true });
  await close('rom_cell_1', false);
});

it.each([
  ['of a better kind', 'rom_suite_1', false],
  ['that was closed meanwhile', 'rom_cell_1', true],
])('plans other dates in its own room %s as the verb does', async (_, room, closed) => {
  now = new Date('2026-12-25T06:00:00Z');
  const id = await book('2027-01-10', '2027-01-12');
  if (room !== 'rom_cell_1') await moveRoom(of(), keeper, { stayId: id, from: 'rom_cell_1', to: room });
  await close(room, closed);
  const others = [await book('2027-01-12', '2027-01-13')];
  if (room !== 'rom_cell_1') others.push(await book('2027-01-12', '2027-01-13'));
  const dates = { arrival: '2027-01-11', departure: '2027-01-13' };
  expect(await plan(id, dates)).toMatchObject({ kind: 'dates' });
  expect(
    await changeDatesByDesk(of(), keeper, await withShown(of(), { stayId: id, ...dates })),
  ).toMatchObject({ ok: true });
  await close(room, false);
  for (const one of [id, ...others]) expect(await cancel(one)).toMatchObject({ ok: true });
});
