import { randomBytes } from 'node:crypto';
import { zeroPaise } from '#core/money/paise.ts';
import type { PlacedPasses } from '#core/passes/book-passes.ts';
import type { PassStage } from '#core/passes/pass-stage.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { toBase32 } from '#core/security/base32.ts';
import { language } from '#messages/language.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Place } from '../record/places.ts';

export type NewBooking = {
  id: string;
  eventId: string;
  intent: { key: string; hash: string };
  placed: PlacedPasses;
  personId: string | null;
  /** Who of the office booked it; null: on the site. */
  bookedBy: string | null;
};

/**
 * Stores a new booking with its passes, still held, and the first entry of its timeline; null when
 * its key is taken. What is sold by the office is paid at its desk.
 */
export async function saveBooking(
  trx: Transaction,
  { id, eventId, intent, placed, personId, bookedBy }: NewBooking,
  now: Date,
): Promise<Place[] | null> {
  const { holder, lines, slot, total, answers } = placed;
  const stage: PassStage = placed.asks && bookedBy === null ? 'asked' : 'open';
  const payBy = total === 0 ? 'nothing' : bookedBy ? 'desk' : 'gateway';
  const made = await trx
    .insertInto('pass_bookings')
    .values({
      ...{ id, intent_key: intent.key, intent_hash: intent.hash, stage, pay_by: payBy, event_id: eventId },
      ...{ total_paise: total, answers: JSON.stringify(answers) },
      ...{ holder_name: holder.name, holder_phone: holder.phone, holder_email: holder.email },
      ...{ language, person_id: personId, booked_by: bookedBy, created_at: now },
      poll_at: payBy === 'gateway' && stage === 'open' ? nextPollAt('created', now, now) : null,
    })
    .onConflict((conflict) => conflict.column('intent_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await trx
    .insertInto('pass_booking_events')
    .values({ booking_id: id, at: now, kind: 'begun', state: 'created', stage, amount_paise: total })
    .execute();
  const passes = lines.flatMap(({ product, quantity, price, free }) =>
    Array.from({ length: quantity }, (_, at) => ({
      ...{ id: passCode(), booking_id: id, event_id: eventId, product_id: product.id },
      ...{ slot_id: slot?.id ?? null, title: product.title, people: product.people },
      ...(at < free ? { price_paise: zeroPaise, of_member: true } : { price_paise: price }),
    })),
  );
  await trx.insertInto('passes').values(passes).execute();
  return passes;
}

/** 80 random bits, which a token carries. */
function passCode(): string {
  return toBase32(randomBytes(10));
}
