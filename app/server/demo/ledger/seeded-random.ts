import { createHash } from 'node:crypto';

/** Pseudo-random numbers from a seed: the same seed gives the same ones on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
};

/**
 * The generator of one part of a run. Each part has a name of its own, so that the speed of one
 * does not change what another draws. Mulberry32 (Tommy Ettinger, public domain): short, and good
 * enough to choose by.
 */
export function seededRandom(seed: number, part: string): Random {
  let state = createHash('sha256').update(`${seed} ${part}`).digest().readUInt32BE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[whole(0, items.length - 1)] as Item;
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    shuffle: (items) => {
      const left = [...items];
      return items.map(() => left.splice(whole(0, left.length - 1), 1)[0] as (typeof items)[number]);
    },
  };
}
