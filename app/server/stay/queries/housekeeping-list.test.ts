import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { checkIn, checkOut } from '../desk/advance-stay.ts';
import { bookedByDesk, keeper } from '../desk/test-desk.ts';
import { setHousekeeping } from '../house/save-room.ts';
import { makeTestHouse } from '../test-stays.ts';
import { listHousekeeping } from './housekeeping-list.ts';

let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-12-01T06:00:00Z');

/** A house of twelve rooms on 1 December. */
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 12);
});
afterAll(() => test.close());

const book = (arrival: string, departure: string, instead: { adults?: string; rooms?: string } = {}) =>
  bookedByDesk(fixture.services, { arrival, departure, ...instead });

const shown = async () =>
  (await listHousekeeping(fixture.services)).map(
    ({ number, housekeeping, leaves, comes }) =>
      `${number} ${housekeeping}${leaves ? ' leaves' : ''}${comes ? ` ${comes.people} in ${comes.rooms}` : ''}`,
  );

it('is empty where every room is clean and nobody comes or goes', async () => {
  await book('2026-12-20', '2026-12-22');
  expect(await shown()).toEqual([]);
});

it('has who comes today, who leaves, what is dirty, in the order of the doors', async () => {
  const stay = await book('2026-12-01', '2026-12-02');
  await book('2026-12-02', '2026-12-04', { adults: '4', rooms: '2' });
  await setHousekeeping(fixture.services, keeper, { id: 'rom_cell_10', state: 'repair' });
  await setHousekeeping(fixture.services, keeper, { id: 'rom_cell_9', state: 'dirty' });
  expect(await shown()).toEqual(['cell 1 clean 2 in 1', 'cell 9 dirty', 'cell 10 repair']);
  const papers = { stayId: stay, idKind: 'passport', idLast4: '77A1' };
  expect(await checkIn(fixture.services, keeper, papers)).toMatchObject({ ok: true });
  expect(await shown()).toEqual(['cell 9 dirty', 'cell 10 repair']);

  now = new Date('2026-12-02T04:00:00Z');
  const others = ['cell 2 clean 4 in 2', 'cell 9 dirty', 'cell 10 repair'];
  expect(await shown()).toEqual(['cell 1 clean leaves 4 in 2', ...others]);
  expect(await checkOut(fixture.services, keeper, stay)).toMatchObject({ ok: true });
  expect(await shown()).toEqual(['cell 1 dirty 4 in 2', ...others]);
});
