import { sql } from 'kysely';
import { rupees } from '#core/money/paise.ts';
import { formOf, wordsOf } from '../browser.ts';
import { untilAnswered } from '../faults/patience.ts';
import type { Course } from './race.ts';

const kind = 'race-cell';
const rooms = 3;
const dayMs = 86_400_000;
const day = (after: number) => new Date(Date.now() + (30 + after) * dayMs).toISOString().slice(0, 10);
/** Three nights in all; every wish has the middle one. */
const wishes = [
  { arrival: day(0), departure: day(2) },
  { arrival: day(1), departure: day(3) },
  { arrival: day(0), departure: day(3) },
];
const gone = /No room left|Only \d+ left for these nights|cannot be booked as you asked/;

/** Guests for three rooms over three overlapping nights. */
export const raceForRooms: Course = {
  ...{ name: 'stays', places: rooms, late: rooms, twice: 1, lost: 1 },
  prepare: async ({ db }) => {
    await db
      .insertInto('room_types')
      .values({
        ...{ id: kind, title: 'Race cell', summary: 'A quiet room.', sleeps: 2, night_paise: rupees(1_000) },
        ...{ image: '', position: 90 },
      })
      .execute();
    for (let at = 1; at <= rooms; at += 1)
      await db
        .insertInto('rooms')
        .values({ id: `rom_race_${at}`, room_type_id: kind, number: `Race ${at}`, position: 900 + at })
        .execute();
  },
  press: async ({ browser, email, phone }, at) => {
    const nights = wishes[at % wishes.length] ?? { arrival: '', departure: '' };
    const query = new URLSearchParams({ kind, ...nights, adults: '2', children: '0', rooms: '1', meals: '' });
    const page = await untilAnswered(() => browser.get(`/stay/book?${query}`));
    if (gone.test(wordsOf(page))) return null;
    const typed = {
      ...{ name: 'Racing Guest', phone, email, idKind: 'aadhaar', idLast4: '1234' },
      ...{ pay: 'full', consent: 'on' },
    };
    const { fields } = formOf(page, /^\/stay\/book$/, typed);
    const answer = await untilAnswered(() => browser.post('/stay/book', fields));
    const id = /sty_[\w-]{22}/.exec(answer.location ?? '')?.[0];
    if (id) return id;
    if (gone.test(wordsOf(answer))) return null;
    throw new Error(`a guest read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
  },
  paths: (id) => ({ payPath: `/stay/pay/${id}`, returnPath: `/stay-return/${id}` }),
  letHoldsRunOut: async ({ db }) => {
    await sql`update room_nights set until = until - interval '16 minutes' where until is not null`.execute(
      db,
    );
  },
  ending: async ({ db }) => {
    const stays = await db
      .selectFrom('stay_bookings')
      .select(['id', 'stage', 'paid_at'])
      .where('room_type_id', '=', kind)
      .where('paid_at', 'is not', null)
      .execute();
    const { rows } = await sql<{ twice: number }>`select count(*)::int as twice from (
      select room_id, night from room_nights where room_id like 'rom_race_%' and until is null
      group by 1, 2 having count(*) > 1) as doubled`.execute(db);
    const had = new Set(
      (
        await db
          .selectFrom('room_nights')
          .select('booking_id')
          .where('room_id', 'like', 'rom_race_%')
          .where('until', 'is', null)
          .execute()
      ).map(({ booking_id }) => booking_id),
    );
    return {
      had: had.size,
      // Whose money went back is cancelled by that.
      short: stays.filter(({ id }) => !had.has(id)).map(({ id }) => id),
      doubled: rows[0]?.twice ?? -1,
    };
  },
};
