import { heldUntil } from '#core/bookings/hold.ts';
import { openStates } from '#core/purchases/money-state.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { priceSeats, type SeatPrice } from '#core/seats/seat-price.ts';
import { seatHeldUntil, seatPayUntil } from '#core/seats/seat-stage.ts';
import { type TurnRefused, takeTurn } from '#server/auth/take-turn.ts';
import { countsUntil, originOf, takeShare } from '#server/bookings/unproven-shares.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { againAfterLoss } from '#server/db/patience.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import { inTransaction, type Write } from '#server/write/in-transaction.ts';
import { hashInput } from '#server/write/intent.ts';
import { takeSeats } from '../places/take-seats.ts';
import { buyerOf, type SeatAsked, saveSeat } from './save-seat.ts';

/**
 * `found`: what a repeated form finds. Who repeats one that was just made has sent it too; of an
 * older one it may be somebody who knows the buyer, so it proves nothing.
 */
export type StartedSeat = { id: string; found: 'just-made' | 'open' | 'booked' };
export type SeatStarted = FormOutcome<StartedSeat> | TurnRefused;

/**
 * Holds seats for a quarter of an hour, to be paid on the next page. The form has no key of its own
 * (its page is the same for everybody), so its content is the key: sent again, it finds the booking
 * that it made, while that can be paid or is paid. 'no-seats' names a class that is full.
 */
export async function startSeat(
  services: Services,
  asked: SeatAsked,
  origin: RequestOrigin,
): Promise<SeatStarted> {
  const price = priceSeats(asked.terms, asked.seats);
  if (!price) return invalidField('people', 'seat-too-large');
  const known = await findStartedSeat(services, asked);
  if (known) return accept(known);
  const turn = await takeTurn(services, 'request', origin);
  if (!turn.ok) return turn;
  return againAfterLoss(() =>
    inTransaction(services, (write) => holdAndSave(write, { asked, price, hash: hashOf(asked), origin })),
  );
}

/** The booking that the same form made before, while it can be paid or is paid; null: none. */
export function findStartedSeat(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: Pick<SeatAsked, 'unit' | 'asked'>,
): Promise<StartedSeat | null> {
  return findLive(db, hashOf(asked), clock());
}

function hashOf({ unit, asked: { kind, sender, details } }: Pick<SeatAsked, 'unit' | 'asked'>): string {
  return hashInput({ unit, kind, sender, details });
}

/** How many unpaid bookings of one telephone number may hold seats at a time (rule R5). */
const mostOpenHolds = 4;

type Hold = { asked: SeatAsked; price: SeatPrice; hash: string; origin: RequestOrigin };

async function holdAndSave(
  { trx, services, pagesChanged }: Write,
  { asked, price, hash, origin }: Hold,
): Promise<FormOutcome<StartedSeat>> {
  const now = services.clock();
  const { unit, seats } = asked;
  const phone = asked.asked.sender.phone ?? '';
  await takeAdvisoryLock(trx, `hold:${phone}`);
  // The same form, sent twice at once.
  const known = await findLive(trx, hash, now);
  if (known) return accept(known);
  if ((await countHolding(trx, phone, now)) >= mostOpenHolds) return invalidField('phone', 'seat-holds');
  const problem = await takeSeats(trx, asked, now);
  if (problem) return invalid([problem]);
  const id = services.ids('sea');
  const endsAt = countsUntil(now);
  const share = {
    ...{ holder: id, origin: originOf(services, origin) },
    ...{ unit: `${unit.kind}:${unit.id}`, pieces: seats, endsAt },
  };
  const left = await takeShare(trx, share, { most: asked.share, now });
  if (left !== null) return invalidField(unit.kind === 'class' ? '' : 'people', 'seat-share', { n: left });
  await saveSeat(trx, {
    ...{ id, hash, asked, form: asked.asked, buyer: buyerOf(asked.asked), price },
    ...{ personId: origin.account ?? null, requestId: null },
    ...{ heldUntil: seatHeldUntil(null, now), payUntil: seatPayUntil(now, false) },
    ...{ now, pollAt: nextPollAt('created', now, now) },
  });
  pagesChanged();
  return accept({ id, found: 'just-made' });
}

/** A booking of the same form that may still be paid, or is. */
async function findLive(db: Db, hash: string, now: Date): Promise<StartedSeat | null> {
  const live = await db
    .selectFrom('seat_bookings')
    .select(['id', 'stage', 'created_at'])
    .where('intent_hash', '=', hash)
    .where((row) =>
      row.or([
        row('stage', '=', 'booked'),
        row.and([row('stage', '=', 'open'), row('pay_until', '>', now), row('state', '<>', 'expired')]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!live) return null;
  const { id, stage, created_at } = live;
  if (stage === 'booked') return { id, found: 'booked' };
  return { id, found: heldUntil(created_at) > now ? 'just-made' : 'open' };
}

async function countHolding(trx: Transaction, phone: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('seat_bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyer_phone', '=', phone)
    .where('holding', '=', true)
    .where('state', 'in', openStates)
    .where('held_until', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
