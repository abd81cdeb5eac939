import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRupees } from '#core/money/paise.ts';
import {
  addLine,
  cartTotal,
  deleteLine,
  maxCartLines,
  maxQuantity,
  removeOne,
  type ShopLine,
  setQuantity,
} from './cart.ts';
import { decodeShopCart, encodeCart } from './decode-cart.ts';

// The cart against the simplest thing that could be one: a map from name to quantity, and a sum in whole paise.

const price = fc.constantFrom('100', '100.5', '0.10', '12.50', '99999999.99');
const name = fc.record({
  id: fc.constantFrom('gita', 'mala', 'ghee'),
  variations: fc.constantFrom('', 'a', 'b'),
});
const deed = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), name, price, count: fc.integer({ min: 1, max: 1_200 }) }),
  fc.record({ kind: fc.constant('minus' as const), name }),
  fc.record({ kind: fc.constant('delete' as const), name }),
  fc.record({ kind: fc.constant('set' as const), name, count: fc.integer({ min: -2, max: 1_500 }) }),
  fc.record({ kind: fc.constant('reload' as const) }),
  fc.record({ kind: fc.constant('clear' as const) }),
);

it('any sequence of deeds gives what a simple model gives', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      let lines: ShopLine[] = [];
      const model = new Map<string, { quantity: number; price: string }>();
      for (const one of deeds) {
        if (one.kind === 'reload') lines = decodeShopCart(encodeCart(lines)).lines;
        else if (one.kind === 'clear') {
          lines = [];
          model.clear();
        } else {
          const key = JSON.stringify([one.name.id, one.name.variations]);
          const known = model.get(key);
          if (one.kind === 'add') {
            lines = addLine<ShopLine>(lines, whole(one.name, one.price), one.count);
            const quantity = Math.min(maxQuantity, (known?.quantity ?? 0) + one.count);
            if (known || model.size < maxCartLines) model.set(key, { quantity, price: one.price });
          } else if (one.kind === 'set') {
            lines = setQuantity(lines, one.name, one.count);
            if (one.count <= 0) model.delete(key);
            else if (known) model.set(key, { ...known, quantity: Math.min(maxQuantity, one.count) });
          } else {
            lines = one.kind === 'minus' ? removeOne(lines, one.name) : deleteLine(lines, one.name);
            if (one.kind === 'delete' || known?.quantity === 1) model.delete(key);
            else if (known) model.set(key, { ...known, quantity: known.quantity - 1 });
          }
        }
        expect(
          lines.map((line) => [JSON.stringify([line.id, line.variations]), line.quantity, line.price]),
        ).toEqual([...model].map(([key, { quantity, price: paid }]) => [key, quantity, paid]));
        const sum = [...model.values()].reduce(
          (total, { quantity, price: paid }) => total + quantity * paiseOf(paid),
          0,
        );
        expect(paiseOf(cartTotal(lines))).toBe(sum);
      }
    }),
    { seed: 11, numRuns: 400 },
  );
});

function whole(line: { id: string; variations: string }, cost: string): Omit<ShopLine, 'quantity'> {
  return { ...line, price: cost, amount: cost, name: line.id, image: 'shop-books' };
}

function paiseOf(text: string): number {
  const parsed = parseRupees(text);
  return parsed.ok ? parsed.value : Number.NaN;
}
