import { sql } from 'kysely';
import { passTime } from '#core/passes/pass-time.ts';
import { accept, type FormOutcome, invalidField, refuse } from '#core/result.ts';
import { hasRested, isBehind } from '#server/bookings/passed-offers.ts';
import { countsUntil } from '#server/bookings/unproven-shares.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { findEventPasses } from '../queries/event-passes.ts';
import { noPlace } from '../record/no-place.ts';
import { holdPlaces } from '../record/places.ts';
import { sharePlaces } from '../record/share-places.ts';
import { closePassWait } from './close-wait.ts';
import { notifyWaiting } from './notify-waiting.ts';
import type { PassWaitRow } from './wait-row.ts';

/** For how long an offer holds the places. Our assumption. */
const offerHours = 6;

/** Names of who waited are kept so many days after the end, for the office's questions. */
const retainedDays = 30;

/**
 * Ends offers that nobody answered and waits whose event is over, then offers what is free to the
 * first of each product whom a letter reaches. It looks without a lock, and holds a product for one
 * entry at a time. What frees places wakes it.
 */
export const offerPasses: Job = {
  name: 'offer-passes',
  everySeconds: 120,
  run: async (services, stopping) => {
    const now = services.clock();
    await services.db
      .deleteFrom('event_waits')
      .where('closed_at', '<', new Date(now.getTime() - retainedDays * 86_400_000))
      .execute();
    await closeOver(services, now);
    const asked = new Set<string>();
    for (let changed = true; changed; ) {
      changed = false;
      for (const wait of await listFitting(services)) {
        if (stopping.aborted) return;
        if (asked.has(wait.id)) continue;
        asked.add(wait.id);
        changed = await offerTo(services, wait);
        // Others may fit no more: better to look again than to lock for each of them.
        if (changed) break;
      }
    }
  },
};

/** Ends what nobody answered, and what is waited for in vain. */
async function closeOver(services: Services, now: Date): Promise<void> {
  const begun = await services.db
    .selectFrom('event_waits')
    .innerJoin('events', 'events.id', 'event_waits.event_id')
    .leftJoin('event_slots as slot', 'slot.id', 'event_waits.slot_id')
    .select(['event_waits.id', 'state', 'events.starts_at as startsAt', 'events.ends_at as endsAt'])
    .select(['slot.starts_at as slotFrom', 'slot.ends_at as slotUntil'])
    .select(sql<boolean>`offer_until <= ${now} or events.status <> 'live'`.as('over'))
    .where('closed_at', 'is', null)
    .where(
      sql<boolean>`(offer_until <= ${now} or events.status <> 'live'
        or coalesce(slot.starts_at, events.starts_at) <= ${now})`,
    )
    .execute();
  const ended = begun.filter(({ over, slotFrom, slotUntil, ...event }) => {
    const slot = slotFrom && { startsAt: slotFrom, endsAt: slotUntil };
    return over || passTime(slot, event).until <= now;
  });
  for (const { id, state: was } of ended)
    await inTransaction(services, async ({ trx }) => {
      const state = was === 'offered' ? 'lapsed' : 'over';
      return (await closePassWait(trx, id, { state, at: now })) ? accept(null) : refuse('pass-wait-over');
    });
}

const line = { list: 'event_waits', of: 'product_id' } as const;

/**
 * Who waits for what there is now, in the order of coming, but whoever let an offer pass or gave it
 * back behind the others: one statement, read only.
 */
function listFitting({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<PassWaitRow[]> {
  return db
    .selectFrom('event_waits')
    .innerJoin('event_products as product', 'product.id', 'event_waits.product_id')
    .leftJoin('event_slots as slot', 'slot.id', 'event_waits.slot_id')
    .selectAll('event_waits')
    .where('event_waits.state', '=', 'waiting')
    .where('event_waits.holder_email', 'is not', null)
    .where('product.on_sale', 'is', true)
    .where(sql<boolean>`product.on_hand - product.held >= event_waits.quantity
      and (slot.id is null or slot.on_hand - slot.held >= event_waits.quantity * product.people)`)
    .where(hasRested(line, clock()))
    .orderBy(isBehind(line))
    .orderBy('event_waits.made_at')
    .orderBy('event_waits.id')
    .execute();
}

/** Whether it was offered; nothing of a refusal is kept. */
async function offerTo(services: Services, wait: PassWaitRow): Promise<boolean> {
  const { ok } = await inTransaction(services, async ({ trx, services: inside, wake }) => {
    wake('send-letters');
    return offerPlaces(trx, inside, wait);
  });
  return ok;
}

/**
 * Offers who waits the places and holds them until the offer ends; refused where they are not free,
 * or the origin has its share. First the places, then the entry.
 */
async function offerPlaces(
  trx: Transaction,
  services: Services,
  wait: PassWaitRow,
): Promise<FormOutcome<null>> {
  const now = services.clock();
  const { id, origin, quantity } = wait;
  const found = await findEventPasses(services, wait.event_id);
  const product = found?.products.find((one) => one.id === wait.product_id);
  if (!found || found.event.closed || !product) return invalidField('', 'passes-closed');
  const slot = found.slots.find((one) => one.id === wait.slot_id) ?? null;
  const { until } = passTime(slot, found.event);
  if (until <= now) return invalidField('', 'passes-closed');
  const ends = Math.min(now.getTime() + offerHours * 3_600_000, until.getTime());
  const place = { product_id: product.id, slot_id: wait.slot_id, people: product.people };
  const places = Array.from({ length: quantity }, () => place);
  const held = await holdPlaces(trx, { holder: id, now }, places, new Date(ends));
  if (!held.ok) return noPlace(held);
  const placed = {
    lines: [{ product, quantity, price: product.price, free: 0 }],
    slot,
    total: product.price,
  };
  const shared = await sharePlaces(
    trx,
    { holder: id, origin, placed, event: found.event },
    { now, until: countsUntil(new Date(ends)) },
  );
  if (!shared.ok) return shared;
  const offered = await trx
    .updateTable('event_waits')
    .set({ state: 'offered', offered_at: now, offer_until: new Date(ends) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (offered.numUpdatedRows === 0n) return invalidField('', 'pass-wait-over');
  await notifyWaiting(trx, services, wait, 'offered');
  return accept(null);
}
