import type { Language } from '#core/language/languages.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { PlacedStay } from '#core/stay/book-stay.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { Transaction } from '#server/db/schema.ts';

export type NewStay = {
  id: string;
  intent: { key: string; hash: string };
  placed: PlacedStay;
  ladder: readonly LadderStep[];
  personId: string | null;
  /** In which the guest is written to. */
  language: Language;
  /** Booked by the office: paid at its desk, and at once its guest's. */
  byDesk: { personId: string; requestId: string | null } | null;
  /** The group from whose block it is. */
  groupId: string | null;
};

/** Stores a new stay with the first entry of its timeline; false when its key is taken. */
export async function saveStay(trx: Transaction, stay: NewStay, now: Date): Promise<boolean> {
  const { id, intent, placed, ladder, personId, language, byDesk, groupId } = stay;
  const { guest, price } = placed;
  const isFree = placed.due === 0;
  const stage = byDesk || isFree ? 'booked' : 'open';
  const made = await trx
    .insertInto('stay_bookings')
    .values({
      ...{ id, intent_key: intent.key, intent_hash: intent.hash, stage },
      pay_by: isFree ? 'nothing' : byDesk ? 'desk' : 'gateway',
      free_nights: placed.freeNights,
      ...{ room_type_id: placed.kindId, room_title: placed.kindTitle },
      ...{ arrival: placed.arrival, departure: placed.departure, ladder_from: placed.arrival },
      ladder: JSON.stringify(ladder),
      ...{ rooms: placed.rooms, adults: placed.adults, children: placed.children },
      ...{ extra_beds: price.extraBeds, meals: price.meals > 0, member: placed.member },
      ...{ stay_paise: price.total, total_paise: placed.due, tax_paise: price.tax },
      cover_paise: byDesk ? 0 : placed.due,
      price: JSON.stringify(price),
      ...{ guest_name: guest.name, guest_phone: guest.phone, guest_email: guest.email },
      ...{ id_kind: guest.idKind, id_last4: guest.idLast4 },
      ...{ address: guest.address, purpose: guest.purpose, note: guest.note },
      ...{ company: guest.company?.name ?? null, company_gstin: guest.company?.gstin ?? null },
      ...{ language, person_id: personId, created_at: now },
      ...{ request_id: byDesk?.requestId ?? null, booked_by: byDesk?.personId ?? null },
      group_id: groupId,
      poll_at: byDesk || isFree ? null : nextPollAt('created', now, now),
    })
    .onConflict((conflict) => conflict.column('intent_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await trx
    .insertInto('stay_events')
    .values({ booking_id: id, at: now, kind: 'begun', state: 'created', stage, amount_paise: price.total })
    .execute();
  return true;
}
