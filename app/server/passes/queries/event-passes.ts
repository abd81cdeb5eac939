import { type Selectable, sql } from 'kysely';
import {
  type Fullness,
  howFull,
  type PassPrices,
  type PassProduct,
  type PassSlot,
  passPrices,
} from '#core/passes/event-passes.ts';
import { gateInWords, passInWords } from '#core/passes/pass-words.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { language } from '#messages/language.ts';
import { findEvent } from '#server/content/events-queries.ts';
import type { EventProductsTable } from '#server/db/schema/passes.ts';
import type { Services } from '#server/services.ts';
import { findPassWords } from './pass-words.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** An event with what it gives passes for, as it is free now. */
export type EventPasses = {
  event: {
    id: string;
    title: string;
    location: string;
    startsAt: Date;
    endsAt: Date | null;
    /** Over or cancelled: nothing can be booked any more. */
    closed: boolean;
    cancelled: boolean;
  };
  products: PassProduct[];
  slots: PassSlot[];
};

export type ShownPasses = Omit<EventPasses, 'products'> & { products: (PassProduct & ReadInEnglish)[] };

/** Null where there is no such event that visitors see. */
export async function findEventPasses(services: Reading, eventId: string): Promise<EventPasses | null> {
  const event = await findEvent(services, eventId);
  if (!event) return null;
  const { id, title, location, startsAt, endsAt, past, cancelled } = event;
  return {
    event: { id, title, location, startsAt, endsAt, closed: past || cancelled, cancelled },
    ...(await listPassesOf(services, id)),
  };
}

/** As visitors read it, in the language of the site. */
export async function findShownPasses(services: Reading, eventId: string): Promise<ShownPasses | null> {
  const found = await findEventPasses(services, eventId);
  if (!found) return null;
  const words = await findPassWords(services, eventId, language);
  return {
    event: found.event,
    products: found.products.map((product) => passInWords(product, words)),
    slots: found.slots.map(({ gate: name, gateNumber: number, ...slot }) => ({
      ...slot,
      gateNumber: number,
      gate: name === null || number === null ? name : gateInWords({ number, name }, words),
    })),
  };
}

export async function getEventPasses(services: Reading, eventId: string): Promise<EventPasses> {
  const found = await findEventPasses(services, eventId);
  if (!found) throw new Error(`no event ${eventId}`);
  return found;
}

/** Products in their order, and slots in theirs. */
export async function listPassesOf(
  { db }: Pick<Reading, 'db'>,
  eventId: string,
): Promise<Pick<EventPasses, 'products' | 'slots'>> {
  const [products, slots] = await Promise.all([
    db
      .selectFrom('event_products')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('event_slots as slot')
      .leftJoin('event_gates as gate', (join) =>
        join.onRef('gate.event_id', '=', 'slot.event_id').onRef('gate.number', '=', 'slot.gate'),
      )
      .select(['slot.id', 'slot.starts_at as startsAt', 'slot.ends_at as endsAt', 'gate.name as gate'])
      .select(['slot.gate as gateNumber', 'slot.capacity', sql<number>`slot.on_hand - slot.held`.as('left')])
      .where('slot.event_id', '=', eventId)
      .orderBy('slot.starts_at')
      .orderBy('slot.id')
      .execute(),
  ]);
  return { products: products.map(toProduct), slots };
}

/** What visitors read of the passes of an event before they book. */
export type PassSale = { fullness: Fullness; prices: PassPrices };

/**
 * How full an event is, in a word, and what its passes cost; null where none are on sale. One
 * statement for each pool.
 */
export async function findPassSale(services: Reading, eventId: string): Promise<PassSale | null> {
  const { products, slots } = await listPassesOf(services, eventId);
  if (!products.some(({ onSale }) => onSale)) return null;
  const now = services.clock();
  return { fullness: howFull(products, slots, now), prices: passPrices(products, now) };
}

function toProduct(row: Selectable<EventProductsTable>): PassProduct {
  const { early_paise: price, early_until: until } = row;
  return {
    ...{ id: row.id, title: row.title, kind: row.kind, price: row.price_paise },
    early: price !== null && until !== null ? { price, until } : null,
    ...{ people: row.people, familyLimit: row.family_limit },
    ...{ leastAge: row.least_age, mostAge: row.most_age, questions: row.questions },
    ...{ membersUntil: row.members_until, needsApproval: row.needs_approval, onSale: row.on_sale },
    membersFree: row.members_free,
    ...{ left: row.on_hand - row.held, quota: row.quota },
  };
}
