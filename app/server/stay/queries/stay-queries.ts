import { sql } from 'kysely';
import { addPaise, maxPaise, type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { greatestStay, leastRest } from '#core/stay/book-stay.ts';
import type { DeskEntry, DeskReturn } from '#core/stay/desk-money.ts';
import { isStayId, mayPayRest, mayPayStay, stayState } from '#core/stay/stay-stage.ts';
import { type StayTerms, termsOn } from '#core/stay/stay-terms.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { billsOf, toBills } from '#server/bills/bill-queries.ts';
import { netOnline, refundsOfBooking, toBookedRefunds } from '#server/purchases/booked-money.ts';
import type { Services } from '#server/services.ts';
import { goingBack } from '../changes/cancel-stay.ts';
import { heldAtDesk } from '../record/desk-money.ts';
import { coverOf, partsOf } from '../record/stay-cover.ts';
import { listTerms } from '../rules/stay-rules.ts';

type EntryRow = Omit<DeskEntry, 'amount'> & { amount: number };
type RestRow = Omit<StayView['rests'][number], 'total'> & { total: number };
type ReturnRow = Omit<DeskReturn, 'amount'> & { amount: number };

/**
 * Everything that any view of a stay shows; the caller adds the where. Its rooms are those of the
 * nights to come, in their order; of a stay that is over, those of its last night.
 */
export function selectStays({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const today = templeDay(clock());
  const parts = partsOf(sql`stay_bookings.id`);
  return db
    .selectFrom('stay_bookings')
    .selectAll('stay_bookings')
    .select([
      sql<string[]>`(select coalesce(json_agg(number order by first, position, number), '[]') from (
        select number, position, min(night) as first from room_nights join rooms on rooms.id = room_id
        where booking_id = stay_bookings.id
          and night >= least(greatest(${today}::date, stay_bookings.arrival), stay_bookings.departure - 1)
        group by rooms.id) as own)`.as('room_numbers'),
      refundsOfBooking('stay', parts).as('refunds'),
      billsOf(sql`bill.stay_id = stay_bookings.id`).as('bills'),
      heldAtDesk(sql`stay_bookings.id`, 'price').as('desk_paise'),
      heldAtDesk(sql`stay_bookings.id`, 'deposit').as('deposit_paise'),
      sql<
        EntryRow[]
      >`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'direction', direction,
        'mode', mode, 'amount', amount_paise, 'day', taken_on, 'reason', reason) order by position), '[]')
        from stay_desk_payments where booking_id = stay_bookings.id)`.as('desk_entries'),
      sql<
        ReturnRow[]
      >`(select coalesce(json_agg(json_build_object('id', id, 'state', state, 'amount', amount_paise,
        'reason', reason, 'askedBy', asked_by) order by asked_at, id), '[]')
        from stay_desk_returns where booking_id = stay_bookings.id)`.as('desk_returns'),
      netOnline('stay', parts).as('online_paise'),
      coverOf(sql`stay_bookings.id`).as('cover'),
      sql<RestRow[]>`(select coalesce(json_agg(json_build_object('id', id, 'stage', stage, 'money', state,
        'total', total_paise) order by number), '[]')
        from stay_bookings as rest where rest.rest_of = stay_bookings.id)`.as('rests'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStays>['executeTakeFirstOrThrow']>>;

/** The whole stay; an unknown id and a malformed one look the same: null. */
export async function findStay(services: Services, stayId: string): Promise<StayView | null> {
  if (!isStayId(stayId)) return null;
  const row = await selectStays(services).where('stay_bookings.id', '=', stayId).executeTakeFirst();
  return row ? toStayView(row, await listTerms(services.db), services.clock()) : null;
}

export function toStayView(row: Row, terms: readonly StayTerms[], now: Date): StayView {
  const today = templeDay(now);
  const paid = paise(row.online_paise + row.desk_paise);
  const cover = paise(row.cover);
  const held = paise(cover + row.desk_paise);
  const over = row.stage === 'cancelled' || row.stage === 'short';
  // Nobody came, and the ladder has said what stays with the temple: nothing more is owed.
  const owesNothing = over || row.stage === 'no-show';
  const tooMuch = over ? zeroPaise : leftOf(held, paise(row.stay_paise));
  const deskOver = over ? paise(row.desk_paise) : tooMuch;
  const deskReturns = row.desk_returns.map((back) => ({ ...back, amount: paise(back.amount) }));
  const open = deskReturns.filter(({ state }) => state === 'asked' || state === 'approved');
  const toPay = owesNothing ? zeroPaise : leftOf(paise(row.stay_paise), held);
  return {
    ...{ id: row.id, number: Number(row.number), state: stayState(row), money: row.state, stage: row.stage },
    ...{ total: paise(row.total_paise), payable: mayPayStay(row, now), failure: row.failure },
    ...{ mailed: row.guest_email !== null, arrival: row.arrival, departure: row.departure },
    ...{ kindId: row.room_type_id, kindTitle: row.room_title, rooms: row.rooms },
    ...{ adults: row.adults, children: row.children, extraBeds: row.extra_beds },
    ...{ meals: row.meals, member: row.member, freeNights: row.free_nights, price: row.price },
    paid,
    toPay,
    restPayable: mayPayRest(row, today) && toPay >= leastRest && toPay <= greatestStay,
    rests: row.rests.map((rest) => ({ ...rest, total: paise(rest.total) })),
    restOf: row.rest_of,
    ...{ tooMuch, deskOver, deskReturns },
    returnable: leftOf(deskOver, addPaise(open.map(({ amount }) => amount))),
    deskEntries: row.desk_entries.map((entry) => ({ ...entry, amount: paise(entry.amount) })),
    deposit: paise(row.deposit_paise),
    guest: {
      ...{ name: row.guest_name, phone: row.guest_phone, email: row.guest_email },
      ...{ idKind: row.id_kind, idLast4: row.id_last4, address: row.address },
      ...{ purpose: row.purpose, note: row.note },
      company: row.company === null ? null : { name: row.company, gstin: row.company_gstin },
    },
    roomNumbers: row.room_numbers,
    checkIn: termsOn(terms, row.arrival).checkIn,
    checkOut: termsOn(terms, row.departure).checkOut,
    goesBack: goingBack(row, cover, today),
    changeable: row.stage === 'booked' && today < row.arrival,
    byDesk: row.pay_by === 'desk',
    language: row.language,
    ...{ personId: row.person_id, createdAt: row.created_at, version: row.version },
    bills: toBills(row.bills),
    refunds: toBookedRefunds(row.refunds),
  };
}

function leftOf(price: Paise, paid: Paise): Paise {
  return maxPaise(zeroPaise, paise(price - paid));
}
