import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import { mostAtOnce, seatGoesBack } from '#core/seats/seat-price.ts';
import { isSeatId, mayPaySeat, seatState } from '#core/seats/seat-stage.ts';
import type { SeatDeskEntry, SeatDeskReturn, SeatView } from '#core/seats/seat-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { billsOf, toBills } from '#server/bills/bill-queries.ts';
import { refundsOfBooking, toBookedRefunds } from '#server/purchases/booked-money.ts';
import { leftOfPayment } from '#server/purchases/request-refund.ts';
import type { Services } from '#server/services.ts';
import { beginsOn } from '../places/begins-on.ts';
import { calledOffWords } from '../places/called-off.ts';
import { askedAtDesk, heldAtDesk, paidOnline } from '../record/seat-money.ts';
import { unitOf } from '../record/seat-unit.ts';

type EntryRow = Omit<SeatDeskEntry, 'amount'> & { amount: number };
type ReturnRow = Omit<SeatDeskReturn, 'amount'> & { amount: number };
type RestRow = Omit<SeatView['rests'][number], 'total'> & { total: number };

/** Everything that any view of paid seats shows; the caller adds the where. */
export function selectSeats({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('seat_bookings')
    .selectAll('seat_bookings')
    .select([
      beginsOn.as('begins_on'),
      calledOffWords.as('off_words'),
      refundsOfBooking('seat', sql`seat_bookings.id`).as('refunds'),
      paidOnline(sql`seat_bookings.id`).as('online_paise'),
      heldAtDesk(sql`seat_bookings.id`).as('desk_paise'),
      askedAtDesk(sql`seat_bookings.id`).as('desk_asked'),
      sql<EntryRow[]>`(select coalesce(json_agg(json_build_object('number', number, 'direction', direction,
        'mode', mode, 'amount', amount_paise, 'day', taken_on, 'by', people.name) order by number), '[]')
        from seat_desk_payments left join people on people.id = taken_by
        where booking_id = seat_bookings.id)`.as('desk_entries'),
      sql<ReturnRow[]>`(select coalesce(json_agg(json_build_object('id', id, 'state', state,
        'amount', amount_paise, 'reason', reason, 'askedBy', asked_by, 'confirmedBy', confirmed_by)
        order by asked_at), '[]')
        from seat_desk_returns where booking_id = seat_bookings.id)`.as('desk_returns'),
      sql<RestRow[]>`(select coalesce(json_agg(json_build_object('id', id, 'number', number, 'stage', stage,
        'total', total_paise) order by created_at), '[]')
        from seat_bookings as rest where rest.rest_of = seat_bookings.id)`.as('rests'),
      sql<
        number | null
      >`(select number::int from seat_bookings as whole where whole.id = seat_bookings.rest_of)`.as(
        'rest_of_number',
      ),
      billsOf(sql`bill.seat_id = seat_bookings.id`).as('bills'),
      leftOfPayment('seat', sql`seat_bookings.id`).as('online_left'),
      sql<number>`(select coalesce(sum(${leftOfPayment('seat', sql`rest.id`)}), 0)::bigint
        from seat_bookings as rest where rest.rest_of = seat_bookings.id)`.as('rests_left'),
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
  const isOff = row.off_words !== null;
  const isOver = isOff || row.stage === 'cancelled' || row.stage === 'short';
  const day = row.begins_on;
  const paid = row.online_paise + row.desk_paise;
  // While it is being paid, what will be left.
  const toPay = isOver ? 0 : Math.max(0, row.price_paise - (row.stage === 'open' ? row.total_paise : paid));
  return {
    ...{
      id: row.id,
      number: Number(row.number),
      state: seatState(row, now, isOff),
      money: row.state,
      stage: row.stage,
    },
    ...{ total: paise(row.total_paise), payable: !isOff && mayPaySeat(row, now), failure: row.failure },
    ...{ mailed: row.buyer_email !== null, unit: unitOf(row) },
    ...{ title: row.title, day, seats: row.seats, price: row.price_paise, ladder: row.ladder },
    paid: paise(paid),
    toPay: paise(toPay),
    restPayable: !isOff && row.stage === 'booked' && row.rest_of === null && toPay > 0 && toPay <= mostAtOnce,
    buyer: { name: row.buyer_name, phone: row.buyer_phone, email: row.buyer_email },
    goesBack: seatGoesBack(
      { ladder: row.ladder, day },
      row.online_left + row.rests_left + row.desk_paise - row.desk_asked,
      today,
    ),
    cancellable: !isOff && row.stage === 'booked' && today < day && row.rest_of === null,
    calledOffWords: row.off_words ?? '',
    ...{ requestId: row.request_id, personId: row.person_id, createdAt: row.created_at },
    ...{ payUntil: row.pay_until, version: row.version, atDesk: row.pay_by === 'desk' },
    restOf: row.rest_of === null ? null : { id: row.rest_of, number: row.rest_of_number ?? 0 },
    rests: row.rests.map((rest) => ({ ...rest, total: paise(rest.total) })),
    deskEntries: row.desk_entries.map((entry) => ({ ...entry, amount: paise(entry.amount) })),
    deskReturns: row.desk_returns.map((back) => ({ ...back, amount: paise(back.amount) })),
    returnable: paise(row.desk_paise - row.desk_asked),
    bills: toBills(row.bills),
    refunds: toBookedRefunds(row.refunds),
  };
}
