import { sql } from 'kysely';
import { type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { type Checkins, checkinCurve } from '#core/passes/checkin-curve.ts';
import type { Services } from '#server/services.ts';
import { countDoubles, type DoubleCounts } from '../gate/double-queries.ts';
import { listProducts, listSlots, type PlannedProduct, type PlannedSlot } from './plan-queries.ts';

type Reading = Pick<Services, 'db'>;

/** Passes that let in or let in already; void ones and those that are not paid count nowhere. */
type Given = { passes: number; people: number; inside: number; worth: Paise };

export type ProductSales = PlannedProduct & Given;
export type SlotSales = PlannedSlot & Given;

export type Sales = {
  products: ProductSales[];
  slots: SlotSales[];
  all: Given;
  /** What came in online and at the counter, less what went back. */
  money: { online: Paise; counter: Paise };
  /** Bookings that wait for the office's yes. */
  asked: number;
  /** Who waits for what is full. */
  waiting: number;
  /** Passes that came in twice. */
  doubles: DoubleCounts;
  curve: { minutes: number; bars: Checkins[] };
};

/** How the passes of an event stand. The caller checks 'passes.read'. */
export async function readSales({ db }: Reading, eventId: string): Promise<Sales> {
  const [products, slots, counted, money, asked, waiting, checkins, doubles] = await Promise.all([
    listProducts({ db }, eventId),
    listSlots({ db }, eventId),
    countGiven({ db }, eventId),
    readMoney({ db }, eventId),
    db
      .selectFrom('pass_bookings')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('event_id', '=', eventId)
      .where('stage', '=', 'asked')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('event_waits')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('event_id', '=', eventId)
      .where('state', 'in', ['waiting', 'offered'])
      .executeTakeFirstOrThrow(),
    countCheckins({ db }, eventId),
    countDoubles({ db }, eventId),
  ]);
  const sum = (rows: readonly Given[]): Given => ({
    passes: rows.reduce((all, { passes }) => all + passes, 0),
    people: rows.reduce((all, { people }) => all + people, 0),
    inside: rows.reduce((all, { inside }) => all + inside, 0),
    worth: paise(rows.reduce((all, { worth }) => all + worth, 0)),
  });
  return {
    products: products.map((product) => ({
      ...product,
      ...sum(counted.filter(({ productId }) => productId === product.id)),
    })),
    slots: slots.map((slot) => ({ ...slot, ...sum(counted.filter(({ slotId }) => slotId === slot.id)) })),
    ...{ all: sum(counted), money, asked: asked.count, waiting: waiting.count, doubles },
    curve: checkinCurve(checkins),
  };
}

function countGiven({ db }: Reading, eventId: string) {
  return db
    .selectFrom('passes')
    .select(['product_id as productId', 'slot_id as slotId'])
    .select(sql<number>`count(*)::int`.as('passes'))
    .select(sql<number>`sum(people)::int`.as('people'))
    .select(sql<number>`coalesce(sum(people) filter (where state = 'used'), 0)::int`.as('inside'))
    .select(sql<Paise>`sum(price_paise)::bigint`.as('worth'))
    .where('event_id', '=', eventId)
    .where('state', 'in', ['valid', 'used'])
    .groupBy(['product_id', 'slot_id'])
    .execute();
}

async function readMoney({ db }: Reading, eventId: string): Promise<Sales['money']> {
  const { rows } = await sql<{ online: Paise; counter: Paise }>`select
    (select coalesce(sum(amount_paise - refunded_paise), 0)::bigint from payments
      join pass_bookings on pass_bookings.id = pass_booking_id
      where event_id = ${eventId} and role = 'settling') as online,
    (select coalesce(sum(amount_paise), 0)::bigint from pass_desk_payments
      join pass_bookings on pass_bookings.id = booking_id where event_id = ${eventId})
    - (select coalesce(sum(price_paise), 0)::bigint from pass_desk_returns
      join passes on passes.id = pass_id
      where event_id = ${eventId} and pass_desk_returns.state = 'handed') as counter`.execute(db);
  return rows[0] ?? { online: zeroPaise, counter: zeroPaise };
}

/** Each pass that came in once, when it came in last: a steward may undo. */
async function countCheckins({ db }: Reading, eventId: string): Promise<Checkins[]> {
  const { rows } = await sql<Checkins>`
    select date_bin('10 minutes', at, timestamptz '2000-01-01 00:00Z') as at, sum(people)::int as people
    from (select distinct on (pass_id) passes.people, pass_checkins.at
      from pass_checkins join passes on passes.id = pass_id
      where passes.event_id = ${eventId} and passes.state = 'used' and result = 'in'
      order by pass_id, pass_checkins.at desc) as came
    group by 1 order by 1`.execute(db);
  return rows;
}
