import { sql } from 'kysely';
import type { Fact } from './fact.ts';
import type { VisitedSystem } from './test-system.ts';
import type { Notes } from './world.ts';

/**
 * Everything that can run out: goods, places of a seva, a transfer that pays for one donation only.
 */
export async function readPlaceFacts({ db }: VisitedSystem, notes: Notes): Promise<Fact[]> {
  const { rows: stocks } = await sql<{ variant: string }>`select variant_id as variant from stock
    where on_hand < 0 or held < 0 or held > on_hand
      or on_hand <> coalesce((select sum(change) from stock_moves where variant_id = stock.variant_id), 0)
      or held <> coalesce((select sum(quantity) from holds where unit_id = stock.variant_id and state = 'held'), 0)`.execute(
    db,
  );
  // A hold that was released carries that moment; one that expired carries the end that it was
  // promised.
  const { rows: early } = await sql<{ holder: string }>`select holder from holds
    where state = 'released' and until > clock_timestamp()`.execute(db);
  return [
    { what: 'stock that disagrees with its ledger', is: stocks.length, wanted: 0, seen: stocks },
    { what: 'holds taken away before their time', is: early.length, wanted: 0, seen: early },
    ...(await readSoldFacts(db, notes)),
    ...(await readSevaFacts(db, notes)),
    ...(await readClaimFacts(db, notes)),
  ];
}

/** Passes, seats and members; what else must be true of them the audit says. */
async function readSoldFacts(db: VisitedSystem['db'], notes: Notes): Promise<Fact[]> {
  const { rows: sold } = await sql<{ unit: string }>`
    select product.id as unit from event_products as product where quota < (select count(*) from passes
      join pass_bookings as booking on booking.id = booking_id
      where product_id = product.id and passes.state <> 'void' and booking.paid_at is not null)
    union all
    select classes.id from classes where seats < (select count(*) from seat_bookings
      where unit_id = classes.id and (stage = 'booked' or holding))
    union all
    select bus.id from tour_departures as bus where seats < (select sum(booking.seats) from seat_bookings as booking
      where unit_id = bus.id and rest_of is null and (stage = 'booked' or holding))`.execute(db);
  const members = await db.selectFrom('memberships').select(['id', 'email']).execute();
  const byId = new Map(members.map(({ id, email }) => [id, email]));
  const lost = notes.members.filter(({ id, email }) => byId.get(id) !== email);
  const { rows: unpaid } = await sql<{ part: string }>`select part.id as part from pay_links as link
    join donations on donations.id = link.donation_id join membership_parts as part on part.id = membership_part_id
    where donations.state = 'paid' and part.donation_id is distinct from donations.id`.execute(db);
  const { rows: notOnce } = await sql<{ id: string }>`select id from seat_bookings as booking
    where id = any(${notes.restsAtDesk}) and stage = 'booked'
      and (select count(*) from seat_desk_payments where booking_id = booking.id) <> 1`.execute(db);
  return [
    { what: 'rests that the desk took not once', is: notOnce.length, wanted: 0, seen: notOnce },
    { what: 'passes and seats sold twice', is: sold.length, wanted: 0, seen: sold },
    { what: 'members who are lost', is: lost.length, wanted: 0, seen: lost },
    { what: 'parts of memberships paid and not known as paid', is: unpaid.length, wanted: 0, seen: unpaid },
  ];
}

async function readSevaFacts(db: VisitedSystem['db'], notes: Notes): Promise<Fact[]> {
  const rows = await db
    .selectFrom('seva_bookings as booking')
    .innerJoin('sevas', 'sevas.id', 'booking.seva_id')
    .select(['booking.id', 'day', 'begins', 'people', 'state', 'booking.email', 'online_places as places'])
    .execute();
  const confirmed = rows.filter(({ state }) => state === 'confirmed');
  const slots = Map.groupBy(confirmed, ({ day, begins }) => `${day} ${begins}`);
  const overfull = [...slots].filter(
    ([, inside]) => inside.reduce((sum, { people }) => sum + people, 0) > (inside[0]?.places ?? 0),
  );
  const wanted = Map.groupBy(notes.sevasWanted, ({ slot }) => slot);
  const underfull = [...wanted].filter(([slot, people]) => {
    const [one] = rows;
    const inside = slots.get(slot)?.length ?? 0;
    return one !== undefined && inside < Math.min(people.length, one.places);
  });
  const byId = new Map(confirmed.map((one) => [one.id, one]));
  const lost = notes.sevas.filter(({ id, email }) => byId.get(id)?.email !== email);
  const twice = [...Map.groupBy(confirmed, ({ email }) => email)].filter(([, own]) => own.length > 1);
  return [
    { what: 'seva slots with more people than places', is: overfull.length, wanted: 0, seen: overfull },
    {
      what: 'seva slots that turned people away too early',
      is: underfull.length,
      wanted: 0,
      seen: underfull,
    },
    { what: 'booked sevas that are lost', is: lost.length, wanted: 0, seen: lost },
    { what: 'people with two places of one form', is: twice.length, wanted: 0, seen: twice },
  ];
}

async function readClaimFacts(db: VisitedSystem['db'], notes: Notes): Promise<Fact[]> {
  const claims = await db.selectFrom('upi_claims').select(['utr', 'donation_id', 'state']).execute();
  const lost = notes.claims.filter(
    ({ utr, donation }) => !claims.some((claim) => claim.utr === utr && claim.donation_id === donation),
  );
  const claimedTwice = [...Map.groupBy(notes.claims, ({ utr }) => utr)].filter(
    ([, own]) => new Set(own.map(({ donation }) => donation)).size > 1,
  );
  const { rows: paid } = await sql<{ utr: string }>`select utr from upi_claims join donations on
    donations.id = donation_id where upi_claims.state = 'matched' and donations.state = 'paid'
    group by utr having count(*) > 1`.execute(db);
  return [
    { what: 'claims of transfers that are lost', is: lost.length, wanted: 0, seen: lost },
    { what: 'transfers claimed for two donations', is: claimedTwice.length, wanted: 0, seen: claimedTwice },
    { what: 'transfers that paid for two donations', is: paid.length, wanted: 0, seen: paid },
  ];
}
