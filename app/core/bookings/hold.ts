import { accept } from '#core/result.ts';

/**
 * Hold, confirm, release: the one rule for everything that can run out. A unit is what is counted
 * by itself (a variant in stock; a room in one night; a seat of a departure; an hour of seva); a
 * hold is some quantity of some units for one holder (an order, a booking). Nothing here knows what
 * the units are.
 */
export type Unit = {
  id: string;
  /** How many there are, those taken for good excluded. */
  onHand: number;
  /** How many of these are held, by this holder too. */
  held: number;
};

export type UnitQuantity = { unitId: string; quantity: number };

/**
 * held: reserved for a while. taken: for good. released: given back, perhaps held by another now.
 */
export type HoldState = 'held' | 'taken' | 'released';
export type HoldLine = UnitQuantity & { state: HoldState };

/** Of this unit only `left` can be had. */
export type Shortage = { unitId: string; wanted: number; left: number };
/** Everything is held or taken, or nothing is and something is short. */
export type Held = { ok: true; value: null } | Short;
export type Short = { ok: false; code: 'short'; shortages: Shortage[] };

/** The change of one unit: numbers to add to `onHand` and `held`, and the line after it. */
export type Move = { unitId: string; onHand: number; held: number; line: HoldLine };

/** How long a hold lasts, counted anew from each press on 'Pay' (rule F23). */
const holdMinutes = 15;

export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

/**
 * Holds everything requested, or nothing and reports what is short. A retry holds only what is
 * missing and releases what is no longer requested; what is taken for good is not touched.
 */
export function planHold(
  requested: readonly UnitQuantity[],
  mine: readonly HoldLine[],
  units: readonly Unit[],
): { ok: true; value: Move[] } | Short {
  const wanted = addUp(requested);
  const shortages: Shortage[] = [];
  const moves = wanted.flatMap(({ unitId, quantity }): Move[] => {
    const before = mine.find((line) => line.unitId === unitId);
    if (before?.state === 'taken') return [];
    const own = before?.state === 'held' ? before.quantity : 0;
    const free = freeOf(units, unitId);
    if (quantity - own > free) shortages.push({ unitId, wanted: quantity, left: own + free });
    return [{ unitId, onHand: 0, held: quantity - own, line: { unitId, quantity, state: 'held' } }];
  });
  if (shortages.length > 0) return { ok: false, code: 'short', shortages };
  const dropped = mine.filter((line) => !wanted.some(({ unitId }) => unitId === line.unitId));
  return accept([...moves, ...planRelease(dropped)]);
}

/**
 * Takes all of it for good, or nothing. An expired hold is no problem while the units are there:
 * what was released meanwhile is taken from what is free. If something is missing, what is still
 * held is released: `short`.
 */
export function planConfirm(
  mine: readonly HoldLine[],
  units: readonly Unit[],
): { ok: true; value: Move[] } | (Short & { moves: Move[] }) {
  const open = mine.filter(({ state }) => state !== 'taken');
  const shortages = open.flatMap(({ unitId, quantity, state }) => {
    const left = freeOf(units, unitId) + (state === 'held' ? quantity : 0);
    return left < quantity ? [{ unitId, wanted: quantity, left }] : [];
  });
  if (shortages.length > 0) return { ok: false, code: 'short', shortages, moves: planRelease(mine) };
  return accept(
    open.map(({ unitId, quantity, state }) => ({
      unitId,
      onHand: -quantity,
      held: state === 'held' ? -quantity : 0,
      line: { unitId, quantity, state: 'taken' as const },
    })),
  );
}

/** Releases what is held; what was taken for good stays taken. */
export function planRelease(mine: readonly HoldLine[]): Move[] {
  return mine
    .filter(({ state }) => state === 'held')
    .map(({ unitId, quantity }) => ({
      unitId,
      onHand: 0,
      held: -quantity,
      line: { unitId, quantity, state: 'released' as const },
    }));
}

function freeOf(units: readonly Unit[], unitId: string): number {
  const unit = units.find(({ id }) => id === unitId);
  return unit ? unit.onHand - unit.held : 0;
}

/** A unit requested twice is requested once, with the sum. */
function addUp(requested: readonly UnitQuantity[]): UnitQuantity[] {
  const sums = new Map<string, number>();
  for (const { unitId, quantity } of requested) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
    sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
  }
  return [...sums].map(([unitId, quantity]) => ({ unitId, quantity }));
}
