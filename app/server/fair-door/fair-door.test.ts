import { describe, expect, it } from 'vitest';
import { inTransaction } from '../write/in-transaction.ts';
import { callNumbers } from './call-numbers.ts';
import { goIn } from './go-in.ts';
import { passDoor } from './pass-door.ts';
import { type Place, placeCookie } from './place-cookie.ts';
import { takePlace } from './take-place.ts';
import { openDoors } from './test-door-world.ts';
import { switchDoor, testStranger } from './test-doors.ts';

const { db, one, other, now, addMinutes, take, call, enter, send } = openDoors();

describe('numbers', () => {
  it('go up in the order of asking, whichever process is asked', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const numbers: number[] = [];
    for (let at = 0; at < 12; at += 1) numbers.push((await take(door, at % 2 ? one() : other())).number);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are each drawn once by a crowd at two processes, and none is left out', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const drawn = await Promise.all(
      Array.from({ length: 400 }, (_, at) => (at % 2 ? one() : other()).fairDoors.draw(door)),
    );
    expect(drawn.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 400 }, (_, at) => at + 1),
    );
    // Of one process in its order.
    const mine = drawn.filter((_, at) => at % 2);
    expect(mine).toEqual(mine.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('are not drawn where everybody goes in', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'auto' });
    expect(await takePlace(one(), door, testStranger(), null)).toMatchObject({ code: 'door-open' });
    expect(await takePlace(one(), 'door_unknown', testStranger(), null)).toMatchObject({ code: 'no-door' });
    expect(await one().fairDoors.draw(door)).toBeNull();
  });

  it('stay those of whoever has one, until it is over', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '2' });
    const place = await take(door);
    expect(await takePlace(one(), door, testStranger(), place)).toMatchObject({ value: place });
    await call(door);
    addMinutes(61);
    expect(await takePlace(one(), door, testStranger(), place)).toMatchObject({ value: { number: 2 } });
  });

  it('cost one address a puzzle beyond thirty', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const greedy = { address: '10.9.9.9' };
    for (let at = 0; at < 30; at += 1)
      expect(await takePlace(one(), door, greedy, null)).toMatchObject({ ok: true });
    expect(await takePlace(one(), door, greedy, null)).toMatchObject({ code: 'proof-needed' });
    expect(await takePlace(one(), door, testStranger(), null)).toMatchObject({ ok: true });
  });
});

describe('going in', () => {
  it('waits for the call, and the call for room', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '4' });
    addMinutes(11);
    const places = [];
    for (let at = 0; at < 6; at += 1) places.push(await take(door));
    const [first, , , , fifth] = places as [Place, Place, Place, Place, Place, Place];
    expect(await goIn(one(), door, first)).toMatchObject({ code: 'not-called' });
    await Promise.all([call(door), call(door)]);
    expect(await goIn(one(), door, fifth)).toMatchObject({ code: 'not-called' });
    const inside = await enter(door, first);
    await call(door);
    expect(await goIn(one(), door, fifth)).toMatchObject({ code: 'not-called' });
    expect(await send(door, inside)).toMatchObject({ ok: true });
    await call(door);
    expect(await goIn(other(), door, fifth)).toMatchObject({ ok: true });
  });

  it('is called in the order of the numbers, also by processes whose clocks differ', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    addMinutes(11);
    await take(door);
    await callNumbers(db(), door, 0, () => new Date(now().getTime() + 40));
    await take(door);
    await call(door);
    const calls = await db()
      .selectFrom('fair_door_calls')
      .select(['called', 'at'])
      .orderBy('called')
      .execute();
    expect(calls.map(({ called }) => called)).toEqual([0, 1, 2]);
    expect(calls.map(({ at }) => at)).toEqual(calls.map(({ at }) => at).toSorted((a, b) => +a - +b));
  });

  it('twice is once: a lost answer, or a second phone', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const place = await take(door);
    await call(door);
    const both = await Promise.all([enter(door, place), enter(door, place, other())]);
    addMinutes(3);
    expect([...both, await enter(door, place)].map(({ until }) => until)).toEqual([
      new Date('2026-12-04T04:10:30Z'),
      new Date('2026-12-04T04:10:30Z'),
      new Date('2026-12-04T04:10:30Z'),
    ]);
  });

  it('keeps the place of a lost line for an hour, on top of who is inside', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '2' });
    addMinutes(11);
    const lost = [await take(door), await take(door), await take(door)];
    await call(door);
    addMinutes(2);
    for (let at = 0; at < 4; at += 1) await take(door);
    await call(door);
    // Their places were passed on: two more are called for the two that did not come.
    const others = [
      { number: 4, until: null },
      { number: 5, until: null },
    ];
    await enter(door, { number: 3, until: null });
    for (const place of others.slice(0, 1)) await enter(door, place);
    const [late, later] = lost as [Place, Place, Place];
    const inside = await enter(door, late);
    expect(await goIn(one(), door, later)).toMatchObject({ code: 'no-room-yet' });
    await send(door, inside);
    expect(await goIn(one(), door, later)).toMatchObject({ ok: true });
  });

  it('is over after the hour, after the form, and after its minutes', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', minutes: '5' });
    const places = [await take(door), await take(door), await take(door)] as [Place, Place, Place];
    await call(door);
    await enter(door, places[1]);
    const inside = await enter(door, places[2]);
    await send(door, inside);
    expect(await goIn(one(), door, places[2])).toMatchObject({ code: 'place-over' });
    addMinutes(5);
    expect(await goIn(one(), door, places[1])).toMatchObject({ code: 'place-over' });
    addMinutes(55);
    expect(await goIn(one(), door, places[0])).toMatchObject({ code: 'place-over' });
  });

  it('does not wait for numbers that nobody comes with', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '10' });
    addMinutes(11);
    await db().updateTable('fair_doors').set({ drawn: 2_000 }).execute();
    const place = await take(door);
    let minutes = 0;
    for (; (await call(door))?.called !== place.number && minutes < 1_000; minutes += 2) addMinutes(2);
    // Ten every two minutes would be 400 minutes.
    expect(minutes).toBeLessThan(60);
  });
});

