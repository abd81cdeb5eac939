import type { ReactNode } from 'react';
import * as m from '#messages/cart.ts';

type CartSumProps = {
  title: string;
  /** What the lines are called, and the line of ₹0 under them (rule S63). */
  goods: string;
  nothing: string;
  /** Rupee text, as the cart sums it. */
  total: string;
  children: ReactNode;
};

/** The sum of either cart, with the link to the checkout and the small print. */
export function CartSum({ title, goods, nothing, total, children }: CartSumProps) {
  return (
    <section className="cart-sum" aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <dl>
        <div>
          <dt>{goods}</dt>
          <dd className="num">{total}</dd>
        </div>
        <div>
          <dt>{nothing}</dt>
          <dd className="num">₹0</dd>
        </div>
        <div className="g">
          <dt>{m.total}</dt>
          <dd className="price" aria-live="polite">
            {total}
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
