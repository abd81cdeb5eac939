import { randomBytes } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { contactTopics } from '#core/requests/contact.ts';
import { referenceOf } from '#core/requests/reference.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { demoMoments, liveliness } from './demo-calendar.ts';
import type { DemoDonor } from './demo-donors.ts';
import { insertAll } from './insert-all.ts';
import type { Random } from './seeded-random.ts';

type Facts = { random: Random; donors: readonly DemoDonor[] };

const dayMs = 86_400_000;

/** Sevas booked a few days ahead, also for the days to come. */
export async function writeDemoSevas(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  { random, donors, sevaIds }: Facts & { sevaIds: readonly string[] },
): Promise<void> {
  const moments = demoMoments(random, clock(), (day, ago) => 0.25 * liveliness(day, ago));
  await insertAll(
    trx,
    'seva_bookings',
    moments.map((at): Insertable<Database['seva_bookings']> => {
      const { name, phone, email } = random.pick(donors);
      const online = random.chance(0.4);
      const day = new Date(at.getTime() + random.whole(1, 12) * dayMs);
      const cancelled = random.chance(0.08);
      return {
        ...{ id: ids('svb'), reference: referenceOf(randomBytes(6)), seva_id: random.pick(sevaIds) },
        ...{ mode: online ? 'online' : 'inperson', day: templeDay(day), people: random.pick([1, 1, 1, 2]) },
        begins: online ? random.pick(['08:00', '09:00', '10:00', '17:00', '18:00']) : null,
        ...{ name, phone, email, state: cancelled ? 'cancelled' : 'confirmed', booked_at: at },
        cancelled_at: cancelled ? new Date(at.getTime() + dayMs / 2) : null,
        reminded_at: day.getTime() < clock().getTime() ? new Date(day.getTime() - dayMs) : null,
      };
    }),
  );
}

const messages = {
  visit: 'We come with my parents, who walk slowly. Where can a car stop near the door?',
  classes: 'Is there a Gita class in Hindi in the evening for somebody who begins?',
  donation: 'My receipt has a wrong spelling of my name. Can it be written again?',
  events: 'At what time does the abhishek begin, and may children come near?',
  stay: 'Do you have a room on the ground floor for two nights next month?',
  shop: 'Do the Tulsi beads also come in the smaller size?',
} as const;

/** Messages to the staff: old ones are answered, a few of the last days wait. */
export async function writeDemoRequests(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  { random, donors }: Facts,
): Promise<void> {
  const now = clock();
  const topics = Object.keys(messages) as (keyof typeof messages)[];
  const moments = demoMoments(random, now, (day, ago) => 0.12 * liveliness(day, ago));
  await insertAll(
    trx,
    'requests',
    moments.map((at): Insertable<Database['requests']> => {
      const { name, phone, email } = random.pick(donors);
      const topic = random.pick(topics);
      const waits = now.getTime() - at.getTime() < 6 * dayMs;
      const id = ids('req');
      return {
        ...{ id, reference: referenceOf(randomBytes(6)), kind: 'contact', sender_name: name },
        ...{ sender_email: email, sender_phone: phone, subject: contactTopics[topic] },
        details: JSON.stringify({ topic, message: messages[topic] }),
        state: waits ? random.pick(['new', 'new', 'in-hand'] as const) : 'done',
        ...{ content_key: `demo_${id}`, created_at: at, updated_at: at },
      };
    }),
  );
}

/** Guests who stayed, and some who come within the next days: the staff confirmed them. */
export async function writeDemoStays(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  { random, donors, rooms }: Facts & { rooms: readonly { id: string; title: string }[] },
): Promise<void> {
  const now = clock();
  const moments = demoMoments(random, now, (day, ago) => 0.1 * liveliness(day, ago));
  await insertAll(
    trx,
    'requests',
    moments.map((at): Insertable<Database['requests']> => {
      const { name, phone, email } = random.pick(donors);
      const room = random.pick(rooms);
      const comes = at.getTime() + random.whole(6, 20) * dayMs;
      const checkIn = templeDay(new Date(comes));
      const checkOut = templeDay(new Date(comes + random.whole(1, 3) * dayMs));
      const waits = now.getTime() - at.getTime() < 2 * dayMs;
      const id = ids('req');
      return {
        ...{ id, reference: referenceOf(randomBytes(6)), kind: 'stay-inquiry', sender_name: name },
        ...{ sender_email: email, sender_phone: phone },
        subject: `${room.title}, ${dayInWords(checkIn)} to ${dayInWords(checkOut)}`,
        details: JSON.stringify({
          ...{ room: room.id, roomTitle: room.title, checkIn, checkOut, rooms: 1 },
          ...{ adults: random.pick([1, 2, 2, 3]), children: random.pick([0, 0, 1]), message: '' },
        }),
        state: waits ? 'new' : random.chance(0.9) ? 'done' : 'declined',
        ...{ content_key: `demo_${id}`, created_at: at, updated_at: at },
      };
    }),
  );
}

/** Some seats of each class are taken. */
export async function writeDemoPupils(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  { random, donors, classes }: Facts & { classes: readonly { id: string; title: string; seats: number }[] },
): Promise<void> {
  for (const { id: classId, title, seats } of classes) {
    const pupils = random.shuffle(donors).slice(0, Math.min(seats - 1, random.whole(4, 9)));
    await trx.updateTable('classes').set({ seats_taken: pupils.length }).where('id', '=', classId).execute();
    await insertAll(
      trx,
      'requests',
      pupils.map(({ name, phone, email }): Insertable<Database['requests']> => {
        const id = ids('req');
        const at = new Date(clock().getTime() - random.whole(3, 40) * dayMs);
        const details = { classId, age: random.whole(18, 70), guardian: null, place: 'seat' };
        return {
          ...{ id, reference: referenceOf(randomBytes(6)), kind: 'class-enrolment', sender_name: name },
          ...{ sender_email: email, sender_phone: phone, subject: title, details: JSON.stringify(details) },
          ...{ state: 'done', content_key: `demo_${id}`, created_at: at, updated_at: at },
        };
      }),
    );
  }
}
