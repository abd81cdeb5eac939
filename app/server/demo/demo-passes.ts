import type { Insertable } from 'kysely';
import { rupees } from '#core/money/paise.ts';
import { templeDay, templeMoment } from '#core/time/temple-day.ts';
import type { EventProductsTable } from '../db/schema/passes.ts';
import type { Services } from '../services.ts';
import { daysLater } from './demo-days.ts';

/** Great festivals have gates, hours and free passes; their ids are those of content/demo. */
const festivals = ['gita-jayanti', 'gaura-purnima'];
const camp = 'lifestyle-weekend';

const gates = ['East gate', 'Lake gate', 'Gate for families'];
/** So many hours from the beginning on; the gates take turns. */
const hours = 6;

type Product = Pick<
  Insertable<EventProductsTable>,
  'title' | 'kind' | 'price_paise' | 'family_limit' | 'quota'
> &
  Partial<Insertable<EventProductsTable>>;

const ofFestival: (Product & { key: string })[] = [
  { key: 'free', title: 'Darshan pass', kind: 'free', price_paise: 0, family_limit: 6, quota: 18_000 },
  {
    ...{ key: 'family', title: 'Family pass', kind: 'family', price_paise: 0, people: 5, family_limit: 1 },
    quota: 1_500,
  },
  {
    ...{ key: 'seat', title: 'Seat in the front rows', kind: 'seat', price_paise: rupees(501) },
    ...{ family_limit: 4, quota: 400, members_free: true },
  },
];

const ofCamp: (Product & { key: string })[] = [
  {
    ...{ key: 'place', title: 'Place for an adult', kind: 'camp', price_paise: rupees(1_500) },
    ...{ family_limit: 4, quota: 40, least_age: 16, needs_approval: true },
    questions: JSON.stringify([
      { id: 'health', label: 'Anything about your health that we should know', required: false },
      { id: 'arrival', label: 'When do you arrive, and how?', required: true },
    ]),
  },
  {
    ...{ key: 'child', title: 'Place for a child', kind: 'child', price_paise: rupees(500) },
    ...{ family_limit: 3, quota: 15, most_age: 15, needs_approval: true },
  },
];

/**
 * Gates, hours and products of the festivals to come, and a camp with questions that the office
 * agrees to; nothing where an event has products already.
 */
export async function seedDemoPasses({ db, clock }: Services): Promise<void> {
  const now = clock();
  const events = await db
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where('id', 'in', [...festivals, camp])
    .where('starts_at', '>', now)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('event_products').select('id'))))
    .execute();
  for (const { id, starts_at } of events) {
    const early = { early_until: templeMoment(daysLater(templeDay(starts_at), -7), '23:59') };
    const products = (id === camp ? ofCamp : ofFestival).map(({ key, ...product }, position) => ({
      ...{ ...product, id: `evp_demo_${id}_${key}`, event_id: id, position, on_hand: product.quota },
      ...(key === 'seat' && early.early_until > now && { ...early, early_paise: rupees(351) }),
    }));
    await db
      .insertInto('event_products')
      .values(products)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (id !== camp) await addHours(db, id, starts_at);
  }
}

async function addHours(db: Services['db'], event: string, begins: Date): Promise<void> {
  await db
    .insertInto('event_gates')
    .values(gates.map((name, at) => ({ event_id: event, number: at + 1, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hourAfter = (count: number) => new Date(begins.getTime() + count * 3_600_000);
  const slots = Array.from({ length: hours }, (_, at) => ({
    ...{ id: `evs_demo_${event}_${at + 1}`, event_id: event, gate: (at % gates.length) + 1 },
    ...{ starts_at: hourAfter(at), ends_at: hourAfter(at + 1), on_hand: 3_000, capacity: 3_000 },
  }));
  await db
    .insertInto('event_slots')
    .values(slots)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
