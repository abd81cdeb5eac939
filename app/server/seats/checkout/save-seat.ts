import type { SeatPrice, SeatTerms } from '#core/seats/seat-price.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { AskedSeats } from '#server/db/schema/seats.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { SeatRow } from '../record/locked-seat.ts';

export type SeatAsked = {
  unit: SeatUnit;
  title: string;
  day: string;
  seats: number;
  terms: SeatTerms;
  ladder: readonly LadderStep[];
  asked: AskedSeats;
  /** How many seats one origin may hold unpaid (rule R5). */
  share: number;
};

type NewSeat = {
  id: string;
  hash: string;
  asked: Pick<SeatAsked, 'unit' | 'title' | 'day' | 'seats' | 'ladder'>;
  /** What it becomes when it is paid; null: who comes is known already. */
  form: AskedSeats | null;
  buyer: { name: string; phone: string; email: string | null };
  price: SeatPrice;
  personId: string | null;
  /** The enrolment that has its seat already, given from the waiting list. */
  requestId: string | null;
  language?: SeatRow['language'];
  /** 'desk': nothing of it is paid on the site. */
  payBy?: SeatRow['pay_by'];
  /** The booking whose rest it pays. */
  restOf?: string;
  heldUntil: Date;
  payUntil: Date;
  now: Date;
  pollAt: Date | null;
};

/** Stores a new booking with the first entry of its timeline. */
export async function saveSeat(trx: Transaction, seat: NewSeat): Promise<void> {
  const { id, hash, asked, price, personId, requestId, language = siteLanguage, now } = seat;
  const { form, buyer, payBy = 'gateway', restOf = null } = seat;
  await trx
    .insertInto('seat_bookings')
    .values({
      ...{ id, intent_key: id, intent_hash: hash, unit_kind: asked.unit.kind, unit_id: asked.unit.id },
      ...{ title: asked.title, day: asked.day, seats: asked.seats, ladder: JSON.stringify(asked.ladder) },
      ...{ price_paise: price.price, total_paise: price.due },
      ...{ buyer_name: buyer.name, buyer_phone: buyer.phone, buyer_email: buyer.email },
      ...{ asked: JSON.stringify(form ?? {}), language, person_id: personId, request_id: requestId },
      ...{ pay_by: payBy, rest_of: restOf },
      ...{
        holding: requestId === null && restOf === null,
        held_until: seat.heldUntil,
        pay_until: seat.payUntil,
      },
      ...{ created_at: now, poll_at: seat.pollAt },
    })
    .execute();
  await trx
    .insertInto('seat_events')
    .values({
      ...{ booking_id: id, at: now, kind: 'begun', state: 'created', stage: 'open' },
      ...{ payment_id: null, amount_paise: price.due, note: null },
    })
    .execute();
}

/** Who sent a form, as the buyer of what it asks. */
export function buyerOf({ sender }: AskedSeats): NewSeat['buyer'] {
  return { name: sender.name, phone: sender.phone ?? '', email: sender.email };
}
