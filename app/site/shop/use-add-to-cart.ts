import { useEffect } from 'react';
import { addLine, type ShopLine, sameLine } from '#core/cart/cart.ts';
import { maxCartLines } from '#core/cart/limits.ts';
import type { BoughtLine } from '#core/products/buy-form.ts';
import * as m from '#messages/product.ts';
import { shopCart } from '#site/shared/use-carts.ts';
import { notify } from '#ui/notify.ts';

/** What a product's form answers to 'Add to cart'. */
export type AddedLine = { kind: 'added'; line: BoughtLine; quantity: number };

/** Answers that are in the cart already: React may show one answer twice. */
const done = new WeakSet<AddedLine>();

/** Puts an accepted line into the browser's shop cart, once, and shows a toast. */
export function useAddToCart(answer: { kind: string } | undefined): void {
  useEffect(() => {
    if (!isAdded(answer) || done.has(answer)) return;
    done.add(answer);
    shopCart.change((lines) => addLine<ShopLine>(lines, answer.line, answer.quantity));
    if (shopCart.snapshot().lines.some((line) => sameLine(line, answer.line))) {
      notify('success', m.addedToCart, answer.line.name);
    } else {
      notify('error', m.cartFull, m.cartHolds(maxCartLines));
    }
  }, [answer]);
}

function isAdded(answer: { kind: string } | undefined): answer is AddedLine {
  return answer?.kind === 'added';
}
