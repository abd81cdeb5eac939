import { describe, expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { staffOf } from '../people/test-people.ts';
import { getDoor, listDoors } from './door-figures.ts';
import { forgetPlaces } from './forget-places.ts';
import { goIn } from './go-in.ts';
import { lineNow } from './line-queries.ts';
import type { Place } from './place-cookie.ts';
import { saveDoor } from './save-door.ts';
import { openDoors } from './test-door-world.ts';
import { switchDoor } from './test-doors.ts';

const { db, one, now, addMinutes, take, call, enter, send } = openDoors();

it('is forgotten after two days, but for the last call', async () => {
  const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '1' });
  addMinutes(11);
  const places = [await take(door), await take(door)] as [Place, Place];
  await call(door);
  await send(door, await enter(door, places[0]));
  await call(door);
  addMinutes(2 * 24 * 60 + 30);
  await forgetPlaces(db(), now());
  const count = (table: 'fair_door_entries' | 'fair_door_calls') =>
    db()
      .selectFrom(table)
      .selectAll()
      .execute()
      .then(({ length }) => length);
  expect([await count('fair_door_entries'), await count('fair_door_calls')]).toEqual([0, 1]);
  expect(await goIn(one(), door, places[1]), 'nobody knows when it was called').toMatchObject({
    code: 'place-over',
  });
});

it('is found by the audit where somebody went in without a call', async () => {
  const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
  await db()
    .insertInto('fair_door_entries')
    .values({ door_id: door, number: 7, entered_at: now(), ends_at: new Date(now().getTime() + 60_000) })
    .execute();
  expect(await auditLedger(db())).toMatchObject([{ record: `${door} 7` }]);
});

describe('the office', () => {
  const desk = staffOf('per_desk', 'seva-desk');
  const typed = { mode: 'on', arrivalsLine: '600', mostInside: '300', minutes: '10', version: '1' };

  it('lets everybody in whom it made wait, when it switches the door off', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '1' });
    for (let at = 0; at < 3; at += 1) await take(door);
    await switchDoor(one(), 'janmashtami', { mode: 'off' });
    const row = await db().selectFrom('fair_doors').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ mode: 'off', closed_since: null, drawn: 3, called: 3 });
    expect(await lineNow(one(), row)).toEqual({ open: true, called: 3, aMinute: 0 });
  });

  it('is refused without the permission, for unknown events, wrong numbers and old forms', async () => {
    const writer = staffOf('per_writer', 'content');
    expect(await saveDoor(one(), writer, 'janmashtami', typed)).toMatchObject({ code: 'not-allowed' });
    expect(await saveDoor(one(), desk, 'unknown', typed)).toMatchObject({ code: 'door-no-event' });
    expect(await saveDoor(one(), desk, 'janmashtami', { ...typed, minutes: '999' })).toMatchObject({
      problems: [{ field: 'minutes', code: 'number-outside' }],
    });
    expect(await db().selectFrom('fair_doors').select('id').execute()).toEqual([]);
    expect(await saveDoor(one(), desk, 'janmashtami', typed)).toMatchObject({ ok: true });
    expect(await saveDoor(one(), desk, 'janmashtami', typed)).toMatchObject({ code: 'changed-meanwhile' });
  });

  it('reads how the line is', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '4' });
    addMinutes(11);
    for (let at = 0; at < 6; at += 1) await take(door);
    await call(door);
    await enter(door, { number: 2, until: null });
    const read = await getDoor(one(), 'janmashtami');
    expect(read?.figures).toEqual({ waiting: 2, awaited: 3, inside: 1, entered: 1, arrived: 0 });
    expect(await getDoor(one(), 'unknown')).toBeNull();
    expect(await getDoor(one(), 'ratha-yatra')).toMatchObject({ version: 1, settings: { mode: 'off' } });
    const listed = await listDoors(one());
    expect(listed.map(({ eventId, mode, closed, waiting }) => [eventId, mode, closed, waiting])).toEqual([
      ['janmashtami', 'on', true, 2],
      ['ratha-yatra', 'off', false, 0],
    ]);
  });
});
