import { afterAll, beforeAll, expect, it } from 'vitest';
import { barsIn } from '#core/stay/tape-chart.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { blockRoom } from '../house/block-room.ts';
import { makeTestHouse, sendStay } from '../test-stays.ts';
import { readTapeChart } from './tape-chart.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
const window = { from: '2026-12-02', nights: 14 };
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 3);
});
afterAll(() => test.close());

it('shows what is held, booked and blocked, each run of nights once and clipped to the window', async () => {
  await sendStay(fixture.services, { arrival: '2026-11-30', departure: '2026-12-05' });
  await sendStay(fixture.services, { arrival: '2026-12-05', departure: '2026-12-07' });
  const block = { room: 'rom_cell_2', from: '2026-12-10', to: '2026-12-25', reason: 'Painting' };
  expect(await blockRoom(fixture.services, keeper, block)).toMatchObject({ ok: true });
  await test.db.updateTable('rooms').set({ closed: true }).where('id', '=', 'rom_cell_3').execute();
  const { rooms, runs } = await readTapeChart(fixture.services, window, null);
  expect(rooms.map(({ id }) => id)).toEqual(['rom_cell_1', 'rom_cell_2']);
  expect(barsIn(window, runs)).toMatchObject([
    { roomId: 'rom_cell_1', at: 0, nights: 3, before: true, of: { kind: 'stay', stage: 'open' } },
    { roomId: 'rom_cell_1', at: 3, nights: 2, before: false, whole: { arrival: '2026-12-05' } },
    { roomId: 'rom_cell_2', at: 8, nights: 6, after: true, of: { kind: 'block', reason: 'Painting' } },
  ]);
});

it('shows nights that are offered to who waits, each offer by itself', async () => {
  const nights = { arrival: '2026-12-03', departure: '2026-12-06' };
  const held = [['2026-12-03', '2026-12-04', '2026-12-05'], ['2026-12-06']];
  for (const [at, ofOffer] of held.entries()) {
    const joined = { guest_name: `Guest ${at}`, guest_phone: `987650000${at}`, origin: 'office' };
    const party = { rooms: 1, adults: 2, children: 0, meals: false, language: 'en' } as const;
    const until = new Date(now.getTime() + (5 + at) * 60_000);
    const offer = { state: 'offered', made_at: now, offered_at: now, offer_until: until } as const;
    const wait = {
      id: `wai_${at}`,
      room_type_id: 'cell',
      ...nights,
      ...party,
      ...joined,
      ...offer,
    };
    await test.db.insertInto('stay_waits').values(wait).execute();
    const row = { room_id: 'rom_cell_2', booking_id: null, block_id: null, wait_id: wait.id, until };
    await test.db
      .insertInto('room_nights')
      .values(ofOffer.map((night) => ({ ...row, night })))
      .execute();
  }
  const { runs } = await readTapeChart(fixture.services, window, 'cell');
  expect(runs.filter(({ of }) => of.kind === 'offer')).toEqual([
    expect.objectContaining({
      ...{ roomId: 'rom_cell_2', from: '2026-12-03', to: '2026-12-06', whole: nights },
      of: { kind: 'offer', id: 'wai_0', name: 'Guest 0', until: new Date('2026-11-20T06:05:00Z') },
    }),
    expect.objectContaining({
      ...{ roomId: 'rom_cell_2', from: '2026-12-06', to: '2026-12-07', whole: nights },
      of: { kind: 'offer', id: 'wai_1', name: 'Guest 1', until: new Date('2026-11-20T06:06:00Z') },
    }),
  ]);
});

it('shows no hold that ran out', async () => {
  now = new Date(now.getTime() + 16 * 60_000);
  const { runs } = await readTapeChart(fixture.services, window, 'cell');
  expect(runs.map(({ of }) => of.kind)).toEqual(['block']);
});
