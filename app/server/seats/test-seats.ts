import { paise, rupees } from '#core/money/paise.ts';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { tourFields } from '#core/requests/tour.ts';
import type { Db } from '../db/schema.ts';
import { preparePayment } from '../purchases/prepare-payment.ts';
import { settlePayment } from '../purchases/settle-payment.ts';
import { somebody } from '../requests/test-requests.ts';
import type { Services } from '../services.ts';
import { captureOf } from '../stay/test-stays.ts';
import { startClassSeat } from './checkout/start-class-seat.ts';
import { startTourSeats } from './checkout/start-tour-seats.ts';

export const testClass = 'mridanga-for-beginners';
export const testDeparture = 'govardhan-parikrama-1';

/** So many seats in the class, of 500 rupees, paid on the site. */
export async function setTestClass(db: Services['db'], seats: number): Promise<void> {
  await db
    .updateTable('classes')
    .set({ seats, seats_taken: 0, pay_by: 'online', fee_paise: rupees(500) })
    .where('id', '=', testClass)
    .execute();
}

/** So many seats on the departure of 29 November, 500 of 2,500 rupees paid on the site. */
export async function setTestDeparture(db: Services['db'], seats: number): Promise<void> {
  await db
    .updateTable('tours')
    .set({ price_paise: rupees(2_500) })
    .execute();
  const ladder = JSON.stringify([{ days: 5, percent: 50 }]);
  await db
    .updateTable('tour_departures')
    .set({ seats, seats_taken: 0, closed: false, pay_online: true, deposit_paise: rupees(500), ladder })
    .execute();
}

function blank<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
}

let made = 0;

/** Another pupil each time, from another address. */
export function aPupil(instead: Partial<Record<(typeof enrolmentFields)[number], string>> = {}) {
  made += 1;
  const email = `pupil${made}@example.com`;
  const phone = String(9_100_000_000 + made);
  return { ...blank(enrolmentFields), name: 'Mira Sharma', age: '30', email, phone, ...instead };
}

/** A family of three on the departure. */
export function aFamily(instead: Partial<Record<(typeof tourFields)[number], string>> = {}) {
  made += 1;
  return {
    ...blank(tourFields),
    ...{ name: 'Mira Sharma', email: `family${made}@example.com`, phone: String(9_200_000_000 + made) },
    ...{ destination: 'govardhan-parikrama', departureId: testDeparture, mode: 'group', people: '3' },
    travellers: 'Mira Sharma, 41\nRavi Sharma, 12\nAsha Sharma, 7',
    ...instead,
  };
}

/** The class's seat of another pupil, ready to be paid; null: an enrolment without payment. */
export async function beginClassSeat(services: Services, pupil = aPupil()): Promise<string | null> {
  const started = await startClassSeat(services, testClass, pupil, somebody());
  if (started && !started.ok) throw new Error(JSON.stringify(started));
  return started?.value.id ?? null;
}

export async function beginTourSeats(services: Services, family = aFamily()): Promise<string> {
  const started = await startTourSeats(services, family, somebody());
  if (!started?.ok) throw new Error(JSON.stringify(started));
  return started.value.id;
}

/** The gateway's order, as pressing to pay creates it. */
export async function seatToPay(services: Services, id: string) {
  await preparePayment(services, { kind: 'seat', id }, { known: true });
  const row = await services.db
    .selectFrom('seat_bookings')
    .select(['gateway_order_id', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, orderId: row.gateway_order_id ?? '', total: paise(row.total_paise) };
}

/** Pays it, as the gateway tells us. */
export async function paySeat(services: Services, id: string, paymentId?: string): Promise<void> {
  const one = await seatToPay(services, id);
  const capturedAt = services.clock();
  const snapshot = captureOf(one, paymentId ? { capturedAt, paymentId } : { capturedAt });
  await settlePayment(services, { snapshot, event: null });
}

export function seatRow({ db }: Services, id: string) {
  return db.selectFrom('seat_bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** What the buyer of seats was written, by what each letter says. */
export async function seatLettersOf(db: Db, id: string): Promise<string[]> {
  const letters = await db
    .selectFrom('letters')
    .select('cause_key')
    .where('cause_key', 'like', `seat:${id}:%`)
    .orderBy('cause_key')
    .execute();
  return letters.map(({ cause_key }) => cause_key.slice(`seat:${id}:`.length));
}

/** The refunds of seats, the first asked for first. */
export function seatRefundsOf(db: Db, id: string) {
  return db.selectFrom('refunds').selectAll().where('seat_id', '=', id).orderBy('asked_at').execute();
}
