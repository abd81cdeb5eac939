import { type Paise, zeroPaise } from '#core/money/paise.ts';

type Line = { quantity: number; price: Paise; membersFree: boolean };

/**
 * How many passes of each line a membership with so many free ones gives: of those that cost
 * something and that the office gives members, the dearest first; of the same price the first line.
 */
export function shareFree(lines: readonly Line[], left: number): number[] {
  let rest = left;
  const shares = lines.map(() => 0);
  const dearest = lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ membersFree, price }) => membersFree && price > zeroPaise)
    .toSorted((one, other) => other.price - one.price);
  for (const { at, quantity } of dearest) {
    const taken = Math.min(quantity, rest);
    shares[at] = taken;
    rest -= taken;
  }
  return shares;
}
