import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRupees } from '#core/money/paise.ts';
import {
  addLine,
  type CartLine,
  cartTotal,
  type DonationLine,
  deleteLine,
  removeOne,
  type ShopLine,
  setQuantity,
  unitAmount,
} from './cart.ts';
import { type DecodedCart, decodeDonationCart, decodeShopCart, encodeCart } from './decode-cart.ts';
import { maxCartLines, maxQuantity } from './limits.ts';

// Both carts against the simplest possible model: a map from name to quantity, and a sum in whole
// paise.

type Name = { id: string; variations: string };
/** How one of the carts makes a line, and how its storage is read. */
type Kind<Line> = {
  line: (name: Name, price: string) => Omit<Line, 'quantity'>;
  decode: (stored: string | null) => DecodedCart<Line>;
};

const shop: Kind<ShopLine> = {
  line: (name, price) => ({ ...name, price, amount: price, name: name.id, image: 'shop-books' }),
  decode: decodeShopCart,
};
const donations: Kind<DonationLine> = {
  line: (name, amount) => ({ ...name, amount, title: name.id }),
  decode: decodeDonationCart,
};

const price = fc.constantFrom('100', '100.5', '0.10', '12.50', '99999999.99');
const few = fc.record({
  id: fc.constantFrom('gita', 'mala', 'ghee'),
  variations: fc.constantFrom('', 'a', 'b'),
});
/** More things than a cart holds. */
const many = fc.record({ id: fc.integer({ min: 1, max: 400 }).map(String), variations: fc.constant('') });

const stepsOf = (name: fc.Arbitrary<Name>, most: number) => {
  const add = { kind: fc.constant('add' as const), name, price, count: fc.integer({ min: 1, max: 1_200 }) };
  const set = { kind: fc.constant('set' as const), name, count: fc.integer({ min: -2, max: 1_500 }) };
  const step = fc.oneof(
    { weight: 60, arbitrary: fc.record(add) },
    { weight: 15, arbitrary: fc.record(set) },
    { weight: 15, arbitrary: fc.record({ kind: fc.constant('minus' as const), name }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('delete' as const), name }) },
    { weight: 10, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  );
  return fc.array(step, { maxLength: most, size: 'max' });
};
type CartStep = ReturnType<typeof stepsOf> extends fc.Arbitrary<(infer One)[]> ? One : never;
type Model = Map<string, { quantity: number; price: string }>;

function carryOut<Line extends ShopLine | DonationLine>(
  { line, decode }: Kind<Line>,
  lines: Line[],
  step: CartStep,
): Line[] {
  if (step.kind === 'clear') return [];
  if (step.kind === 'reload') return decode(encodeCart(lines)).lines;
  if (step.kind === 'add') return addLine<Line>(lines, line(step.name, step.price), step.count);
  if (step.kind === 'set') return setQuantity(lines, step.name, step.count);
  return step.kind === 'minus' ? removeOne(lines, step.name) : deleteLine(lines, step.name);
}

function carryOutSimply(model: Model, step: CartStep): void {
  if (step.kind === 'reload') return;
  if (step.kind === 'clear') {
    model.clear();
    return;
  }
  const key = keyOf(step.name);
  const known = model.get(key);
  if (step.kind === 'add') {
    const quantity = Math.min(maxQuantity, (known?.quantity ?? 0) + step.count);
    if (known || model.size < maxCartLines) model.set(key, { quantity, price: step.price });
    return;
  }
  if (!known) return;
  const left = step.kind === 'set' ? step.count : step.kind === 'minus' ? known.quantity - 1 : 0;
  if (left <= 0) model.delete(key);
  else model.set(key, { ...known, quantity: Math.min(maxQuantity, left) });
}

function agree<Line extends ShopLine | DonationLine>(kind: Kind<Line>, steps: readonly CartStep[]): void {
  let lines: Line[] = [];
  const model: Model = new Map();
  for (const step of steps) {
    lines = carryOut(kind, lines, step);
    carryOutSimply(model, step);
    expect(JSON.stringify(lines.map((line) => [keyOf(line), line.quantity, unitAmount(line)]))).toBe(
      JSON.stringify([...model].map(([key, { quantity, price: paid }]) => [key, quantity, paid])),
    );
    const sum = [...model.values()].reduce(
      (total, { quantity, price: paid }) => total + quantity * paiseOf(paid),
      0,
    );
    expect(paiseOf(cartTotal(lines))).toBe(sum);
  }
}

describe.each([
  ['a few things over and over', stepsOf(few, 60), { numRuns: 400 }],
  ['more things than a cart holds', stepsOf(many, 200), { numRuns: 40, endOnFailure: true }],
] as const)('any sequence of steps gives what a simple model gives: %s', (_, steps, runs) => {
  it('in the shop’s cart', () =>
    fc.assert(
      fc.property(steps, (each) => agree(shop, each)),
      { seed: 11, ...runs },
    ));
  it('in the donation cart', () =>
    fc.assert(
      fc.property(steps, (each) => agree(donations, each)),
      { seed: 12, ...runs },
    ));
});

it('the longer sequences fill a cart', () => {
  const fullest = fc
    .sample(stepsOf(many, 200), { seed: 11, numRuns: 40 })
    .map((steps) => steps.reduce<ShopLine[]>((lines, step) => carryOut(shop, lines, step), []).length);
  expect(Math.max(...fullest)).toBe(maxCartLines);
});

function keyOf({ id, variations }: Pick<CartLine, 'id' | 'variations'>): string {
  return JSON.stringify([id, variations]);
}

function paiseOf(text: string): number {
  const parsed = parseRupees(text);
  return parsed.ok ? parsed.value : Number.NaN;
}
