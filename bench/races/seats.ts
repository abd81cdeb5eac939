import { formOf, wordsOf } from '../browser.ts';
import { untilAnswered } from '../faults/patience.ts';
import { letHoldsRunOut } from '../faults/test-system.ts';
import type { Course } from './race.ts';

const event = 'race-feast';
const seat = `${event}-seat`;
const quota = 500;
const path = `/events/single-event/${event}/passes`;
const gone = /No pass of this kind is left/;

/** Buyers for the five hundred seats of one evening. */
export const raceForSeats: Course = {
  ...{ name: 'passes', places: quota, late: 10, twice: 20, lost: 5 },
  prepare: async ({ db }) => {
    const starts = Math.ceil((Date.now() + 20 * 86_400_000) / 3_600_000) * 3_600_000;
    const evening = { starts_at: new Date(starts), ends_at: new Date(starts + 2 * 3_600_000) };
    await db
      .insertInto('events')
      .values({
        ...{ id: event, title: 'Racing feast', description: 'Come.', location: 'Courtyard', status: 'live' },
        ...{ ...evening, images: JSON.stringify([{ image: 'aarti', alt: 'Aarti' }]) },
        publish_at: new Date(Date.now() - 86_400_000),
      })
      .execute();
    await db.insertInto('event_gates').values({ event_id: event, number: 1, name: 'East gate' }).execute();
    await db
      .insertInto('event_slots')
      .values({ id: `${event}-six`, event_id: event, ...evening, gate: 1, on_hand: 600, capacity: 600 })
      .execute();
    await db
      .insertInto('event_products')
      .values({
        ...{ id: seat, event_id: event, title: 'Seat', kind: 'seat', price_paise: 10_000 },
        ...{ family_limit: 4, quota, on_hand: quota, position: 0 },
      })
      .execute();
  },
  press: async ({ browser, email, phone }) => {
    const page = await untilAnswered(() => browser.get(path));
    const typed = {
      ...{ [`count.${seat}`]: '1', slot: `${event}-six`, name: 'Racing Pilgrim', phone, email },
      consent: 'on',
    };
    const { fields } = formOf(page, /\/passes$/, typed);
    const answer = await untilAnswered(() => browser.post(path, fields));
    const id = /psb_[\w-]{22}/.exec(answer.location ?? '')?.[0];
    if (id) return id;
    if (gone.test(wordsOf(answer))) return null;
    throw new Error(`a pilgrim read: ${answer.status} ${wordsOf(answer).slice(0, 1_500)}`);
  },
  paths: (id) => ({ payPath: `/passes/pay/${id}`, returnPath: `/pass-return/${id}` }),
  letHoldsRunOut: ({ db }) => letHoldsRunOut(db),
  ending: async ({ db }) => {
    const bookings = await db
      .selectFrom('pass_bookings')
      .select(['id', 'stage'])
      .where('event_id', '=', event)
      .where('paid_at', 'is not', null)
      .execute();
    const valid = await db
      .selectFrom('passes')
      .select(['booking_id', 'token'])
      .where('event_id', '=', event)
      .where('state', '=', 'valid')
      .execute();
    const out = new Set(valid.map(({ booking_id }) => booking_id));
    return {
      had: valid.length,
      short: bookings.filter(({ id }) => !out.has(id)).map(({ id }) => id),
      doubled: valid.length - new Set(valid.map(({ token }) => token)).size,
    };
  },
};
