import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { blockRoom } from '../house/block-room.ts';
import { makeTestHouse, sendStay } from '../test-stays.ts';
import { findFeed, listFeeds } from './feed-queries.ts';
import { makeFeed, withdrawFeed } from './make-feed.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');
const of = () => fixture.services;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 2);
});
afterAll(() => test.close());

const key = () => `office_${crypto.randomUUID()}`;
/** What a link shows, by its path. */
async function read(path: string) {
  const [, , , id = '', signature = ''] = path.split('/');
  const feed = await findFeed(of(), id, signature);
  return feed?.runs.map(({ arrival, departure, taken }) => `${arrival} ${departure} ${taken}/${feed.rooms}`);
}

it('shows the taken nights of a kind and of a room, without a name, until it is withdrawn', async () => {
  const form = { intentKey: key(), of: 'kind cell' };
  expect(await makeFeed(of(), keeper, form)).toMatchObject({ ok: true });
  expect(await makeFeed(of(), keeper, form)).toMatchObject({ ok: true });
  expect(await makeFeed(of(), keeper, { intentKey: key(), of: 'room rom_cell_2' })).toMatchObject({
    ok: true,
  });
  for (const wrong of ['', 'kind hall', 'room', 'cell'])
    expect(await makeFeed(of(), keeper, { intentKey: key(), of: wrong })).toMatchObject({
      problems: [{ field: 'of', code: 'choice-invalid' }],
    });
  const feeds = await listFeeds(of());
  expect(feeds.map(({ room }) => room).sort()).toEqual([null, 'cell 2'].sort());
  const [kind, room] = [null, 'cell 2'].map((one) => feeds.find((feed) => feed.room === one));
  await sendStay(of(), { arrival: '2026-12-01', departure: '2026-12-04' });
  const block = { room: 'rom_cell_2', from: '2026-12-03', to: '2026-12-05', reason: 'Paint' };
  expect(await blockRoom(of(), keeper, block)).toMatchObject({ ok: true });
  expect(await read(kind?.path ?? '')).toEqual([
    '2026-12-01 2026-12-03 1/2',
    '2026-12-03 2026-12-04 2/2',
    '2026-12-04 2026-12-05 1/2',
  ]);
  expect(await read(room?.path ?? '')).toEqual(['2026-12-03 2026-12-05 1/1']);
  // Nobody paid: the nights are free again.
  now = new Date('2026-11-20T07:00:00Z');
  expect(await read(kind?.path ?? '')).toEqual(['2026-12-03 2026-12-05 1/2']);
  expect(await read((kind?.path ?? '').replace(/.{3}\/nights/, 'xyz/nights'))).toBeUndefined();
  expect(await withdrawFeed(of(), keeper, kind?.id ?? '')).toMatchObject({ ok: true });
  expect(await read(kind?.path ?? '')).toBeUndefined();
  expect(await withdrawFeed(of(), keeper, kind?.id ?? '')).toMatchObject({
    problems: [{ code: 'stay-feed-gone' }],
  });
});
