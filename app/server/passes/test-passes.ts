import type { Insertable } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { priceNow } from '#core/passes/event-passes.ts';
import type { PassInput } from '#core/passes/pass-input.ts';
import { visitor } from '#core/people/viewer.ts';
import type { EventProductsTable } from '../db/schema/passes.ts';
import type { Db } from '../db/schema.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import type { Services } from '../services.ts';
import { startPasses } from './checkout/start-passes.ts';
import { listPassesOf } from './queries/event-passes.ts';

/** The evening of the test festival: at 18 and at 19 hours in India. */
export const testEvening = { six: new Date('2026-12-04T12:30:00Z'), seven: new Date('2026-12-04T13:30:00Z') };

type Product = Partial<Insertable<EventProductsTable>> & { id: string };

/**
 * A festival with seats of 100 rupees and free passes, a gate, and an hour for so many people;
 * `products` are added or replace these.
 */
export async function makeTestFestival(
  db: Db,
  { seats = 500, people = 600, products = [] as Product[], event = 'feast' } = {},
): Promise<void> {
  await db
    .insertInto('events')
    .values({
      ...{ id: event, title: `Feast ${event}`, description: 'Come.', location: 'Courtyard' },
      ...{ starts_at: testEvening.six, ends_at: new Date('2026-12-04T17:00:00Z'), status: 'live' },
      images: JSON.stringify([{ image: 'aarti', alt: 'Aarti' }]),
      publish_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
  await db.insertInto('event_gates').values({ event_id: event, number: 1, name: 'East gate' }).execute();
  await db
    .insertInto('event_slots')
    .values({
      ...{ id: `${event}-six`, event_id: event, starts_at: testEvening.six, ends_at: testEvening.seven },
      ...{ gate: 1, on_hand: people, capacity: people },
    })
    .execute();
  const own: Product[] = [
    { id: `${event}-seat`, title: 'Seat', kind: 'seat', price_paise: 10_000, family_limit: 4, quota: seats },
    { id: `${event}-free`, title: 'Free pass', kind: 'free', price_paise: 0, family_limit: 4, quota: seats },
    ...products,
  ];
  for (const [position, product] of own.entries()) {
    const quota = product.quota ?? seats;
    await db
      .insertInto('event_products')
      .values({
        ...{ event_id: event, title: product.id, kind: 'seat', price_paise: 10_000, family_limit: 4 },
        ...{ position, quota, on_hand: quota, ...product },
      })
      .execute();
  }
}

let made = 0;

/** One seat at six; everybody has a telephone number of their own. */
export function aPassInput(instead: Partial<PassInput> = {}): PassInput {
  made += 1;
  return {
    intentKey: `pass_intent_${String(made).padStart(8, '0')}_${process.pid}`,
    ...{ slot: 'feast-six', counts: { 'feast-seat': '1' }, shown: {}, answers: {} },
    ...{ name: 'Radha Devi', phone: String(9_000_000_000 + made), email: `holder${made}@example.com` },
    ...{ consent: 'on', ...instead },
  };
}

/** A unique address. */
function anAddress(): string {
  made += 1;
  return `10.9.${Math.trunc(made / 250)}.${made % 250}`;
}

/** Sends the form, with the prices that the page would show. */
export async function sendPasses(
  services: Services,
  instead: Partial<PassInput> = {},
  { address = anAddress(), event = 'feast' } = {},
) {
  const { products } = await listPassesOf(services, event);
  const shown = Object.fromEntries(
    products.map((product) => [product.id, String(priceNow(product, services.clock()))]),
  );
  const input = aPassInput({ shown, ...instead });
  return startPasses(services, visitor, { eventId: event, input }, address);
}

/** A booking that is held and has its gateway order. */
export async function beginPasses(services: Services, instead: Partial<PassInput> = {}) {
  const started = await sendPasses(services, instead);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return toPayPasses(services, started.value.id);
}

/** The gateway's order of a booking, as pressing to pay creates it. */
export async function toPayPasses(services: Services, id: string) {
  await preparePayment(services, { kind: 'pass', id }, { known: true });
  const row = await services.db
    .selectFrom('pass_bookings')
    .select(['gateway_order_id', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderId: row.gateway_order_id ?? '', total: paise(row.total_paise) };
}
