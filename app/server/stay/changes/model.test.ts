import { afterAll, beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { type Nights, nightsOf } from '#core/stay/nights.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { staffOf } from '#server/people/test-people.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { changeDatesByDesk } from '../desk/change-dates-by-desk.ts';
import { extendStay } from '../desk/extend-stay.ts';
import { moveRoom } from '../desk/move-room.ts';
import { findStay } from '../queries/stay-queries.ts';
import { captureOf, makeTestHouse, sendStay, toPay, withShown } from '../test-stays.ts';
import { cancelOwnStay } from './cancel-stay.ts';

const keeper = staffOf('per_keeper', 'guest-house-desk');
let test: TestDatabase;
let fixture: Fixture;
let now = new Date('2026-11-20T06:00:00Z');

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
  await makeTestHouse(test.db, 3);
});
afterAll(() => test.close());

/** Mulberry32: the same story for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const house = ['rom_cell_1', 'rom_cell_2', 'rom_cell_3'];

/** The naive house: a sheet of paper, a room a line, a night a column. */
class Paper {
  readonly cells = new Map<string, string>();
  of(id: string) {
    return [...this.cells].flatMap(([cell, owner]) => (owner === id ? [cell] : []));
  }
  erase(id: string) {
    for (const cell of this.of(id)) this.cells.delete(cell);
  }
  /** Own rooms first, then in the order of the house. */
  write(id: string, stay: Nights, rooms: number): boolean {
    const own = new Set(this.of(id).map((cell) => cell.slice(0, 10)));
    const free = house.filter((room) =>
      nightsOf(stay).every((night) => [undefined, id].includes(this.cells.get(`${room} ${night}`))),
    );
    if (free.length < rooms) return false;
    this.erase(id);
    const chosen = [...free.filter((room) => own.has(room)), ...free.filter((room) => !own.has(room))];
    for (const room of chosen.slice(0, rooms))
      for (const night of nightsOf(stay)) this.cells.set(`${room} ${night}`, id);
    return true;
  }
  /** The nights of a stay in one room, all into another. */
  move(id: string, from: string, to: string): boolean {
    const nights = this.of(id).flatMap((cell) => (cell.startsWith(from) ? [cell.slice(11)] : []));
    if (from === to || nights.length === 0) return false;
    if (nights.some((night) => this.cells.has(`${to} ${night}`))) return false;
    for (const night of nights) {
      this.cells.delete(`${from} ${night}`);
      this.cells.set(`${to} ${night}`, id);
    }
    return true;
  }
  /** Each room of the last night goes on, or the one that was chosen for it. */
  prolong(id: string, { departure }: Nights, until: string, chosen: Map<string, string>): boolean {
    const last = house.filter((room) => this.cells.get(`${room} ${dayAfter(departure, -1)}`) === id);
    const added = last.flatMap((room) =>
      nightsOf({ arrival: departure, departure: until }).map(
        (night) => `${chosen.get(room) ?? room} ${night}`,
      ),
    );
    if (new Set(added).size < added.length || added.some((cell) => this.cells.has(cell))) return false;
    for (const cell of added) this.cells.set(cell, id);
    return true;
  }
}

it.each([1, 2])(
  'random bookings, moves, longer stays and cancellations fill the house as paper and pencil do (seed %i)',
  {
    timeout: 60_000,
  },
  async (seed) => {
    const next = random(seed);
    const upTo = (count: number) => Math.trunc(next() * count);
    const paper = new Paper();
    const { services } = fixture;
    let booked = 0;
    const live: { id: string; rooms: number; stay: Nights }[] = [];
    // Each seed has weeks of its own.
    const base = dayAfter('2026-12-01', seed * 40);
    const wish = (): Nights => {
      const arrival = dayAfter(base, upTo(9));
      return { arrival, departure: dayAfter(arrival, 1 + upTo(4)) };
    };
    const anyRoom = () => house[upTo(house.length)] ?? '';
    let [moves, longer] = [0, 0];
    for (let step = 0; step < 120; step += 1) {
      const what = next();
      const one = live[upTo(live.length)];
      if (what < 0.35 || !one) {
        const stay = wish();
        const rooms = 1 + upTo(2);
        const started = await sendStay(services, { ...stay, rooms: String(rooms), adults: String(rooms) });
        const id = started.ok ? started.value.id : 'refused';
        expect(paper.write(id, stay, rooms)).toBe(started.ok);
        if (!started.ok) continue;
        if (next() < 0.2) {
          // Never paid: a quarter of an hour later it is as if it had not been.
          now = new Date(now.getTime() + 16 * 60_000);
          paper.erase(id);
          continue;
        }
        const captured = captureOf(await toPay(services, id), { capturedAt: now });
        await settlePayment(services, { snapshot: captured, event: null });
        live.push({ id, rooms, stay });
        booked += 1;
      } else if (what < 0.5) {
        const own = paper.of(one.id)[0]?.slice(0, 10) ?? '';
        const [from, to] = [next() < 0.8 ? own : anyRoom(), anyRoom()];
        const moved = await moveRoom(services, keeper, { stayId: one.id, from, to });
        expect(moved.ok).toBe(paper.move(one.id, from, to));
        moves += Number(moved.ok);
      } else if (what < 0.7) {
        const departure = dayAfter(one.stay.departure, 1 + upTo(2));
        const chosen = new Map(next() < 0.5 ? [[anyRoom(), anyRoom()]] : []);
        const rooms = [...chosen].map((pair) => pair.join(' '));
        const made = await extendStay(
          services,
          keeper,
          await withShown(services, { stayId: one.id, departure, rooms }),
        );
        expect(made.ok).toBe(paper.prolong(one.id, one.stay, departure, chosen));
        if (made.ok) one.stay = { ...one.stay, departure };
        longer += Number(made.ok);
      } else if (what < 0.85) {
        const stay = wish();
        const moved = await changeDatesByDesk(
          services,
          keeper,
          await withShown(services, { stayId: one.id, ...stay }),
        );
        const same = stay.arrival === one.stay.arrival && stay.departure === one.stay.departure;
        expect(moved.ok).toBe(!same && paper.write(one.id, stay, one.rooms));
        if (moved.ok) one.stay = stay;
      } else {
        expect(await cancelOwnStay(services, one.id)).toEqual({ ok: true, value: null });
        paper.erase(one.id);
        live.splice(live.indexOf(one), 1);
      }
      const rows = await test.db
        .selectFrom('room_nights')
        .selectAll()
        .where('until', 'is', null)
        .where('night', '>=', base)
        .where('night', '<', dayAfter(base, 40))
        .execute();
      expect(rows.map((row) => `${row.room_id} ${row.night} ${row.booking_id}`).sort()).toEqual(
        [...paper.cells].map(([cell, id]) => `${cell} ${id}`).sort(),
      );
    }
    for (const { id, rooms, stay } of live) {
      const found = await findStay(services, id);
      expect(found).toMatchObject({
        ...stay,
        price: { total: rupees(1_000) * rooms * nightsOf(stay).length },
      });
    }
    expect(Math.min(booked, moves, longer)).toBeGreaterThan(2);
    expect(await auditLedger(test.db)).toEqual([]);
  },
);
