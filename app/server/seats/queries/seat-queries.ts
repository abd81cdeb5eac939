import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { seatGoesBack } from '#core/seats/seat-price.ts';
import { isSeatId, mayPaySeat, seatState } from '#core/seats/seat-stage.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { netOnline, refundsOfBooking, toBookedRefunds } from '#server/purchases/booked-money.ts';
import { leftOfPayment } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { beginsOn } from '../places/begins-on.ts';

/** Everything that any view of paid seats shows; the caller adds the where. */
export function selectSeats({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('seat_bookings')
    .selectAll('seat_bookings')
    .select([
      beginsOn.as('begins_on'),
      refundsOfBooking('seat', sql`seat_bookings.id`).as('refunds'),
      netOnline('seat', sql`seat_bookings.id`).as('online_paise'),
      leftOfPayment('seat', sql`seat_bookings.id`).as('online_left'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSeats>['executeTakeFirstOrThrow']>>;

/** The whole booking; an unknown id and a malformed one look the same: null. */
export async function findSeat(services: Services, id: string): Promise<SeatView | null> {
  if (!isSeatId(id)) return null;
  const row = await selectSeats(services).where('seat_bookings.id', '=', id).executeTakeFirst();
  return row ? toSeatView(row, services.clock()) : null;
}

export function toSeatView(row: Row, now: Date): SeatView {
  const today = templeDay(now);
  const isOver = row.stage === 'cancelled' || row.stage === 'short';
  const day = row.begins_on;
  const rest = row.price_paise - row.total_paise;
  return {
    ...{
      id: row.id,
      number: Number(row.number),
      state: seatState(row, now),
      money: row.state,
      stage: row.stage,
    },
    ...{ total: paise(row.total_paise), payable: mayPaySeat(row, now), failure: row.failure },
    ...{ mailed: row.buyer_email !== null, unit: { kind: row.unit_kind, id: row.unit_id } },
    ...{ title: row.title, day, seats: row.seats, price: row.price_paise, ladder: row.ladder },
    paid: paise(row.online_paise),
    toPay: paise(isOver ? 0 : rest),
    buyer: { name: row.buyer_name, phone: row.buyer_phone, email: row.buyer_email },
    goesBack: seatGoesBack({ ladder: row.ladder, day }, row.online_left, today),
    cancellable: row.stage === 'booked' && today < day,
    ...{ requestId: row.request_id, personId: row.person_id, createdAt: row.created_at },
    ...{ payUntil: row.pay_until, version: row.version },
    refunds: toBookedRefunds(row.refunds),
  };
}
