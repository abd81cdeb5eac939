import type { RawBuilder } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import { isPassWaitId, type PassWaitView } from '#core/passes/pass-wait.ts';
import { passField } from '#core/translations/translated-kind.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';
import { findPassWords } from '../queries/pass-words.ts';

function selectWaits(db: Services['db']) {
  return db
    .selectFrom('event_waits')
    .innerJoin('events', 'events.id', 'event_waits.event_id')
    .innerJoin('event_products as product', 'product.id', 'event_waits.product_id')
    .leftJoin('event_slots as slot', 'slot.id', 'event_waits.slot_id')
    .selectAll('event_waits')
    .select(['events.title as event_title', 'events.starts_at as event_from'])
    .select(['product.title as product_title'])
    .select(['slot.starts_at as slot_from', 'slot.ends_at as slot_until']);
}

type Found = Awaited<ReturnType<ReturnType<typeof selectWaits>['executeTakeFirstOrThrow']>>;

/**
 * An entry of the waiting list; an unknown id and a malformed one look the same: null. The kind of
 * pass is named in the reader's language, where it has words for it.
 */
export async function findPassWait(
  services: Pick<Services, 'db'>,
  waitId: string,
  language: Language = 'en',
): Promise<PassWaitView | null> {
  if (!isPassWaitId(waitId)) return null;
  const row = await selectWaits(services.db).where('event_waits.id', '=', waitId).executeTakeFirst();
  if (!row) return null;
  const wait = toView(row);
  const words = await findPassWords(services, wait.event.id, language);
  return { ...wait, productTitle: words?.[passField(wait.productId)] ?? wait.productTitle };
}

/** Entries that a condition names, the first first. The caller checks who may see them. */
export async function listPassWaits(
  { db }: Pick<Services, 'db'>,
  are: RawBuilder<boolean>,
): Promise<PassWaitView[]> {
  const rows = await selectWaits(db).where(are).orderBy('event_waits.made_at').limit(1_000).execute();
  return rows.map(toView);
}

function toView(row: Found): PassWaitView {
  return {
    event: { id: row.event_id, title: row.event_title, startsAt: row.event_from },
    ...{ id: row.id, quantity: row.quantity },
    ...{ productId: row.product_id, productTitle: row.product_title },
    slot:
      row.slot_id && row.slot_from && row.slot_until
        ? { id: row.slot_id, startsAt: row.slot_from, endsAt: row.slot_until }
        : null,
    ...{ name: row.holder_name, phone: row.holder_phone, email: row.holder_email },
    ...{ state: row.state, madeAt: row.made_at, offerUntil: row.offer_until, bookingId: row.booking_id },
  };
}

/** What the letter's link carries besides the id: whoever has it may book, decline or leave. */
export function passWaitKey(services: Pick<Services, 'config'>, waitId: string): string {
  return signBySite(services, `pass-wait:${waitId}`);
}

export function hasPassWaitKey(services: Pick<Services, 'config'>, waitId: string, key: string): boolean {
  return isSignedBySite(services, `pass-wait:${waitId}`, key);
}