describe('a form that is sent', () => {
  it('needs no place while the door is off or open', async () => {
    expect(await send('door_none', null)).toMatchObject({ ok: true });
    const door = await switchDoor(one(), 'janmashtami', { mode: 'auto' });
    expect(await send(door, null)).toMatchObject({ ok: true });
    await switchDoor(one(), 'ratha-yatra', { mode: 'on', mostInside: '1' });
    expect(await send(door, null)).toMatchObject({ ok: true });
  });

  it('was open before the door closed: as many as half of the places, for their minutes', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '4' });
    const answers = [await send(door, null), await send(door, null), await send(door, null)];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false]);
    await switchDoor(one(), 'janmashtami', { mode: 'off' });
    await switchDoor(one(), 'janmashtami', { mode: 'on', mostInside: '4' });
    addMinutes(10);
    expect(await send(door, null)).toMatchObject({ code: 'door-closed' });
  });

  it('uses the place up once, also where two phones send at once', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const place = await take(door);
    await call(door);
    const inside = await enter(door, place);
    const both = await Promise.all([send(door, inside, 'intent_1'), send(door, inside, 'intent_2', other())]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'door-used' });
    const sent = both[0].ok ? 'intent_1' : 'intent_2';
    expect(await send(door, inside, sent), 'the same form again').toMatchObject({ ok: true });
  });

  it('comes too late when its minutes are over', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on', minutes: '5' });
    await take(door);
    await call(door);
    const inside = await enter(door, { number: 1, until: null });
    addMinutes(5);
    expect(await send(door, inside)).toMatchObject({ code: 'door-time-over' });
  });

  it('is refused with a place that is forged, another door’s, or only drawn', async () => {
    const door = await switchDoor(one(), 'janmashtami', { mode: 'on' });
    const elsewhere = await switchDoor(one(), 'ratha-yatra', { mode: 'on' });
    addMinutes(11);
    const place = await take(door);
    await call(door);
    const inside = await enter(door, place);
    const [named = ''] = placeCookie(one(), door, inside).split(';', 1);
    const cookies = [
      named.replace('=1.', '=2.'),
      named.replace(/=1\.(\d+)/, (_, ms) => `=1.${Number(ms) + 60_000}`),
      named.slice(0, -1),
      placeCookie(one(), elsewhere, inside).split(';', 1)[0]?.replace(elsewhere, door) ?? '',
      `place-${door}=99999999999999.1.x`,
      `place-${door}=`,
      placeCookie(one(), door, place).split(';', 1)[0] ?? '',
      // Signed, and never let in.
      placeCookie(one(), door, { number: 77, until: inside.until }).split(';', 1)[0] ?? '',
    ];
    for (const forged of cookies) {
      const answer = await inTransaction(one(), ({ trx }) =>
        passDoor(trx, one(), { eventId: 'janmashtami', cookies: forged, key: 'intent_1' }),
      );
      expect(answer, forged).toMatchObject({ code: 'door-closed' });
    }
  });
});
