import { expect, it } from 'vitest';
import { noTextMessages } from '#server/text-messages/text-sender.ts';
import { bookByDesk } from '../desk/book-by-desk.ts';
import { aDeskInput, keeper } from '../desk/test-desk.ts';
import { blockRoom, liftBlock } from '../house/block-room.ts';
import { lockRooms } from '../nights/take-nights.ts';
import { openWaitingHouse } from './test-waits.ts';
import { listToCall, listWaits } from './wait-queries.ts';
import { offerByHand, removeWait } from './waits-by-desk.ts';

const { db, of, day, nights, setNow, run, states, idOf, blocks, full, join } = openWaitingHouse();

it('leaves whom no message reaches to the office, which offers by hand and calls', async () => {
  const free = await full();
  await join({ email: null });
  await join();
  expect(await listToCall(of())).toEqual([]);
  await free();
  const mute = { ...of(), textMessages: noTextMessages };
  expect(await listToCall(mute)).toEqual([await idOf(0)]);
  expect(await listToCall(of())).toEqual([]);
  await run(mute);
  expect(await states()).toEqual(['waiting', 'offered']);
  expect(await listToCall(mute)).toEqual([]);
  await removeWait(of(), keeper, await idOf(1));
  expect(await listWaits(mute)).toMatchObject({ toCall: [await idOf(0)] });
  expect(await offerByHand(mute, keeper, await idOf(0))).toMatchObject({ ok: true });
  expect(await states()).toEqual(['offered', 'removed']);
});

it('holds nobody up while nothing is free: the job locks a kind only for nights that fit', async () => {
  const free = await full();
  await join();
  const booking = await db().startTransaction().execute();
  await lockRooms(booking, 'cell');
  await run();
  await booking.rollback().execute();
  expect(await states()).toEqual(['waiting']);
  await free();
});

it('says why the office cannot offer', async () => {
  const free = await full();
  await join();
  const asked = async () => {
    const offered = await offerByHand(of(), keeper, await idOf(0));
    return 'problems' in offered ? offered.problems : offered;
  };
  expect(await asked()).toEqual([{ field: '', code: 'stay-no-room', values: { n: 0 } }]);
  await free();
  await db().updateTable('room_types').set({ published: false }).where('id', '=', 'cell').execute();
  expect(await asked()).toEqual([{ field: '', code: 'stay-wait-kind' }]);
  await db().updateTable('room_types').set({ published: true, sleeps: 1 }).where('id', '=', 'cell').execute();
  expect(await asked()).toEqual([{ field: '', code: 'stay-too-small', values: { n: 2 } }]);
  await db().updateTable('room_types').set({ sleeps: 2 }).where('id', '=', 'cell').execute();
  setNow(new Date(`${nights().departure}T06:00:00Z`));
  expect(await asked()).toEqual([{ field: '', code: 'stay-wait-days' }]);
});

it('lets the office offer out of turn and remove, and offers again when a block is lifted', async () => {
  const block = { room: 'rom_cell_1', from: nights().arrival, to: nights().departure, reason: 'Painting' };
  expect(await blockRoom(of(), keeper, block)).toMatchObject({ ok: true });
  await join();
  await join();
  expect(await offerByHand(of(), keeper, await idOf(1))).toMatchObject({
    problems: [{ code: 'stay-no-room' }],
  });
  for (const { id } of await blocks()) await liftBlock(of(), keeper, id);
  expect(await offerByHand(of(), keeper, await idOf(1))).toMatchObject({ ok: true });
  expect(await states()).toEqual(['waiting', 'offered']);
  expect(await removeWait(of(), keeper, await idOf(1))).toMatchObject({ ok: true });
  await run();
  expect(await states()).toEqual(['offered', 'removed']);
});

it('lets the desk book for who has an offer: the nights that are held, by just these dates', async () => {
  const free = await full();
  await join();
  await free();
  await offerByHand(of(), keeper, await idOf(0));
  const asked = aDeskInput(nights());
  expect(await bookByDesk(of(), keeper, asked)).toMatchObject({ problems: [{ code: 'stay-no-room' }] });
  const wait = await idOf(0);
  expect(await bookByDesk(of(), keeper, { ...asked, wait, departure: day(1) })).toMatchObject({
    problems: [{ code: 'stay-offer-over' }],
  });
  expect(await states()).toEqual(['offered']);
  const booked = await bookByDesk(of(), keeper, { ...asked, wait });
  expect(booked).toMatchObject({ ok: true });
  expect(await states()).toEqual(['taken']);
});
