import { heldUntil, planConfirm, planRelease, type Short, type UnitQuantity } from '#core/bookings/hold.ts';
import { eventProductPool, eventSlotPool } from '#server/bookings/event-pools.ts';
import { holdUnits } from '#server/bookings/hold-units.ts';
import { lockHold, saveMoves } from '#server/bookings/lock-hold.ts';
import { releaseHold } from '#server/bookings/release-hold.ts';
import type { Db, Transaction } from '#server/db/schema.ts';
import type { PassRow } from './locked-booking.ts';

/** A pass takes one of its product, and a place for each of its people in its slot. */
export type Place = Pick<PassRow, 'product_id' | 'slot_id' | 'people'>;

/** Whose places: a booking, or an entry of the waiting list. */
type Holder = { holder: string; now: Date };

/** In which of the two something is missing. */
export type NoPlace = { ok: false; of: 'product' | 'slot'; shortages: Short['shortages'] };
type Placed = { ok: true } | NoPlace;

const pools = [
  { of: 'product', pool: eventProductPool },
  { of: 'slot', pool: eventSlotPool },
] as const;

/**
 * Holds a place for every pass until then, products before slots; on a refusal the caller rolls
 * back what of it was held. The same holder again keeps what it has.
 */
export async function holdPlaces(
  trx: Transaction,
  { holder, now }: Holder,
  places: readonly Place[],
  until = heldUntil(now),
): Promise<Placed> {
  for (const { of, pool } of pools) {
    const wanted = unitsOf(places)[of];
    if (wanted.length === 0) continue;
    const held = await holdUnits(trx, { pool, holder, now }, wanted, until);
    if (!held.ok) return { ok: false, of, shortages: held.shortages };
  }
  return { ok: true };
}

/**
 * Takes for good what the holder holds or held, in both pools or in neither: where something is
 * missing, all of it is given back.
 */
export async function takePlaces(trx: Transaction, { holder, now }: Holder): Promise<Placed> {
  const locked = [];
  // Both are locked before either is decided; the products first, as everywhere.
  for (const { of, pool } of pools) {
    const holding = { pool, holder, now };
    locked.push({ of, holding, ...(await lockHold(trx, holding)) });
  }
  if (locked.every(({ mine }) => mine.length === 0)) throw new Error(`${holder} held no place`);
  const plans = locked.map((one) => ({ ...one, planned: planConfirm(one.mine, one.units) }));
  const short = plans.find(({ planned }) => !planned.ok);
  for (const { holding, planned, mine } of plans)
    await saveMoves(trx, holding, !short && planned.ok ? planned.value : planRelease(mine), now);
  if (!short || short.planned.ok) return { ok: true };
  return { ok: false, of: short.of, shortages: short.planned.shortages };
}

/** Gives back what is held and not taken. */
export async function freePlaces(trx: Transaction, { holder, now }: Holder): Promise<void> {
  for (const { pool } of pools) await releaseHold(trx, { pool, holder, now });
}

/** Gives back what was taken for good by passes that are void now. */
export async function giveBackPlaces(
  trx: Transaction,
  { holder, now }: Holder,
  places: readonly Place[],
): Promise<void> {
  for (const { of, pool } of pools) {
    const given = unitsOf(places)[of];
    if (given.length === 0) continue;
    await pool.lock(
      trx,
      given.map(({ unitId }) => unitId),
    );
    const moves = given.map(({ unitId, quantity }) => ({ unitId, onHand: quantity, held: 0 }));
    await pool.move(trx, moves, { holder, at: now });
  }
}

/** Whether somebody's hold still runs. */
export async function stillHolds(db: Db, holder: string, after: Date): Promise<boolean> {
  const held = await db
    .selectFrom('holds')
    .select('holder')
    .where('pool', '=', eventProductPool.name)
    .where('holder', '=', holder)
    .where('state', '=', 'held')
    .where('until', '>', after)
    .executeTakeFirst();
  return held !== undefined;
}

/** How many of each product, and how many people in each slot. */
function unitsOf(places: readonly Place[]): Record<'product' | 'slot', UnitQuantity[]> {
  const count = (units: readonly (readonly [string, number])[]) => {
    const sums = new Map<string, number>();
    for (const [unitId, quantity] of units) sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
    return [...sums].map(([unitId, quantity]) => ({ unitId, quantity }));
  };
  return {
    product: count(places.map(({ product_id }) => [product_id, 1])),
    slot: count(
      places.flatMap(({ slot_id, people }) => (slot_id === null ? [] : [[slot_id, people] as const])),
    ),
  };
}
