import { type RawBuilder, sql } from 'kysely';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { moveSeat } from './move-seat.ts';

/** What the desk has of the price of a booking (`id` in SQL), in paise. */
export function heldAtDesk(id: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(case direction when 'in' then amount_paise else -amount_paise end), 0)::bigint
    from seat_desk_payments where booking_id = ${id})`;
}

/** What of it was asked to be handed back and is not decided, in paise. */
export function askedAtDesk(id: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(amount_paise), 0)::bigint
    from seat_desk_returns where booking_id = ${id} and state = 'asked')`;
}

/** What came online for the booking or for its rest, less what went back, in paise. */
export function paidOnline(id: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(payment.amount_paise - payment.refunded_paise), 0)::bigint
    from payments as payment join seat_bookings as paying on paying.id = payment.seat_id
    where (paying.id = ${id} or paying.rest_of = ${id}) and payment.role = 'settling')`;
}

type SeatMoney = { held: number; asked: number; online: number };

/** All of that of one booking, as it is in this transaction. */
export async function readSeatMoney(db: Db, bookingId: string): Promise<SeatMoney> {
  const id = sql<string>`${bookingId}`;
  const { rows } = await sql<SeatMoney>`select ${heldAtDesk(id)} as held, ${askedAtDesk(id)} as asked,
    ${paidOnline(id)} as online`.execute(db);
  return rows[0] ?? { held: 0, asked: 0, online: 0 };
}

/** What the desk handed back for a booking in all, in paise. */
export async function readHanded(db: Db, bookingId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('seat_desk_payments')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
    .where('booking_id', '=', bookingId)
    .where('direction', '=', 'out')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

type DeskMove = {
  bookingId: string;
  direction: 'in' | 'out';
  amount: number;
  mode: CounterMode;
  returnId?: string;
  by: string;
  /** The temple's day. */
  day: string;
  at: Date;
};

/**
 * Stores money that moved at the desk for a locked booking; returns the id and the receipt's
 * number, which is the next of its locked counter: no gap, no repeat.
 */
export async function noteSeatMoney(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  { bookingId, direction, amount, mode, returnId, by, day, at }: DeskMove,
): Promise<{ id: string; number: number }> {
  const id = ids('sep');
  const { number } = await trx
    .with('series', (query) =>
      query
        .insertInto('seat_receipt_series')
        .values({ last_number: 1 })
        .onConflict((conflict) =>
          conflict.column('one').doUpdateSet({ last_number: sql`seat_receipt_series.last_number + 1` }),
        )
        .returning('last_number'),
    )
    .insertInto('seat_desk_payments')
    .columns([
      ...(['number', 'id', 'booking_id', 'direction', 'amount_paise', 'mode'] as const),
      ...(['return_id', 'taken_on', 'taken_by', 'noted_at'] as const),
    ])
    .expression(
      sql`select last_number, ${id}, ${bookingId}, ${direction}, ${amount}::bigint, ${mode},
        ${returnId ?? null}::text, ${day}::date, ${by}, ${at}::timestamptz from series`,
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  const kind = direction === 'in' ? `paid-${mode}` : `handed-back-${mode}`;
  await moveSeat(trx, { id: bookingId, at, kind, amount });
  return { id, number: Number(number) };
}
